import type { LazyModule } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';

/** The module with the stylist's code, loaded on first use. */
export const stylistCode: LazyModule = {
  name: 'chat',
  requiredModules: [itemLookups],
  load: async () => (await import('./chat.module.tsx')).chatModule,
};
