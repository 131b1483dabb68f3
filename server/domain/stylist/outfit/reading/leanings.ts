import type { Difference } from '../../../outfits/OutfitPlan.ts';
import type { Leaning } from '../OutfitEdit.ts';

/** The comparisons that can change the weather or the formality of a whole outfit. */
export type LeaningDifference = Extract<Difference, 'dressier' | 'plainer' | 'warmer' | 'cooler'>;

const DRESSINESS_STEP = 0.15;

/** How one comparison changes a whole outfit. */
export const LEANING_BY_DIFFERENCE: Readonly<Record<LeaningDifference, Omit<Leaning, 'said'>>> = {
  dressier: { dressiness: DRESSINESS_STEP, warmth: 0 },
  plainer: { dressiness: -DRESSINESS_STEP, warmth: 0 },
  warmer: { dressiness: 0, warmth: 1 },
  cooler: { dressiness: 0, warmth: -1 },
};

export const isLeaning = (difference: Difference): difference is LeaningDifference =>
  difference in LEANING_BY_DIFFERENCE;
