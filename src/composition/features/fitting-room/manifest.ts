import type { Feature } from '../../Feature.ts';
import { viewerUseCases } from '../viewer/lazy.ts';
import { fittingRoomUseCases } from './lazy.ts';
import { FITTING_ROOM } from './tokens.ts';

export const fittingRoom: Feature = {
  panel: {
    addresses: ['fitting-room'],
    token: FITTING_ROOM.panel,
    lazy: {
      name: 'fitting-room',
      requiredModules: [fittingRoomUseCases, viewerUseCases],
      load: async () => (await import('./fitting-room.module.tsx')).fittingRoomModule,
    },
  },
};
