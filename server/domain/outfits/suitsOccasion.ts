import { isSober } from './isSober.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlan } from './OutfitPlan.ts';

/**
 * How well the formality of pieces must match the occasion, from strict to none. If the budget is too low, the next
 * value is tried.
 */
export const STRICTNESSES = ['strict', 'usual', 'wide', 'far', 'none'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** How much more formal than the occasion a piece may be. */
const MAX_MORE_FORMAL: Readonly<Record<Strictness, number>> = {
  strict: 0.33,
  usual: 0.33,
  wide: 0.4,
  far: 0.5,
  none: Infinity,
};
const MAX_LESS_FORMAL: Readonly<Record<Strictness, number>> = {
  strict: 0.24,
  usual: 0.33,
  wide: 0.47,
  far: 0.6,
  none: Infinity,
};
/** Minimum formality of an occasion at which bare legs are unsuitable. */
const MIN_COVERED_LEGS_FORMALITY = 0.55;
const BARE_LEGS_KINDS: ReadonlySet<string> = new Set(['shorts', 'leggings']);
const MOURNING = 'funeral';
/** Events for which nobody wears everyday clothes, unless the budget permits nothing else. */
const DRESSED_EVENTS: ReadonlySet<string> = new Set([
  'wedding',
  'church event',
  'formal event',
  'school dance',
  'funeral',
  'interview',
  'races',
]);
const EVERYDAY_KINDS: ReadonlySet<string> = new Set(
  'jeans,tee,tank,polo,sweater,sweatshirt,hoodie,cardigan,gilet,jacket'.split(','),
);
/** Kinds that are too plain for a party or an evening out. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(['tee', 'tank', 'hoodie', 'sweatshirt']);
const MIN_PARTY_FORMALITY = 0.62;
const EVERYDAY_STRICTNESSES: ReadonlySet<Strictness> = new Set<Strictness>(['strict', 'usual', 'wide']);

/** Returns a function that tells whether a piece suits the occasion of a plan; null if every piece does. */
export function createSuitability(plan: OutfitPlan, strictness: Strictness): ((piece: OutfitPiece) => boolean) | null {
  const plannedFormality = getPlannedFormality(plan);
  if (plannedFormality === undefined || strictness === 'none') return null;
  // For a casual occasion, slightly less formal pieces are always suitable.
  const maxLessFormal =
    plannedFormality < MIN_COVERED_LEGS_FORMALITY ? MAX_LESS_FORMAL.usual : MAX_LESS_FORMAL[strictness];
  const isDressed = DRESSED_EVENTS.has(plan.event ?? '') && EVERYDAY_STRICTNESSES.has(strictness);
  const isParty = plannedFormality >= MIN_PARTY_FORMALITY && (strictness === 'strict' || strictness === 'usual');
  return (piece) =>
    piece.formality - plannedFormality <= MAX_MORE_FORMAL[strictness] &&
    plannedFormality - piece.formality <= maxLessFormal &&
    (plannedFormality < MIN_COVERED_LEGS_FORMALITY || !BARE_LEGS_KINDS.has(piece.kind)) &&
    !(isParty && PLAIN_KINDS.has(piece.kind)) &&
    !(isDressed && EVERYDAY_KINDS.has(piece.kind)) &&
    (plan.event !== MOURNING || isSober(piece));
}
