import { FittingRoomPanel } from '../../../ui/fitting-room/FittingRoomPanel.tsx';
import { FITTING_ROOM_PANEL } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** The fitting room. */
export const fittingRoomModule: Module = ({ bind }) => {
  bind(FITTING_ROOM_PANEL).toConstantValue(FittingRoomPanel);
};
