import { isSober } from './isSober.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlan } from './OutfitPlan.ts';

/**
 * Limits for how far the formality of unrequested pieces may be from the occasion. If the budget is too low, the next
 * limit is tried.
 */
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
/** Minimum formality of an occasion at which legs are covered. */
const DRESSED = 0.55;
const UNDRESSED_KINDS: ReadonlySet<string> = new Set(['shorts', 'leggings']);
const MOURNING = 'funeral';

/** Returns a test whether a piece suits the occasion of a plan; null if every piece does. */
export function createSuitability(plan: OutfitPlan, strictness: Strictness): ((piece: OutfitPiece) => boolean) | null {
  const wanted = getPlannedFormality(plan);
  if (wanted === undefined || strictness === 'none') return null;
  // Slightly plainer pieces always suit a casual occasion.
  const maxPlainer = wanted < DRESSED ? MAX_PLAINER.usual : MAX_PLAINER[strictness];
  return (piece) =>
    piece.formality - wanted <= MAX_FINER[strictness] &&
    wanted - piece.formality <= maxPlainer &&
    (wanted < DRESSED || !UNDRESSED_KINDS.has(piece.kind)) &&
    (plan.event !== MOURNING || isSober(piece));
}
