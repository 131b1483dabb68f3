import type { LazyModule } from '../../Feature.ts';

/** The shopper's poses, which the Poses tab and the fitting room show. */
export const poseKeeping: LazyModule = {
  name: 'pose-keeping',
  load: async () => (await import('./keeping.module.ts')).poseKeepingModule,
};
