import { withoutBody } from './body.ts';
import { featuresOf } from './features.ts';
import { labRaster } from './lab.ts';
import { colorsOf, whiteBalanced, paletteOf } from './palette.ts';
import type { Weights } from './Perceptron.ts';
import { classify } from './Perceptron.ts';
import type { KindGuess, PatternGuess, PictureReading } from './PictureReading.ts';
import type { Mask, Raster } from './Raster.ts';
import { areaOf, boxOf } from './Raster.ts';
import { segment } from './segment.ts';
import { textureOf } from './texture.ts';

/** Weights trained on drawn garments: see `scripts/teachPictures.ts`. */
export interface Eye {
  readonly kinds: Weights;
  readonly patterns: Weights;
}

/** The longer side in pixels of the picture for outlines, and of the picture for textures. */
export const OUTLINE_SIDE = 144;
export const CLOTH_SIDE = 320;

/** Minimum probability of a guess that is shown. */
const MIN_SHOWN_PROBABILITY = 0.5;
/** Kinds that pictures cannot distinguish, but that a shopper may choose as a correction. */
const CORRECTION_ONLY: readonly string[] = [
  'suit',
  'jumpsuit',
  'leggings',
  'sweatshirt',
  'waistcoat',
  'boots',
  'scarf',
  'belt',
];

/**
 * Analyzes one picture, given small (`OUTLINE_SIDE`) and larger (`CLOTH_SIDE`) in the same proportions. Pure and
 * deterministic. Takes about 200 ms: do not call it on the thread that handles requests.
 */
export function readGarment(small: Raster, large: Raster, eye: Eye): PictureReading {
  const lab = labRaster(small);
  const cut = small.alpha ? byAlpha(small) : null;
  const { mask: seen, certainty } = cut ?? segment(lab);
  const { mask, isWorn } = withoutBody(lab, seen);
  const fair = whiteBalanced(lab, mask);
  const palette = paletteOf(fair, mask);
  const features = featuresOf(lab, mask);
  const largeMask = enlarged(mask, large);
  const texture = textureOf(whiteBalanced(labRaster(large), largeMask), largeMask, palette);
  const isSeen = certainty >= 0.3 && areaOf(mask) > mask.inside.length * 0.02;
  const kinds = kindsOf(classify(eye.kinds, features));
  const patterns = patternsOf(classify(eye.patterns, texture));
  return {
    version: 1,
    kind: isSeen ? shown(kinds[0]?.kind, kinds[0]?.certainty) : null,
    kinds,
    pattern: isSeen ? shown(patterns[0]?.pattern, patterns[0]?.certainty) : null,
    patterns,
    colors: colorsOf(palette),
    palette: palette.map(({ lab: [lightness, a, b], share }) => ({
      lab: [round(lightness, 1), round(a, 1), round(b, 1)],
      share: round(share, 3),
    })),
    cutOut: cutOutOf(mask, certainty, isWorn),
  };
}

function shown(name: string | undefined, certainty = 0): string | null {
  return name !== undefined && certainty >= MIN_SHOWN_PROBABILITY ? name : null;
}

/** A picture with transparency is already cut out, unless every pixel is opaque. */
function byAlpha({ width, height, alpha }: Raster): { mask: Mask; certainty: number } | null {
  const inside = Uint8Array.from(alpha!, (value) => (value > 127 ? 1 : 0));
  const share = areaOf({ inside }) / inside.length;
  return share > 0.97 || share < 0.02 ? null : { mask: { width, height, inside }, certainty: 1 };
}

function enlarged({ width, height, inside }: Mask, large: Raster): Mask {
  const enlarge = new Uint8Array(large.width * large.height);
  for (let y = 0; y < large.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / large.height)) * width;
    for (let x = 0; x < large.width; x++)
      enlarge[y * large.width + x] = inside[row + Math.min(width - 1, Math.floor((x * width) / large.width))]!;
  }
  return { width: large.width, height: large.height, inside: enlarge };
}

type Guesses = ReturnType<typeof classify>;

function kindsOf(guesses: Guesses): KindGuess[] {
  const seen = byProbability(guesses).map(({ label, probability }) => ({
    kind: label,
    certainty: round(probability, 3),
  }));
  return [
    ...seen,
    ...CORRECTION_ONLY.filter((kind) => seen.every((guess) => guess.kind !== kind)).map((kind) => ({
      kind,
      certainty: 0,
    })),
  ];
}

function patternsOf(guesses: Guesses): PatternGuess[] {
  return byProbability(guesses).map(({ label, probability }) => ({ pattern: label, certainty: round(probability, 3) }));
}

function byProbability(guesses: Guesses): Guesses {
  return [...guesses].sort((one, other) => other.probability - one.probability);
}

function cutOutOf(mask: Mask, certainty: number, isWorn: boolean): PictureReading['cutOut'] {
  const { width, height } = mask;
  const [left, top, right, bottom] = boxOf(mask) ?? [0, 0, width, height];
  return {
    box: [round(left / width, 3), round(top / height, 3), round(right / width, 3), round(bottom / height, 3)],
    share: round(areaOf(mask) / mask.inside.length, 3),
    certainty: round(certainty, 2),
    isWorn,
  };
}

function round(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
