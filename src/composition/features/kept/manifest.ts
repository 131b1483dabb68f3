import type { Feature } from '../../Feature.ts';
import { poseKeeping } from '../poses/lazy.ts';
import { KEPT } from './tokens.ts';

export const kept: Feature = {
  panel: {
    addresses: ['photos'],
    token: KEPT.panel,
    lazy: {
      name: 'kept',
      requiredModules: [poseKeeping],
      load: async () => (await import('./kept.module.tsx')).keptModule,
    },
  },
};
