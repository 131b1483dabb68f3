import type { LazyModule } from '../../Feature.ts';

/** Item lookups, which the viewer and the stylist depend on. */
export const itemLookups: LazyModule = {
  name: 'items',
  load: async () => (await import('./items.module.ts')).itemsModule,
};
