import type { LazyModule } from '../../Feature.ts';

/** Item lookups for the viewer and the stylist. */
export const itemLookups: LazyModule = {
  name: 'items',
  load: async () => (await import('./items.module.ts')).itemsModule,
};
