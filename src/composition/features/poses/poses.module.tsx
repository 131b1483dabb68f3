import { BrowserPhotoPreparation } from '../../../adapters/browser/BrowserPhotoPreparation.ts';
import { HttpPoses } from '../../../adapters/http/HttpPoses.ts';
import { PosesManager } from '../../../application/poses/PosesManager.ts';
import { PoseSuggestions } from '../../../application/poses/PoseSuggestions.ts';
import PosesTab from '../../../ui/poses/PosesTab.tsx';
import { PosesViewModel } from '../../../ui/poses/PosesViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import type { Module } from '../../Module.ts';
import { POSES } from './tokens.ts';

/** The Poses tab and the pose viewer. The manager observes the session from its first use on. */
export const posesModule: Module = ({ bind }) => {
  bind(POSES.manager)
    .toResolvedValue(
      (http, shopper, notices, clock, logger) => {
        const preparation = new BrowserPhotoPreparation();
        const manager = new PosesManager({ poses: new HttpPoses(http), preparation, shopper, notices, clock, logger });
        manager.start();
        return manager;
      },
      [BASE.http, BASE.shopper, BASE.notices, BASE.clock, BASE.logger],
    )
    .inSingletonScope();
  bind(POSES.createView).toResolvedValue(
    (poses, items, shopper, search, logger, onOpenItem) => () => {
      const lastQuery = () => search.snapshot.query;
      const suggestions = new PoseSuggestions({ items, shopper, lastQuery, logger });
      return new PosesViewModel({ poses, suggestions, onOpenItem });
    },
    [POSES.manager, ITEMS, BASE.shopper, SEARCH.session, BASE.logger, VIEWER.openItem],
  );
  bind(POSES.tab).toResolvedValue(
    (createView) => (tab) => <PosesTab {...tab} createView={createView} />,
    [POSES.createView],
  );
};
