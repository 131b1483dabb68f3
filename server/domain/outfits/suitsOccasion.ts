import { isSober } from './isSober.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlan } from './OutfitPlan.ts';

/** Limits of how far unrequested pieces may be from the occasion; the next is tried if the budget is too low. */
export const STRICTNESSES = ['strict', 'usual', 'wide', 'far', 'none'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** How much more formal than the occasion a piece may be. */
const MAX_FINER: Readonly<Record<Strictness, number>> = {
  strict: 0.33,
  usual: 0.33,
  wide: 0.4,
  far: 0.5,
  none: Infinity,
};
const MAX_PLAINER: Readonly<Record<Strictness, number>> = {
  strict: 0.24,
  usual: 0.33,
  wide: 0.47,
  far: 0.6,
  none: Infinity,
};
/** Minimum formality at which legs are covered. */
const DRESSED = 0.55;
const UNDRESSED_KINDS: ReadonlySet<string> = new Set(['shorts', 'leggings']);
const MOURNING = 'funeral';

/** Tells which pieces suit the occasion of a plan; null where any do. */
export function createSuitability(plan: OutfitPlan, strictness: Strictness): ((piece: OutfitPiece) => boolean) | null {
  const wanted = getPlannedFormality(plan);
  if (wanted === undefined || strictness === 'none') return null;
  // At leisure nothing is too plain by a little.
  const maxPlainer = wanted < DRESSED ? MAX_PLAINER.usual : MAX_PLAINER[strictness];
  return (piece) =>
    piece.formality - wanted <= MAX_FINER[strictness] &&
    wanted - piece.formality <= maxPlainer &&
    (wanted < DRESSED || !UNDRESSED_KINDS.has(piece.kind)) &&
    (plan.event !== MOURNING || isSober(piece));
}
