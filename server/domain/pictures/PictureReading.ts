import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

/** Lightness 0 to 100, then green to red and blue to yellow, about -128 to 127 (CIE L*a*b*, D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A garment kind by its catalogue name ('blazer'), with its probability. */
export interface KindGuess {
  readonly kind: string;
  readonly certainty: number;
}

/** A color of the vocabulary, with its share of the garment, 0 to 1. */
export interface ColorShare {
  readonly color: Color;
  readonly share: number;
}

/**
 * A pattern by its catalogue name ('plain', 'striped', 'check', 'polka dot', 'print', 'graphic'), with its
 * probability.
 */
export interface PatternGuess {
  readonly pattern: string;
  readonly certainty: number;
}

/** A dominant color of the garment. */
export interface PaletteColor {
  readonly lab: Lab;
  /** The color's share of the garment, 0 to 1. The shares of a palette add up to 1. */
  readonly share: number;
}

/** The garment's area in the picture. Lengths are fractions of the picture's width or height. */
export interface CutOut {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** The garment's share of the picture, 0 to 1. */
  readonly share: number;
  /** How clearly garment and background differ, 0 to 1. Below 0.3 the other results are unreliable. */
  readonly certainty: number;
  /** Whether a person wears the garment. The body is then excluded. */
  readonly isWorn: boolean;
}

/**
 * The garment recognized in a shopper's picture. JSON-compatible, so that it can be stored. An uncertain guess is
 * null; the lists have the alternatives.
 */
export interface PictureReading {
  /** Incremented when the meaning of a value changes. */
  readonly version: 1;
  /** The kind to show; null if the shopper should choose it. */
  readonly kind: string | null;
  /** Every kind that the shopper can correct to, most likely first. */
  readonly kinds: readonly KindGuess[];
  /** The pattern to show; null if it is uncertain. */
  readonly pattern: string | null;
  readonly patterns: readonly PatternGuess[];
  /** Colors with a significant share, largest first; never empty. */
  readonly colors: readonly ColorShare[];
  readonly palette: readonly PaletteColor[];
  readonly cutOut: CutOut;
}

/** A picture attached to a search. */
export interface AttachedPicture {
  readonly reading: PictureReading;
  /** The shopper's correction of the kind; null to keep the recognized kind. */
  readonly kind: string | null;
}
