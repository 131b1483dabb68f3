import type { ItemDefinition } from './ItemDefinition.ts';
import { blazers } from './items/blazers.ts';
import { suits } from './items/suits.ts';
import { tees } from './items/tees.ts';

/** Every item of the demo catalogue, in the order of the file. */
export const catalogueItems: readonly ItemDefinition[] = [...tees, ...blazers, ...suits];
