import type { LazyModule } from '../../Feature.ts';
import { poseKeeping } from '../poses/lazy.ts';

/** Who is dressed in what; other features bring pieces and poses to it. */
export const fittingRoomUseCases: LazyModule = {
  name: 'fitting-room-use-cases',
  needs: [poseKeeping],
  load: async () => (await import('./useCases.module.ts')).fittingRoomUseCasesModule,
};
