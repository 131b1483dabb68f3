import type { ItemDefinition } from './ItemDefinition.ts';

/**
 * Items without pictures. The catalogue leaves them out until their pictures are in `server/assets/catalogue`. Move a
 * list to `catalogueItems.ts` before `npm run studio`.
 */
export const itemsToCome: readonly ItemDefinition[] = [];
