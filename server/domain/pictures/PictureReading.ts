import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

/** Lightness 0 to 100, then green to red and blue to yellow, about -128 to 127 (CIE L*a*b*, D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A garment kind as the catalogue names it ('blazer'), and how likely it is, 0 to 1. */
export interface KindGuess {
  readonly kind: string;
  readonly certainty: number;
}

/** A color of the vocabulary and its share of the garment, 0 to 1. */
export interface ColorShare {
  readonly color: Color;
  readonly share: number;
}

/**
 * A pattern as the catalogue names it ('plain', 'striped', 'check', 'polka dot', 'print', 'graphic'), and how likely it
 * is, 0 to 1.
 */
export interface PatternGuess {
  readonly pattern: string;
  readonly certainty: number;
}

/** One of the garment's dominant colors. */
export interface PaletteColor {
  readonly lab: Lab;
  /** Share of the garment, 0 to 1; the shares of a palette sum to 1. */
  readonly share: number;
}

/** The garment's segmentation. Lengths are fractions of the picture's width or height. */
export interface CutOut {
  /** Left, top, right, bottom. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Share of the picture that the garment covers, 0 to 1. */
  readonly share: number;
  /** How clearly garment and background differ, 0 to 1; below 0.3 the other results are unreliable. */
  readonly certainty: number;
  /** True if a person wears the garment; the body is then removed from the mask too. */
  readonly isWorn: boolean;
}

/**
 * What was recognized in a shopper's picture. JSON-compatible, so that it can be stored beside the picture. A guess
 * that is too uncertain to show is null; the lists still contain the alternatives.
 */
export interface PictureReading {
  /** Incremented when the meaning of a value changes. */
  readonly version: 1;
  /** The kind to show as a chip; null if the shopper should choose it. */
  readonly kind: string | null;
  /** Every kind that the shopper can correct to, most likely first. */
  readonly kinds: readonly KindGuess[];
  /** The pattern to show; null if none is certain enough. */
  readonly pattern: string | null;
  readonly patterns: readonly PatternGuess[];
  /** Colors with a significant share, largest first; never empty. */
  readonly colors: readonly ColorShare[];
  readonly palette: readonly PaletteColor[];
  readonly cutOut: CutOut;
}

/** A picture that the shopper attached, as input of search. */
export interface AttachedPicture {
  readonly reading: PictureReading;
  /** The shopper's correction of the kind; null accepts the guess. */
  readonly kind: string | null;
}
