import { SnapshotHolder } from '../../../application/Snapshots.ts';
import type { Stylist } from '../../../ui/search/ChatSwitch.ts';
import type { ConversationProps } from '../../../ui/search/SearchTab.tsx';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { stylistCode } from './lazy.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { CHAT } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Gives the search screen access to the stylist, whose code loads on first use. */
export const chatFirstModule: Module = ({ bind }) => {
  bind(CHAT.loadedStylist)
    .toResolvedValue(() => new SnapshotHolder<Stylist | null>(null))
    .inSingletonScope();
  bind(CHAT.lazyStylist).toResolvedValue(
    (loadedStylist, modules) => ({
      get snapshot() {
        return loadedStylist.snapshot;
      },
      subscribe: (listener) => loadedStylist.subscribe(listener),
      loadStylist: () => modules.get(stylistCode, CHAT.stylist),
    }),
    [CHAT.loadedStylist, BASE.modules],
  );
  bind(CHAT.conversation).toResolvedValue(
    (stylist, draft, filters, search, attachments, wishlist, cache, onOpenItem) =>
      lazyComponent<ConversationProps>(async () => {
        const [{ ChatDockContainer }, { session }] = await Promise.all([
          import('../../../ui/chat/ChatDock.tsx'),
          stylist.loadStylist(),
        ]);
        const parts = { session, draft, filters, search, attachments, wishlist, cache, onOpenItem };
        return (props) => <ChatDockContainer {...props} parts={parts} />;
      }),
    [
      CHAT.lazyStylist,
      SEARCH.draft,
      SEARCH.filters,
      SEARCH.session,
      SEARCH.attachments,
      WISHLIST.service,
      BASE.cache,
      VIEWER.openItem,
    ],
  );
};
