import type { Feature } from '../../Feature.ts';
import { poseUseCases } from '../poses/lazy.ts';
import { STORED_PICTURES } from './tokens.ts';

export const storedPictures: Feature = {
  panel: {
    addresses: ['photos'],
    token: STORED_PICTURES.panel,
    lazy: {
      name: 'stored-pictures',
      requiredModules: [poseUseCases],
      load: async () => (await import('./storedPictures.module.tsx')).storedPicturesModule,
    },
  },
};
