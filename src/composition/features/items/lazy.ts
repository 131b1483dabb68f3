import type { LazyModule } from '../../Feature.ts';

/** Item lookups: what the viewer and the stylist stand on. */
export const itemLookups: LazyModule = {
  name: 'items',
  load: async () => (await import('./items.module.ts')).itemsModule,
};
