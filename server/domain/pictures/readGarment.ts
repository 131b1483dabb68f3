import { removeBody } from './body.ts';
import { computeFeatures } from './features.ts';
import { convertToLabRaster } from './lab.ts';
import { nameColors, balanceWhite, findPalette } from './palette.ts';
import type { PerceptronWeights } from './Perceptron.ts';
import { classify } from './Perceptron.ts';
import type { KindGuess, PatternGuess, PictureReading } from './PictureReading.ts';
import type { Mask, Raster } from './Raster.ts';
import { countPixels, findBox } from './Raster.ts';
import { segmentGarment } from './segment.ts';
import { computeTexture } from './texture.ts';

/** Weights trained on drawn garments (`scripts/trainPictures.ts`). */
export interface GarmentClassifiers {
  readonly kinds: PerceptronWeights;
  readonly patterns: PerceptronWeights;
}

/** The longer side in pixels of the picture for outlines. */
export const OUTLINE_SIDE_PX = 144;
export const CLOTH_SIDE_PX = 320;

/** Minimum probability of a guess that is shown. */
const MIN_SHOWN_PROBABILITY = 0.5;
/** Kinds that pictures cannot tell but a shopper may choose as a correction. */
const KINDS_ONLY_FOR_CORRECTION: readonly string[] = [
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
 * Analyzes a picture in two sizes, small (`OUTLINE_SIDE_PX`) and large (`CLOTH_SIDE_PX`). Pure and deterministic.
 * Takes about 200 ms, so do not call it on the thread of requests.
 */
export function readGarment(smallRaster: Raster, largeRaster: Raster, classifiers: GarmentClassifiers): PictureReading {
  const lab = convertToLabRaster(smallRaster);
  const alphaSegment = smallRaster.alpha ? segmentByAlpha(smallRaster) : null;
  const { mask: visibleMask, certainty } = alphaSegment ?? segmentGarment(lab);
  const { mask, isWorn } = removeBody(lab, visibleMask);
  const balancedLab = balanceWhite(lab, mask);
  const palette = findPalette(balancedLab, mask);
  const features = computeFeatures(lab, mask);
  const largeMask = enlargeMask(mask, largeRaster);
  const texture = computeTexture(balanceWhite(convertToLabRaster(largeRaster), largeMask), largeMask, palette);
  const isGarmentVisible = certainty >= 0.3 && countPixels(mask) > mask.inside.length * 0.02;
  const kinds = guessKinds(classify(classifiers.kinds, features));
  const patterns = guessPatterns(classify(classifiers.patterns, texture));
  return {
    version: 1,
    kind: isGarmentVisible ? nameIfProbable(kinds[0]?.kind, kinds[0]?.certainty) : null,
    kinds,
    pattern: isGarmentVisible ? nameIfProbable(patterns[0]?.pattern, patterns[0]?.certainty) : null,
    patterns,
    colors: nameColors(palette),
    palette: palette.map(({ lab: [lightness, a, b], share }) => ({
      lab: [roundToPlaces(lightness, 1), roundToPlaces(a, 1), roundToPlaces(b, 1)],
      share: roundToPlaces(share, 3),
    })),
    cutOut: describeCutOut(mask, certainty, isWorn),
  };
}

function nameIfProbable(name: string | undefined, certainty = 0): string | null {
  return name !== undefined && certainty >= MIN_SHOWN_PROBABILITY ? name : null;
}

/** Uses the transparency of a picture as its mask, unless every pixel is opaque. */
function segmentByAlpha({ width, height, alpha }: Raster): { mask: Mask; certainty: number } | null {
  const inside = Uint8Array.from(alpha!, (value) => (value > 127 ? 1 : 0));
  const share = countPixels({ inside }) / inside.length;
  return share > 0.97 || share < 0.02 ? null : { mask: { width, height, inside }, certainty: 1 };
}

function enlargeMask({ width, height, inside }: Mask, largeRaster: Raster): Mask {
  const enlargedInside = new Uint8Array(largeRaster.width * largeRaster.height);
  for (let y = 0; y < largeRaster.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / largeRaster.height)) * width;
    for (let x = 0; x < largeRaster.width; x++)
      enlargedInside[y * largeRaster.width + x] =
        inside[row + Math.min(width - 1, Math.floor((x * width) / largeRaster.width))]!;
  }
  return { width: largeRaster.width, height: largeRaster.height, inside: enlargedInside };
}

type Guesses = ReturnType<typeof classify>;

function guessKinds(guesses: Guesses): KindGuess[] {
  const kindGuesses = sortByProbability(guesses).map(({ label, probability }) => ({
    kind: label,
    certainty: roundToPlaces(probability, 3),
  }));
  return [
    ...kindGuesses,
    ...KINDS_ONLY_FOR_CORRECTION.filter((kind) => kindGuesses.every((guess) => guess.kind !== kind)).map((kind) => ({
      kind,
      certainty: 0,
    })),
  ];
}

function guessPatterns(guesses: Guesses): PatternGuess[] {
  return sortByProbability(guesses).map(({ label, probability }) => ({
    pattern: label,
    certainty: roundToPlaces(probability, 3),
  }));
}

function sortByProbability(guesses: Guesses): Guesses {
  return [...guesses].sort((a, b) => b.probability - a.probability);
}

function describeCutOut(mask: Mask, certainty: number, isWorn: boolean): PictureReading['cutOut'] {
  const { width, height } = mask;
  const [left, top, right, bottom] = findBox(mask) ?? [0, 0, width, height];
  return {
    box: [
      roundToPlaces(left / width, 3),
      roundToPlaces(top / height, 3),
      roundToPlaces(right / width, 3),
      roundToPlaces(bottom / height, 3),
    ],
    share: roundToPlaces(countPixels(mask) / mask.inside.length, 3),
    certainty: roundToPlaces(certainty, 2),
    isWorn,
  };
}

function roundToPlaces(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
