import { ContainerModule } from 'inversify';
import { FittingRoomPanel } from '../../../ui/fitting-room/FittingRoomPanel.tsx';
import { FITTING_ROOM_PANEL } from './tokens.ts';

/** The fitting room. */
export const fittingRoomModule = new ContainerModule(({ bind }) => {
  bind(FITTING_ROOM_PANEL).toConstantValue(FittingRoomPanel);
});
