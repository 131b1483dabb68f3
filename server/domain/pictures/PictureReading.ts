import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

/** Lightness 0 to 100, then green to red and blue to yellow, about -128 to 127 (CIE L*a*b*, D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A garment kind as the catalogue names it ('blazer'), and how likely it is, 0 to 1. */
export interface KindGuess {
  readonly kind: string;
  readonly certainty: number;
}

/** A color of the vocabulary and the part of the garment that has it, 0 to 1. */
export interface ColorShare {
  readonly color: Color;
  readonly share: number;
}

/** A pattern as the catalogue names it ('plain', 'striped', 'check', 'polka dot', 'print', 'graphic'), and how likely it is, 0 to 1. */
export interface PatternGuess {
  readonly pattern: string;
  readonly certainty: number;
}

/** One of the few colors that the garment is made of. */
export interface PaletteColor {
  readonly lab: Lab;
  /** The part of the garment, 0 to 1; all of a palette make 1. */
  readonly share: number;
}

/** What was told apart from the background. Lengths are parts of the picture's width or height. */
export interface CutOut {
  /** Left, top, right, bottom. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** The part of the picture that is garment, 0 to 1. */
  readonly share: number;
  /** How far garment and background differ, 0 to 1; below 0.3 the rest is not to be relied upon. */
  readonly certainty: number;
  /** True where someone wears it; the body is then cut away too. */
  readonly isWorn: boolean;
}

/**
 * What was seen in a shopper's picture. Plain values, so that it can be kept as JSON beside the picture.
 * A guess that is too uncertain to be shown is null; the lists still hold what it might have been.
 */
export interface PictureReading {
  /** Rises when the meaning of a value changes. */
  readonly version: 1;
  /** The kind to show as a chip; null where the shopper should say it. */
  readonly kind: string | null;
  /** Every kind it may be corrected to, the likeliest first. */
  readonly kinds: readonly KindGuess[];
  /** The pattern to show; null where none is sure enough. */
  readonly pattern: string | null;
  readonly patterns: readonly PatternGuess[];
  /** Colors that make a part worth naming, the largest first; never empty. */
  readonly colors: readonly ColorShare[];
  readonly palette: readonly PaletteColor[];
  readonly cutOut: CutOut;
}

/** A picture that the shopper attached, as search takes it. */
export interface AttachedPicture {
  readonly reading: PictureReading;
  /** What the shopper said it is, where the guess was wrong; null where the guess may stand. */
  readonly kind: string | null;
}
