import { findSlot, KINDS_BY_SLOT, type Slot } from '../../matching/companions.ts';
import type { KindWeights } from '../understanding/Wish.ts';

/** How early the kinds of a slot come if the query names no garment. Accessories come after clothes and shoes. */
const WEIGHT_BY_SLOT: Partial<Readonly<Record<Slot, number>>> = {
  upper: 0.4,
  layer: 0.4,
  outer: 0.4,
  lower: 0.4,
  full: 0.4,
  feet: 0.2,
};

/** The kinds that come first in a query for an occasion or a style, such as 'smart casual' or 'holiday clothes'. */
export const CLOTHES_KINDS: KindWeights = Object.fromEntries(
  Object.values(KINDS_BY_SLOT)
    .flatMap((kinds) => kinds.split(','))
    .filter((kind) => kind !== 'socks')
    .flatMap((kind) => {
      const weight = WEIGHT_BY_SLOT[findSlot(kind)];
      return weight === undefined ? [] : [[kind, weight] as const];
    }),
);
