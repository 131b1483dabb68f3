import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { OutfitPiece } from '../OutfitPiece.ts';
import { measureSaturation } from './measureColor.ts';

const SHINING_PATTERN = new RegExp(
  String.raw`\b(?:sequin(?:s|ed)?|sparkl\w*|glitter\w*|metallic|lam[eé]|lurex|rhinestones?|lustrous|high[- ]gloss|satin|crystals?)\b`,
  'u',
);

/** Whether a piece shines or sparkles. */
export const shines = ({ item, name }: OutfitPiece): boolean =>
  item.colors.some((color) => color === 'Gold' || color === 'Silver') ||
  SHINING_PATTERN.test(`${name}${item.materials.join(' ')} ${item.semanticSearchDescription}`.toLowerCase());

const PLAIN_PATTERNS: ReadonlySet<string> = new Set(['', 'plain', 'solid']);

/** Whether an item has no pattern. Pinstripes count as a pattern here, unlike in `OutfitPiece.isPatterned`. */
export const isPlain = ({ pattern }: Pick<CatalogueItem, 'pattern'>): boolean => PLAIN_PATTERNS.has(pattern);

const LOUD_STYLES: ReadonlySet<string> = new Set(['Glamorous', 'Edgy', 'Trendy', 'Gothic']);
const QUIET_STYLES: ReadonlySet<string> = new Set(['Classic', 'Minimalist', 'Business']);
const SATURATION_WEIGHT = 0.5;
const PATTERN_WEIGHT = 0.4;
const SHINE_WEIGHT = 0.3;
const STYLE_WEIGHT = 0.2;

const countStyles = ({ item }: OutfitPiece, styles: ReadonlySet<string>): number =>
  item.styles.filter((style) => styles.has(style)).length;

/** How much attention a piece attracts, by its colors, pattern, shine and styles. */
export const measureBoldness = (piece: OutfitPiece): number =>
  SATURATION_WEIGHT * measureSaturation(piece.item) +
  (piece.isPatterned ? PATTERN_WEIGHT : 0) +
  (shines(piece) ? SHINE_WEIGHT : 0) +
  STYLE_WEIGHT * (countStyles(piece, LOUD_STYLES) - countStyles(piece, QUIET_STYLES));

const NEW_STYLES: ReadonlySet<string> = new Set(['Trendy', 'Streetwear', 'Edgy']);
const OLD_STYLES: ReadonlySet<string> = new Set(['Classic', 'Business', 'Formal', 'Preppy', 'Vintage']);
const NOVELTY_STEP = 0.25;

/** How new the style of a piece is: positive for trends, negative for classics. */
export const measureNovelty = (piece: OutfitPiece): number =>
  NOVELTY_STEP * (countStyles(piece, NEW_STYLES) - countStyles(piece, OLD_STYLES));

/** Cloths through which the skin shows. */
const SHEER_CLOTHS: ReadonlySet<string> = new Set([
  'chiffon',
  'organza',
  'lace',
  'mesh',
  'tulle',
  'voile',
  'georgette',
  'crochet',
  'net',
]);
const SHEER_NAME_PATTERN = /\b(?:sheer|lace|mesh|see ?through|crochet|transparent|openwork)\b/u;

/** Whether no cloth of a piece lets the skin show through. */
export const isOpaque = ({ item, name }: OutfitPiece): boolean =>
  !item.materials.some((material) => SHEER_CLOTHS.has(material)) && !SHEER_NAME_PATTERN.test(name);
