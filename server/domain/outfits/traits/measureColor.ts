import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { isNeutral } from '../../matching/harmony.ts';

/** How light each color is, from black (0) to white (1). */
const LIGHTNESS_BY_COLOR: Readonly<Record<Color, number>> = {
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
const UNKNOWN_LIGHTNESS = 0.5;
const DARK_SHADE_PATTERN = new RegExp(
  String.raw`\b(?:navy|midnight|ink|indigo|oxblood|burgundy|bottle|racing|forest|espresso|chocolate|aubergine|plum|charcoal|soot|dark|deep|wine)\b`,
  'u',
);
const PALE_SHADE_PATTERN = new RegExp(
  String.raw`\b(?:pale|light|powder|sky|blush|lilac|mint|butter|shell|ivory|cream|ecru|champagne|off[- ]white|sage|ash|sand|oat|pastel|peach|duck egg|lavender)\b`,
  'u',
);
const DARK_LIGHTNESS = 0.2;
const PALE_LIGHTNESS = 0.75;
const DARK_SATURATION = 0.3;
const PALE_SATURATION = 0.5;
/** The number of words at the start of a description that name the shades. */
const SHADE_WORDS = 4;

/** Returns the words that name the shades of an item: 'midnight navy blue'. */
function listShades({ semanticSearchDescription, shortDescription }: CatalogueItem): string {
  const shadeText = semanticSearchDescription.slice(0, 120).split(' ').slice(0, SHADE_WORDS).join(' ');
  return `${shadeText} ${shortDescription}`.toLowerCase();
}

/** How light an item is, from 0 (black) to 1 (white), by its main color and the name of its shade. */
export function measureLightness(item: CatalogueItem): number {
  const [color] = item.colors;
  const usual = color === undefined ? UNKNOWN_LIGHTNESS : LIGHTNESS_BY_COLOR[color];
  const shades = listShades(item);
  if (DARK_SHADE_PATTERN.test(shades)) return Math.min(DARK_LIGHTNESS, usual);
  return PALE_SHADE_PATTERN.test(shades) ? Math.max(PALE_LIGHTNESS, usual) : usual;
}

/** How strong the colors of an item are, from 0 (black, white, gray, brown) to 1. */
export function measureSaturation(item: CatalogueItem): number {
  if (hasNeutralColors(item)) return 0;
  const shades = listShades(item);
  if (DARK_SHADE_PATTERN.test(shades)) return DARK_SATURATION;
  return PALE_SHADE_PATTERN.test(shades) ? PALE_SATURATION : 1;
}

export const hasNeutralColors = ({ colors }: CatalogueItem): boolean => colors.every(isNeutral);

/** How bright an item is: light and strong colors are bright. */
export const measureBrightness = (item: CatalogueItem): number =>
  (measureLightness(item) + measureSaturation(item)) / 2;

/** Whether an item has a pale shade of a color that is not neutral. */
export const hasPastelColors = (item: CatalogueItem): boolean => measureSaturation(item) === PALE_SATURATION;

const EARTH_SHADE_PATTERN =
  /\b(?:olive|moss|khaki|rust|terracotta|sage|tobacco|chestnut|mustard|camel|sand|clay|brick)\b/u;
const EARTH_COLORS: ReadonlySet<Color> = new Set<Color>(['Brown', 'Beige']);

/** Whether the colors of an item are those of earth, sand and leaves. */
export const hasEarthTones = (item: CatalogueItem): boolean =>
  item.colors.every((color) => EARTH_COLORS.has(color)) || EARTH_SHADE_PATTERN.test(listShades(item));
