import type { OutfitPiece } from './OutfitPiece.ts';

/** Minimum formality of a tuxedo, which needs a shirt. */
const BLACK_TIE_FORMALITY = 0.97;
/**
 * Minimum formality of a top beneath a suit. Less formal tops, such as camp-collar shirts, look like beachwear under
 * a suit.
 */
const MIN_FORMALITY_UNDER_SUIT = 0.52;
const SUIT_UNDERLAYERS: ReadonlySet<string> = new Set(['shirt', 'blouse', 'camisole', 'sweater']);
const OVERALLS_UNDERLAYERS: ReadonlySet<string> = new Set(['tee', 'tank', 'shirt', 'blouse', 'sweater', 'sweatshirt']);
/** Maximum warmth of a garment beneath a jacket, because thick garments do not fit there. */
const MAX_WARMTH_UNDER_JACKET = 0.8;

/** Whether a full-body piece needs a top beneath it, as suits and dungarees do. */
export function needsUnderlayer(piece: OutfitPiece): boolean {
  return piece.kind === 'suit' || isOveralls(piece);
}

export function canBeWornUnder(fullBody: OutfitPiece, top: OutfitPiece): boolean {
  if (isOveralls(fullBody)) return OVERALLS_UNDERLAYERS.has(top.kind);
  if (fullBody.kind !== 'suit' || !SUIT_UNDERLAYERS.has(top.kind)) return false;
  if (top.warmth > MAX_WARMTH_UNDER_JACKET || top.formality < MIN_FORMALITY_UNDER_SUIT) return false;
  return fullBody.formality < BLACK_TIE_FORMALITY || top.kind === 'shirt' || top.kind === 'blouse';
}

function isOveralls({ name }: OutfitPiece): boolean {
  return name.includes(' dungarees ') || name.includes(' overalls ') || name.includes(' pinafore ');
}
