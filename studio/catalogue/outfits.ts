import { PATTERNS } from '../fabric/patterns.ts';
import { hashOf } from '../tailoring/random.ts';
import type { Kind } from '../vocabulary/CatalogueFile.ts';
import { itemId } from './composeItem.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import { SHADES } from '../vocabulary/shades.ts';

/** The role of a piece in an outfit. No flat lay has a `small` piece, which would be lost beside a coat. */
export type Role = 'top' | 'layer' | 'bottom' | 'whole' | 'suit' | 'accessory' | 'small';

const ROLES: Readonly<Record<Kind, Role>> = {
  tee: 'top',
  tank: 'top',
  camisole: 'top',
  polo: 'top',
  shirt: 'top',
  blouse: 'top',
  sweater: 'top',
  sweatshirt: 'top',
  hoodie: 'top',
  cardigan: 'layer',
  blazer: 'layer',
  coat: 'layer',
  jacket: 'layer',
  waistcoat: 'layer',
  skirt: 'bottom',
  jeans: 'bottom',
  trousers: 'bottom',
  shorts: 'bottom',
  leggings: 'bottom',
  dress: 'whole',
  jumpsuit: 'whole',
  suit: 'suit',
  swimwear: 'whole',
  bag: 'accessory',
  shoes: 'accessory',
  boots: 'accessory',
  scarf: 'accessory',
  hat: 'accessory',
  belt: 'accessory',
  tie: 'small',
  gloves: 'small',
  socks: 'small',
  jewelry: 'small',
  watch: 'small',
  sunglasses: 'small',
  'hair accessory': 'small',
};
export const roleOf = (kind: Kind): Role => ROLES[kind];

/** The roles of the two pieces that complete a piece, the more important one first. */
const COMPLETING_ROLES: Readonly<Record<Role, readonly [readonly Role[], readonly Role[]]>> = {
  top: [['bottom'], ['accessory', 'layer']],
  bottom: [['top'], ['accessory', 'layer']],
  layer: [['bottom'], ['top']],
  whole: [['layer', 'accessory'], ['accessory']],
  suit: [['top'], ['accessory']],
  accessory: [['top'], ['bottom']],
  small: [[], []],
};

export interface Piece {
  readonly item: ItemDefinition;
  readonly kind: Kind;
}

const NEUTRAL = ['Black', 'White', 'Gray', 'Beige', 'Brown'];
const isNeutral = ({ item }: Piece): boolean =>
  NEUTRAL.includes(SHADES[item.cloth.color].family) || item.cloth.fabric === 'denim';
const isBold = ({ item }: Piece): boolean => item.cloth.pattern !== undefined && PATTERNS[item.cloth.pattern].bold;
const countSharedWords = (a: string, b: string): number =>
  a.split(' ').filter((word) => b.split(' ').includes(word)).length;
const SUIT_ROLES = (a: string, b: string): boolean => a === b || a === 'Unisex' || b === 'Unisex';

/** How well two pieces go together; negative if they do not. Symmetric, so that the order does not matter. */
function rateHarmony(a: Piece, b: Piece): number {
  if (!SUIT_ROLES(a.item.for, b.item.for) || countSharedWords(a.item.season, b.item.season) === 0) return -1;
  if (isBold(a) && isBold(b)) return -1;
  const isSameFamily = SHADES[a.item.cloth.color].family === SHADES[b.item.cloth.color].family;
  const color = isNeutral(a) !== isNeutral(b) ? 2 : isNeutral(a) ? (isSameFamily ? 0.4 : 1.6) : isSameFamily ? 0.6 : -1;
  if (color < 0) return -1;
  const chance = (hashOf(`${itemId(a.item)} ${itemId(b.item)}`) % 1000) / 1000;
  return (
    color +
    countSharedWords(a.item.style, b.item.style) * 0.6 +
    countSharedWords(a.item.occasion, b.item.occasion) * 0.4 +
    (a.item.brand === b.item.brand ? 0.5 : 0) +
    chance
  );
}

/** Whether the item has a flat lay; about every fifth item does. */
export const hasFlatLay = (item: ItemDefinition): boolean => hashOf(`flat ${itemId(item)}`) % 5 === 0;

/** The other two pieces in an item's flat lay; null if the catalogue has none. */
export function findFlatLayPieces(piece: Piece, allPieces: readonly Piece[]): readonly [Piece, Piece] | null {
  const [firstRoles, secondRoles] = COMPLETING_ROLES[roleOf(piece.kind)];
  const firstPiece = findBest(allPieces, firstRoles, (secondPiece) => rateHarmony(piece, secondPiece));
  if (!firstPiece) return null;
  const second = findBest(allPieces, secondRoles, (otherPiece) =>
    otherPiece === firstPiece ? -1 : Math.min(rateHarmony(piece, otherPiece), rateHarmony(firstPiece, otherPiece)),
  );
  return second ? [firstPiece, second] : null;
}

function findBest(
  allPieces: readonly Piece[],
  roles: readonly Role[],
  value: (piece: Piece) => number,
): Piece | undefined {
  for (const role of roles) {
    const ratedPieces = allPieces
      .filter((piece) => roleOf(piece.kind) === role)
      .map((piece) => ({ piece, worth: value(piece) }))
      .filter(({ worth }) => worth >= 0);
    if (ratedPieces.length > 0) return ratedPieces.reduce((a, b) => (b.worth > a.worth ? b : a)).piece;
  }
  return undefined;
}
