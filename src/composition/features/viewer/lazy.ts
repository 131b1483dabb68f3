import type { LazyModule } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';

/** The module with the use cases of the item viewer. */
export const viewerUseCases: LazyModule = {
  name: 'viewer',
  requiredModules: [itemLookups],
  load: async () => (await import('./viewer.module.ts')).viewerModule,
};
