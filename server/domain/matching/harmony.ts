import { COLORS } from '../../../src/domain/catalogue/vocabulary.ts';
import { createDictionary } from '../text/createDictionary.ts';
import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

const NEUTRAL_COLORS: ReadonlySet<Color> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown', 'Silver', 'Gold']);

export function isNeutral(color: Color): boolean {
  return NEUTRAL_COLORS.has(color);
}

/** How well pairs of saturated colors go together. Other pairs are in between. */
const HARMONY_BY_PAIR: Readonly<Record<string, number>> = createDictionary({
  'Blue Brown': 1,
  'Blue Orange': 0.85,
  'Blue Yellow': 0.8,
  'Blue Pink': 0.85,
  'Blue Red': 0.75,
  'Blue Green': 0.7,
  'Blue Purple': 0.65,
  'Green Pink': 0.7,
  'Green Orange': 0.55,
  'Green Yellow': 0.55,
  'Green Red': 0.25,
  'Green Purple': 0.5,
  'Pink Red': 0.5,
  'Orange Pink': 0.5,
  'Orange Red': 0.4,
  'Orange Purple': 0.35,
  'Orange Yellow': 0.5,
  'Pink Purple': 0.65,
  'Pink Yellow': 0.5,
  'Purple Red': 0.4,
  'Purple Yellow': 0.45,
  'Red Yellow': 0.35,
});

/** How well two garments' colors go together, 0 to 1: neutrals go with everything, two saturated colors compete. */
export function rateColorHarmony(left: readonly Color[], right: readonly Color[]): number {
  const [leftColor] = left;
  const [rightColor] = right;
  if (leftColor === undefined || rightColor === undefined) return 0.6;
  if (left.includes('Multicolor') || right.includes('Multicolor')) return rateMulticolor(left, right);
  if (leftColor === rightColor) return rateSingleColor(leftColor);
  if (isJarring(leftColor, rightColor)) return 0.6;
  if (NEUTRAL_COLORS.has(leftColor) || NEUTRAL_COLORS.has(rightColor)) return 1;
  return HARMONY_BY_PAIR[[leftColor, rightColor].sort().join(' ')] ?? 0.5;
}

/** How well two garments of the same color go together: best in black or white, worst in a saturated color. */
function rateSingleColor(color: Color): number {
  if (color === 'Black' || color === 'White') return 0.75;
  return NEUTRAL_COLORS.has(color) ? 0.7 : 0.5;
}

const JARRING_COLOR_BY_COLOR: Partial<Readonly<Record<Color, Color>>> = {
  Gold: 'Silver',
  Silver: 'Gold',
  Black: 'Brown',
  Brown: 'Black',
};

/** Whether two neutrals clash slightly: gold with silver, or black with brown. */
function isJarring(firstColor: Color, secondColor: Color): boolean {
  return JARRING_COLOR_BY_COLOR[firstColor] === secondColor;
}

function rateMulticolor(left: readonly Color[], right: readonly Color[]): number {
  const otherColors = left.includes('Multicolor') ? right : left;
  if (otherColors.includes('Multicolor')) return 0.25;
  return otherColors[0] !== undefined && NEUTRAL_COLORS.has(otherColors[0]) ? 1 : 0.55;
}

/** An item with at least this many colors also counts as multicolor. */
const MIN_MULTICOLOR_COUNT = 3;
const MULTICOLOR_NUMBER = COLORS.indexOf('Multicolor');
const UNKNOWN_COLOR_NUMBER = COLORS.length;
const PALETTE_SIZE = COLORS.length + 1;

/** The number of a piece's main color for `getHarmony` and `isVividColor`. */
export function findPaletteNumber(colors: readonly Color[]): number {
  const [mainColor] = colors;
  if (mainColor === undefined) return UNKNOWN_COLOR_NUMBER;
  const isMulticolor = colors.length >= MIN_MULTICOLOR_COUNT || colors.includes('Multicolor');
  return isMulticolor ? MULTICOLOR_NUMBER : COLORS.indexOf(mainColor);
}

const HARMONIES = Float32Array.from({ length: PALETTE_SIZE * PALETTE_SIZE }, (_, pair) =>
  rateColorHarmony(
    COLORS.slice(Math.floor(pair / PALETTE_SIZE), Math.floor(pair / PALETTE_SIZE) + 1),
    COLORS.slice(pair % PALETTE_SIZE, (pair % PALETTE_SIZE) + 1),
  ),
);

/** How well two main colors go together, 0 to 1. */
export function getHarmony(firstPaletteNumber: number, secondPaletteNumber: number): number {
  return HARMONIES[firstPaletteNumber * PALETTE_SIZE + secondPaletteNumber] ?? 0;
}

/** Whether a main color is known and not neutral. */
export function isVividColor(paletteNumber: number): boolean {
  const color = COLORS[paletteNumber];
  return color !== undefined && !isNeutral(color);
}
