import type { ItemDefinition } from './ItemDefinition.ts';

/**
 * Items that are defined but not drawn yet. The catalogue omits them until their pictures are in
 * `server/assets/catalogue`. Move a list to `catalogueItems.ts` before `npm run studio`.
 */
export const itemsToCome: readonly ItemDefinition[] = [];
