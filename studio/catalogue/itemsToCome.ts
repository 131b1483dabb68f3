import type { ItemDefinition } from './ItemDefinition.ts';

/**
 * Items that are written but not yet drawn for the shop: the catalogue leaves them out until their pictures lie in
 * `server/assets/catalogue`. Move a list to `catalogueItems.ts` before `npm run studio`.
 */
export const itemsToCome: readonly ItemDefinition[] = [];
