import { ContainerModule } from 'inversify';
import { ItemViewerSession } from '../../application/viewer/ItemViewerSession.ts';
import { ShareLink } from '../../application/viewer/ShareLink.ts';
import { Suggestions } from '../../application/viewer/Suggestions.ts';
import { TOKENS } from '../tokens.ts';

/** The item viewer and share links. */
export const viewerModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.viewer)
    .toResolvedValue(
      (items, shopper, filters, logger, recentItems, notices, pulse) => {
        const suggestions = new Suggestions({ items, shopper, logger, filters: () => filters.snapshot.filters });
        return new ItemViewerSession({ items, shopper, recentItems, suggestions, notices, pulse });
      },
      [TOKENS.items, TOKENS.shopper, TOKENS.filters, TOKENS.logger, TOKENS.recentItems, TOKENS.notices, TOKENS.pulse],
    )
    .inSingletonScope();
  bind(TOKENS.shareLink)
    .toResolvedValue(
      (clipboard, logger) => new ShareLink({ origin: window.location.origin, clipboard, logger }),
      [TOKENS.clipboard, TOKENS.logger],
    )
    .inSingletonScope();
});
