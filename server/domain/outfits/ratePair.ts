import type { OutfitPiece } from './OutfitPiece.ts';
import { COVERING_SLOTS } from './OutfitSlot.ts';
import { rateColorHarmony } from './harmony.ts';

/** Two pieces whose formality differs by more are never worn together. */
export const MAX_FORMALITY_GAP = 0.36;
/** Two pieces whose warmth differs by more are rarely worn on one day. */
const MAX_WARMTH_GAP = 0.45;
const FREE_FORMALITY_GAP = 0.1;

const COLOR_WEIGHT = 2.2;
const FORMALITY_WEIGHT = 3.2;
const OVERLAP_WEIGHT = 0.5;
const SEASON_CLASH_PENALTY = 0.6;
const PATTERN_CLASH_PENALTY = 1.2;
const MATERIAL_CLASH_PENALTY = 0.7;
const WARMTH_CLASH_PENALTY = 0.8;
/** The rating of neutral colors together, which is neither a reason for nor against a pair. */
const NEUTRAL_HARMONY = 0.75;

/** Materials of which an outfit has at most one garment. */
const SINGLE_MATERIALS = ['denim', 'leather', 'sequins', 'velvet', 'corduroy', 'satin', 'suede', 'fleece', 'lace'];

/** How well two pieces go together; below zero they had better not be worn together. -Infinity: never. */
export function ratePair(one: OutfitPiece, other: OutfitPiece): number {
  const formalityGap = Math.abs(one.formality - other.formality);
  if (formalityGap > MAX_FORMALITY_GAP || isNeverWornTogether(one, other)) return -Infinity;
  const [oneItem, otherItem] = [one.item, other.item];
  return (
    COLOR_WEIGHT * (rateColorHarmony(oneItem.colors, otherItem.colors) - NEUTRAL_HARMONY) -
    FORMALITY_WEIGHT * Math.max(0, formalityGap - FREE_FORMALITY_GAP) +
    OVERLAP_WEIGHT * (rateOverlap(oneItem.occasions, otherItem.occasions) - 0.5) +
    OVERLAP_WEIGHT * (rateOverlap(oneItem.styles, otherItem.styles) - 0.5) -
    (one.seasons !== 0 && other.seasons !== 0 && (one.seasons & other.seasons) === 0 ? SEASON_CLASH_PENALTY : 0) -
    (one.isPatterned && other.isPatterned ? PATTERN_CLASH_PENALTY : 0) -
    (sharesSingleMaterial(one, other) ? MATERIAL_CLASH_PENALTY : 0) -
    (isFarInWarmth(one, other) ? WARMTH_CLASH_PENALTY : 0)
  );
}

/** Kinds that do not go together, whatever they look like. */
const EXCLUDED_KINDS: Readonly<Record<string, readonly string[]>> = {
  suit: ['blazer', 'cardigan', 'gilet', 'hoodie', 'jacket', 'waistcoat', 'sweatshirt'],
  coord: ['blazer', 'waistcoat'],
  dress: ['waistcoat', 'gilet', 'tie'],
  jumpsuit: ['waistcoat', 'tie', 'belt'],
  hoodie: ['blazer', 'cardigan', 'waistcoat', 'gilet', 'tie'],
  sweatshirt: ['blazer', 'cardigan', 'waistcoat', 'tie'],
  sweater: ['cardigan', 'waistcoat', 'hoodie'],
  shorts: ['coat', 'tie', 'waistcoat', 'boots'],
  leggings: ['blazer', 'waistcoat', 'tie', 'belt'],
  tie: ['tee', 'tank', 'camisole', 'polo', 'blouse', 'jeans'],
  belt: ['dress', 'tracksuit', 'suit'],
};

function isNeverWornTogether(one: OutfitPiece, other: OutfitPiece): boolean {
  return (
    EXCLUDED_KINDS[one.kind]?.includes(other.kind) === true || EXCLUDED_KINDS[other.kind]?.includes(one.kind) === true
  );
}

/** Share of the shorter list that is in both; neutral if either is unknown. */
function rateOverlap(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0.5;
  let sharedCount = 0;
  for (const value of left) if (right.includes(value)) sharedCount += 1;
  return sharedCount / Math.min(left.length, right.length);
}

function sharesSingleMaterial(one: OutfitPiece, other: OutfitPiece): boolean {
  if (!isGarment(one) || !isGarment(other)) return false;
  return one.item.materials.some(
    (material) => SINGLE_MATERIALS.includes(material) && other.item.materials.includes(material),
  );
}

function isFarInWarmth(one: OutfitPiece, other: OutfitPiece): boolean {
  return isGarment(one) && isGarment(other) && Math.abs(one.warmth - other.warmth) > MAX_WARMTH_GAP;
}

function isGarment({ slot }: OutfitPiece): boolean {
  return COVERING_SLOTS.has(slot) || slot === 'layer' || slot === 'outer';
}
