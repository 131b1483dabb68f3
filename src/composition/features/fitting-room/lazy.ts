import type { LazyModule } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';
import { poseUseCases } from '../poses/lazy.ts';

/** The fitting room's use cases. Other features use them to add garments and poses. */
export const fittingRoomUseCases: LazyModule = {
  name: 'fitting-room-use-cases',
  requiredModules: [poseUseCases, itemLookups],
  load: async () => (await import('./useCases.module.ts')).fittingRoomUseCasesModule,
};
