import type { ItemDefinition } from './ItemDefinition.ts';
import { blazers } from './items/blazers.ts';
import { bottoms } from './items/bottoms.ts';
import { dresses } from './items/dresses.ts';
import { knits } from './items/knits.ts';
import { outerwear } from './items/outerwear.ts';
import { shirts } from './items/shirts.ts';
import { skirts } from './items/skirts.ts';
import { suits } from './items/suits.ts';
import { tees } from './items/tees.ts';

/** Every item of the demo catalogue, in the order of the file. */
export const catalogueItems: readonly ItemDefinition[] = [
  ...tees, ...shirts, ...knits, ...blazers, ...suits, ...outerwear, ...dresses, ...skirts, ...bottoms,
];
