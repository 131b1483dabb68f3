import type { Feature } from '../../Feature.ts';
import { FITTING_ROOM_PANEL } from './tokens.ts';

export const fittingRoom: Feature = {
  panel: {
    addresses: ['fitting-room'],
    token: FITTING_ROOM_PANEL,
    lazy: { name: 'fitting-room', load: async () => (await import('./fitting-room.module.ts')).fittingRoomModule },
  },
};
