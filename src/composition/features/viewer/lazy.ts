import type { LazyModule } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';

export const viewerUseCases: LazyModule = {
  name: 'viewer',
  requiredModules: [itemLookups],
  load: async () => (await import('./viewer.module.ts')).viewerModule,
};
