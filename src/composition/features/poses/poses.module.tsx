import { PoseSuggestions } from '../../../application/poses/PoseSuggestions.ts';
import PosesTab from '../../../ui/poses/PosesTab.tsx';
import { PosesViewModel } from '../../../ui/poses/PosesViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import { fittingRoomUseCases } from '../fitting-room/lazy.ts';
import { FITTING_ROOM } from '../fitting-room/tokens.ts';
import { ITEMS } from '../items/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import type { Module } from '../../Module.ts';
import { POSES } from './tokens.ts';

export const posesModule: Module = ({ bind }) => {
  bind(POSES.createView).toResolvedValue(
    (poses, items, shopper, search, logger, onOpenItem, modules) => () => {
      const getLastQuery = () => search.snapshot.query;
      const suggestions = new PoseSuggestions({ items, shopper, getLastQuery, logger });
      const onDress = (poseId: string) =>
        void modules.get(fittingRoomUseCases, FITTING_ROOM.room).then(
          (room) => room.choosePose(poseId),
          () => undefined,
        );
      return new PosesViewModel({ poses, suggestions, onOpenItem, onDress });
    },
    [POSES.manager, ITEMS, BASE.shopper, SEARCH.session, BASE.logger, VIEWER.openItem, BASE.modules],
  );
  bind(POSES.tab).toResolvedValue(
    (createView) => (tab) => <PosesTab {...tab} createView={createView} />,
    [POSES.createView],
  );
};
