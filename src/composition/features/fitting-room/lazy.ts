import type { LazyModule } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';
import { poseKeeping } from '../poses/lazy.ts';

/** The fitting room's use cases: the dressed body and its outfit. Other features add garments and poses to them. */
export const fittingRoomUseCases: LazyModule = {
  name: 'fitting-room-use-cases',
  requiredModules: [poseKeeping, itemLookups],
  load: async () => (await import('./useCases.module.ts')).fittingRoomUseCasesModule,
};
