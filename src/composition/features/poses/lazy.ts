import type { LazyModule } from '../../Feature.ts';

/** The shopper's poses, for the Poses tab and the fitting room. */
export const poseUseCases: LazyModule = {
  name: 'pose-use-cases',
  load: async () => (await import('./useCases.module.ts')).poseUseCasesModule,
};
