import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { SHOE_KINDS } from '../../../language/lexicon/kinds.ts';
import { findSlotOfKind, listKindsOfSlots } from '../../../outfits/OutfitSlot.ts';
import { addArticle, capitalize } from '../../../search/phrasing.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { isOrAre, listColors, listWithAnd, nameItem } from '../../wording/phrases.ts';
import { nameCut } from '../../wording/nameCut.ts';

const PLURAL_PATTERN = /\b(?:shoes|boots|trousers|jeans|shorts|leggings|socks|gloves|sunglasses)\b/u;

export const isPair = ({ kind, subkind }: CatalogueItem): boolean =>
  PLURAL_PATTERN.test(kind) || /earrings/u.test(subkind);
export const itOrThey = (item: CatalogueItem): string => (isPair(item) ? 'they are' : 'it is');

/** Names a garment in the shopper's words at the start of a sentence: 'A denim jacket', 'White sneakers'. */
export const nameGarment = (words: string): string => capitalize(isPluralKind(words) ? words : addArticle(words));

/** Describes a piece by its color, cloth and make: 'a black wool sheath dress'. */
export function describePiece(item: CatalogueItem): string {
  const [cloth = ''] = item.materials;
  const colors = item.colors.slice(0, 1).map((color) => color.toLowerCase());
  const isNamed = (item.subkind || item.kind).includes(cloth);
  const look = [...colors.filter((color) => !cloth.includes(color)), isNamed ? '' : cloth].filter(Boolean);
  const words = nameCut({ ...item, fit: '' });
  return words.replace(/^(a pair of |an? )/u, (article) =>
    article === 'a pair of '
      ? `a pair of ${look.join(' ')} `
      : `${/^[aeiou]/u.test(look[0] ?? '') ? 'an' : 'a'} ${look.join(' ')} `,
  );
}

/** Says what a piece is: 'The Ascot Dress is a black wool sheath dress'. */
export const statePiece = (item: CatalogueItem): string =>
  `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}`;

/** Names the cloths of a piece, or its kind if they are unknown: 'wool and cashmere'. */
export const nameCloth = (item: CatalogueItem): string => listWithAnd(item.materials.slice(0, 2)) || item.kind;

/** Says what a piece is made of: 'The Ascot Dress is wool'. */
export const stateCloth = (item: CatalogueItem): string =>
  `${capitalize(nameItem(item))} ${isOrAre(item)} ${nameCloth(item)}`;

/** Names the colors and the cloth of a piece: 'navy wool'. */
export const describeCloth = (item: CatalogueItem): string =>
  [listColors({ colors: item.colors.slice(0, 1) }), listWithAnd(item.materials.slice(0, 1))].filter(Boolean).join(' ');

/** Returns the piece that is the most or the least formal. */
export function findByFormality(items: readonly CatalogueItem[], isMost: boolean): CatalogueItem | undefined {
  const sign = isMost ? -1 : 1;
  return items.toSorted((first, second) => sign * (getFormality(first) - getFormality(second)))[0];
}

/** Whether a piece is what one sees of the upper body if nothing is worn over it. */
export const isSeenOnTop = ({ kind }: CatalogueItem): boolean =>
  findSlotOfKind(kind) === 'top' || kind === 'dress' || kind === 'jumpsuit';

/** Returns the mean formality of pieces. */
export const rateWhole = (items: readonly CatalogueItem[]): number =>
  items.reduce((sum, item) => sum + getFormality(item), 0) / Math.max(1, items.length);

/** Names pieces: 'the Derby 04 and the Polo 05'. */
export const nameAll = (items: readonly CatalogueItem[]): string => listWithAnd(items.map(nameItem));

const SHOES_PATTERN = /\b(?:shoes?|boots?|trainers|sneakers|heels|loafers|sandals|flats|pair)\b/u;
const NAMES_BY_KIND: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [SHOES_PATTERN, SHOE_KINDS],
  [/\b(?:top|shirt|blouse|tee|jumper|knit|polo)\b/u, new Set(listKindsOfSlots(['top']))],
  [/\b(?:jacket|blazer|coat|layer|outer)\b/u, new Set(['jacket', 'blazer', 'coat', 'suit', 'cardigan'])],
  [/\b(?:trousers|pants|bottoms?|jeans|chinos|slacks)\b/u, new Set(listKindsOfSlots(['bottom']))],
  [/\b(?:jewell?ery|earrings|necklace|hoops|studs)\b/u, new Set(['jewelry'])],
  [/\b(?:hat|cap|beanie)\b/u, new Set(['hat'])],
];

/** Returns the piece that words name among these; undefined if they name none. */
export function findNamed(words: string, items: readonly CatalogueItem[]): CatalogueItem | undefined {
  const list = words.split(' ');
  const exact = items.find(({ kind, subkind }) =>
    list.some((word) => word === kind || subkind.toLowerCase().split(' ').includes(word)),
  );
  if (exact !== undefined) return exact;
  const [, kinds] = NAMES_BY_KIND.find(([pattern]) => pattern.test(words)) ?? [];
  return kinds === undefined ? undefined : items.find(({ kind }) => kinds.has(kind));
}

const DEFINITE_PATTERN = /\b(?:the|these|those|this|that|they|them|your) ((?:[a-z]+ )?[a-z]+)/gu;

/** Returns the piece that words such as 'the shoes' mean; undefined if they mean none. */
export const findMeant = (words: string, items: readonly CatalogueItem[]): CatalogueItem | undefined =>
  findNamed(Array.from(words.matchAll(DEFINITE_PATTERN), ([, noun = '']) => noun).join(' '), items);
