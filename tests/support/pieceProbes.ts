import type { Color } from '../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';

/** Measures of a piece by the catalogue's words, for tests. They are coarser than the rules that they test. */

const nameOf = ({ subkind, kind }: CatalogueItem): string => `${subkind} ${kind}`.toLowerCase();
/** The name with its colors, and what the shop writes about the piece. */
const textOf = (item: CatalogueItem): string =>
  `${nameOf(item)} ${item.semanticSearchDescription} ${item.description}`.toLowerCase();
/** The first words, which name the shades: 'Midnight navy blue bow blouse'. */
const shadesOf = ({ semanticSearchDescription }: CatalogueItem): string =>
  semanticSearchDescription.split(' ').slice(0, 4).join(' ').toLowerCase();

const DARK = /\b(?:navy|midnight|ink|oxblood|burgundy|bottle|espresso|aubergine|plum|charcoal|soot|dark|forest)\b/u;
const PALE_SHADE_PATTERN =
  /\b(?:pale|powder|sky|blush|lilac|mint|butter|shell|ivory|cream|ecru|champagne|off-white|sage|ash|sand|oat)\b/u;
const LIGHTNESS: Readonly<Record<Color, number>> = {
  White: 1,
  Yellow: 0.85,
  Beige: 0.8,
  Silver: 0.7,
  Pink: 0.7,
  Gold: 0.65,
  Orange: 0.6,
  Multicolor: 0.55,
  Gray: 0.5,
  Green: 0.45,
  Red: 0.45,
  Blue: 0.45,
  Purple: 0.4,
  Brown: 0.25,
  Black: 0,
};
const NEUTRAL: ReadonlySet<Color> = new Set<Color>(['Black', 'White', 'Gray', 'Beige', 'Brown', 'Silver', 'Gold']);

export const isNeutralPiece = ({ colors }: CatalogueItem): boolean => colors.every((color) => NEUTRAL.has(color));

export function getLightness(item: CatalogueItem): number {
  const [color = 'Gray'] = item.colors;
  const shades = shadesOf(item);
  if (DARK.test(shades)) return Math.min(0.2, LIGHTNESS[color]);
  return PALE_SHADE_PATTERN.test(shades) ? Math.max(0.75, LIGHTNESS[color]) : LIGHTNESS[color];
}

/** How strong the colors are, 0 for black, white and gray. */
export function getSaturation(item: CatalogueItem): number {
  if (isNeutralPiece(item)) return 0;
  const shades = shadesOf(item);
  return DARK.test(shades) ? 0.3 : PALE_SHADE_PATTERN.test(shades) ? 0.5 : 1;
}

export const isPatterned = ({ pattern }: CatalogueItem): boolean => !['', 'plain'].includes(pattern);
export const shines = (item: CatalogueItem): boolean =>
  /\b(?:sequins?|sparkl\w*|glitter\w*|metallic|lam[eé]|lurex|lustrous|gloss|satin|polished|steel|gold|silver)\b/u.test(
    textOf(item),
  );

/** How much a piece attracts attention: strong colors, patterns, shine and the styles that it is filed under. */
export function getBoldness(item: CatalogueItem): number {
  const loudStyleCount = item.styles.filter((style) =>
    ['Glamorous', 'Edgy', 'Trendy', 'Gothic'].includes(style),
  ).length;
  const quiet = item.styles.filter((style) => ['Classic', 'Minimalist', 'Business'].includes(style)).length;
  return (
    0.5 * getSaturation(item) +
    (isPatterned(item) ? 0.4 : 0) +
    (shines(item) ? 0.3 : 0) +
    0.2 * loudStyleCount -
    0.2 * quiet
  );
}

/** How new a style is: positive for trends, negative for classics. */
export function getNovelty({ styles }: CatalogueItem): number {
  const count = (names: readonly string[]): number => styles.filter((style) => names.includes(style)).length;
  return count(['Trendy', 'Streetwear', 'Edgy']) - count(['Classic', 'Business', 'Formal', 'Preppy', 'Vintage']);
}

/** How much of the arms is covered: 0 for none, 1 for short sleeves, 2 for long sleeves; null if unknown. */
export function getSleeves(item: CatalogueItem): number | null {
  const name = nameOf(item);
  const text = textOf(item);
  if (/sleeveless|strap|halter|one-shoulder|slip dress|camisole|tank/u.test(name)) return 0;
  if (/short-sleeved|camp-collar|flutter-sleeved|puff-sleeved/u.test(name) || /\bshort[ -]sleeve/u.test(text)) return 1;
  if (/t-shirt/u.test(name) && !/long-sleeved/u.test(name)) return 1;
  if (/polo shirt/u.test(name)) return 1;
  if (/sleeved|sweater|sweatshirt|hoodie|cardigan|blazer|blouse|button|band-collar|knit dress|shirt dress/u.test(name))
    return 2;
  return /\blong sleeves\b|\bto the wrist\b/u.test(text) ? 2 : null;
}

/** The length of a skirt or dress: 0 mini, 1 knee, 2 midi, 3 maxi; null for other pieces. */
export function getLength(item: CatalogueItem): number | null {
  if (!['skirt', 'dress'].includes(item.kind)) return null;
  const text = `${nameOf(item)} ${item.description.toLowerCase()}`;
  if (/\bmini\b/u.test(text)) return 0;
  if (/\bmaxi\b|gown|floor|ankle/u.test(text)) return 3;
  if (/\bmidi\b|calf|shin/u.test(text)) return 2;
  return 1;
}

/** How much of the legs trousers cover: 0 for shorts, 2 for long legs. */
export const getLegs = ({ kind, subkind }: CatalogueItem): number =>
  kind === 'shorts' ? 0 : /capri|7\/8|cropped/u.test(subkind) ? 1 : 2;

/** The heel: 0 flat, 1 low, 2 middle or wedge, 3 high. */
export function getHeel(item: CatalogueItem): number {
  const name = nameOf(item);
  if (/stiletto|platform/u.test(name)) return 3;
  if (/kitten/u.test(name)) return 1;
  return /heel|wedge|pumps/u.test(name) ? 2 : 0;
}

export const hasClosedToe = (item: CatalogueItem): boolean => !/sandal|flip-flop|slide|mule|clog/u.test(nameOf(item));

/** How wide a fit is: 0 skinny, 1 slim, 2 regular, 3 relaxed, 4 oversized. */
export function getWidth({ fit, subkind }: CatalogueItem): number {
  if (/skinny|bodycon/iu.test(fit) || /skinny/u.test(subkind)) return 0;
  if (/slim|fitted|tapered|bias|tailored/iu.test(fit) || /pencil|sheath|slip/u.test(subkind)) return 1;
  if (/oversize|wide|balloon|barrel/iu.test(fit) || /wide-leg|palazzo|balloon/u.test(subkind)) return 4;
  return /relaxed|boxy|flared|a-line/iu.test(fit) ? 3 : 2;
}

/** The size of a bag: 0 for a clutch or half-moon bag, 1 for a shoulder bag, 2 for a tote. */
export const getBagSize = (item: CatalogueItem): number =>
  /tote|shopper|backpack|weekend/u.test(nameOf(item)) ? 2 : /half-moon|clutch/u.test(nameOf(item)) ? 0 : 1;

export const hasPockets = (item: CatalogueItem): boolean =>
  /\bpockets?\b|cargo|chinos|jeans|trucker/u.test(textOf(item));
export const isHighWaisted = (item: CatalogueItem): boolean =>
  /\bhigh[- ](?:waist|rise)|paperbag|waist is high|rise reaches the waist|pencil|palazzo|pleated trousers/u.test(
    textOf(item),
  );
export const isCrossbody = (item: CatalogueItem): boolean => /crossbody|shoulder bag/u.test(textOf(item));
