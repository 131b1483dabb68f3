import type { LazyModule } from '../../Feature.ts';

/** The shopper's poses, which the Poses tab and the fitting room show. */
export const poseUseCases: LazyModule = {
  name: 'pose-use-cases',
  load: async () => (await import('./useCases.module.ts')).poseUseCasesModule,
};
