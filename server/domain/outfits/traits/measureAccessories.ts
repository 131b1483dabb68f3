import type { OutfitPiece } from '../OutfitPiece.ts';

export const FLAT = 0;
export const LOW_HEEL = 1;
export const HIGH_HEEL = 3;
const MIDDLE_HEEL = 2;

/** How high a heel is: 0 flat, 1 low, 2 middle, 3 high. */
export function measureHeel({ name }: OutfitPiece): number {
  if (/\b(?:stilettos?|platform|high heel(?:ed|s)?)\b/u.test(name)) return HIGH_HEEL;
  if (/\b(?:kitten|low heel(?:ed|s)?)\b/u.test(name)) return LOW_HEEL;
  return /\b(?:heel(?:ed|s)?|wedges?|pumps|courts?)\b/u.test(name) ? MIDDLE_HEEL : FLAT;
}

const OPEN_TOES_PATTERN = /\b(?:sandals?|flip flops?|slides?|mules?|clogs?|peep toe|open toe)\b/u;

export const hasClosedToes = ({ name }: OutfitPiece): boolean =>
  !OPEN_TOES_PATTERN.test(name) || name.includes(' loafer ');

const SOFT_SHOES_PATTERN =
  /\b(?:sneakers|trainers|loafers?|ballet|flats?|chelsea|derby|clogs?|moccasins?|fisherman|boots|slides?|kitten)\b/u;

/** Whether shoes are easy to walk in: flat or nearly flat, and of a soft kind. */
export const areEasyToWalkIn = (piece: OutfitPiece): boolean =>
  measureHeel(piece) <= LOW_HEEL && (SOFT_SHOES_PATTERN.test(piece.name) || measureHeel(piece) === FLAT);

const LARGE_BAG_PATTERN = /\b(?:tote|shopper|backpack|rucksack|weekend\w*|holdall|duffel|carryall)\b/u;
const SMALL_BAG_PATTERN = /\b(?:clutch|half moon|mini|pouch|minaudiere|baguette)\b/u;

/** The size of a bag: 0 for a clutch, 1 for a shoulder bag, 2 for a tote. */
export const measureBag = ({ name }: OutfitPiece): number =>
  LARGE_BAG_PATTERN.test(name) ? 2 : SMALL_BAG_PATTERN.test(name) ? 0 : 1;

/** Whether a bag can be worn across the body. */
export const isCrossbody = ({ name, item }: OutfitPiece): boolean =>
  /\bcross[- ]?body\b|\bshoulder bag\b/u.test(`${name}${item.semanticSearchDescription.toLowerCase()}`);
