import { BrowserPictureSharing } from '../../../adapters/browser/BrowserPictureSharing.ts';
import { HttpFigures } from '../../../adapters/http/HttpFigures.ts';
import { FigureList } from '../../../application/tryon/FigureList.ts';
import { FittingRoomPanelContainer } from '../../../ui/fitting-room/FittingRoomPanel.tsx';
import { FittingRoomViewModel } from '../../../ui/fitting-room/FittingRoomViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { POSES } from '../poses/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { FITTING_ROOM } from './tokens.ts';

export const fittingRoomModule: Module = ({ bind }) => {
  bind(FITTING_ROOM.panel).toResolvedValue(
    (room, composer, poses, recent, wishlist, connection, http, clock) => {
      const figures = new FigureList(new HttpFigures(http));
      const sharing = new BrowserPictureSharing();
      const createView = () =>
        new FittingRoomViewModel({ room, composer, poses, figures, recent, wishlist, connection, sharing, clock });
      return ({ open, onClose }) => <FittingRoomPanelContainer open={open} onClose={onClose} createView={createView} />;
    },
    [
      FITTING_ROOM.room,
      FITTING_ROOM.composer,
      POSES.manager,
      VIEWER.recentItems,
      WISHLIST.service,
      BASE.connection,
      BASE.http,
      BASE.clock,
    ],
  );
};
