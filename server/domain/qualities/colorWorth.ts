import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

export type ColorWorth = Readonly<Partial<Record<Color, number>>>;

/** Dark colors first, as for stains. */
export const DARK: ColorWorth = {
  Black: 0.6,
  Blue: 0.4,
  Brown: 0.4,
  Gray: 0.3,
  Purple: 0.3,
  Green: 0.2,
  White: -0.6,
  Beige: -0.3,
  Pink: -0.2,
  Yellow: -0.2,
};
/** Pale colors first, as for the sun. */
export const PALE: ColorWorth = {
  White: 0.5,
  Beige: 0.4,
  Yellow: 0.2,
  Pink: 0.2,
  Black: -0.6,
  Brown: -0.2,
  Purple: -0.1,
};
/** Mixed and middle colors first, as for hairs. */
export const MOTTLED: ColorWorth = { Multicolor: 1, Gray: 0.6, Beige: 0.6, Brown: 0.5, Black: -0.8 };
export const BRIGHT: ColorWorth = {
  Red: 3,
  Orange: 3,
  Yellow: 3,
  Pink: 2.5,
  Multicolor: 2.5,
  Purple: 2,
  Green: 1.5,
  Gold: 1.5,
  Silver: 1,
  Blue: 0.5,
  White: -0.5,
  Beige: -1.5,
  Brown: -1.5,
  Gray: -2,
  Black: -2,
};
export const QUIET: ColorWorth = {
  Black: 2,
  Gray: 2,
  Brown: 1.5,
  Beige: 2,
  White: 1.5,
  Blue: 1,
  Green: 0,
  Silver: -1,
  Purple: -1,
  Gold: -2,
  Pink: -1.5,
  Red: -2.5,
  Orange: -3,
  Yellow: -3,
  Multicolor: -3,
};
