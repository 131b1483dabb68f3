import { computeBarriers } from './barrier.ts';
import { keepMainParts } from './components.ts';
import { evenOutBackground } from './evenGround.ts';
import { computeLogLikelihoods, fitMixture } from './mixture.ts';
import type { LabRaster, Mask } from './Raster.ts';

const ROUND_COUNT = 4;
const BACKGROUND_COLOR_COUNT = 6;
const GARMENT_COLOR_COUNT = 6;

export interface Segment {
  readonly mask: Mask;
  /** How clearly foreground and background differ, 0 to 1. */
  readonly certainty: number;
}

/**
 * Separates the object in the middle of a picture from its background. Alternates between two color mixtures,
 * initialized at the edge and in the middle, and an edge-preserving smoothing. Based on GrabCut (Rother et al.,
 * 2004), with a mean field instead of the graph cut. For pictures of about 150 pixels per side.
 */
export function segmentGarment(picture: LabRaster): Segment {
  const lab = evenOutBackground(picture);
  const { width, height } = lab;
  const neighborLinks = computeNeighborLinks(lab);
  const prior = computeCenterPrior(width, height);
  const barrierDistances = computeBarriers(lab);
  const relativeBarriers = scaleBarriers(barrierDistances, width, height);
  let garment: Float32Array = prior.map((value, i) => value * (0.04 + 0.96 * relativeBarriers[i]! ** 2));
  let backgroundWeights: Float32Array = computeRimWeights(width, height);
  for (let round = 0; round < ROUND_COUNT; round++) {
    const garmentLikelihoods = computeLogLikelihoods(lab, fitMixture(lab, garment, GARMENT_COLOR_COUNT));
    const backgroundLikelihoods = computeLogLikelihoods(
      lab,
      fitMixture(lab, backgroundWeights, BACKGROUND_COLOR_COUNT),
    );
    const priorTrust = 1 - round / ROUND_COUNT;
    const unaryScores = prior.map(
      (value, i) =>
        clampToRange(0.55 * (garmentLikelihoods[i]! - backgroundLikelihoods[i]!), 4) +
        (1 + priorTrust) * computeLogit(value) * 0.6 +
        (1.5 + priorTrust) * (relativeBarriers[i]! - 0.4),
    );
    garment = smoothProbabilities(unaryScores, neighborLinks, width, height);
    backgroundWeights = garment.map((value) => 1 - value);
  }
  const insideMask = Uint8Array.from(garment, (value) => (value > 0.5 ? 1 : 0));
  const mask = keepMainParts({ width, height, inside: insideMask }, 0.2, 0.02);
  return { mask, certainty: computeCertainty(garment, mask, barrierDistances) };
}

const clampToRange = (value: number, maxValue: number): number => Math.max(-maxValue, Math.min(maxValue, value));
const computeLogit = (value: number): number => Math.log(value / (1 - value));

/**
 * Creates weights for where garments usually are: in the center, rarely at the edge, and more often at the lower
 * edge.
 */
function computeCenterPrior(width: number, height: number): Float32Array {
  const prior = new Float32Array(width * height);
  for (let i = 0; i < prior.length; i++) {
    const x = Math.abs((i % width) / (width - 1) - 0.5) * 2;
    const y = Math.abs(Math.floor(i / width) / (height - 1) - 0.5) * 2;
    const distance = Math.max(x ** 4, y ** 4) * 0.6 + (x * x + y * y) * 0.3;
    prior[i] = 0.1 + 0.65 * Math.exp(-1.6 * distance);
  }
  return prior;
}

function computeRimWeights(width: number, height: number): Float32Array {
  const weights = new Float32Array(width * height);
  const rim = Math.max(2, Math.round(Math.min(width, height) * 0.05));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distanceToSide = Math.min(x, width - 1 - x, y);
      const distanceToBottom = height - 1 - y;
      if (distanceToSide < rim) weights[y * width + x] = 1;
      else if (distanceToBottom < rim) weights[y * width + x] = 0.4 * Math.abs((x / (width - 1)) * 2 - 1);
    }
  }
  return weights;
}

/**
 * Scales barrier distances to 0 to 1: half relative to a high quantile, half relative to the background's variation
 * near the edge. A faint edge on a uniform background then counts as much as a strong edge on a rug.
 */
function scaleBarriers(barrier: Float32Array, width: number, height: number): Float32Array {
  const pixelsNearRim = barrier.filter((_, i) => {
    const x = i % width;
    const distanceToRim = Math.min(x, width - 1 - x, Math.floor(i / width)) / Math.min(width, height);
    return distanceToRim > 0.03 && distanceToRim < 0.09;
  });
  const highBarrier = Math.max(8, computeQuantile(barrier, 0.9));
  const backgroundVariation = Math.max(0.5, computeQuantile(pixelsNearRim, 0.6));
  return barrier.map(
    (value) => 0.5 * Math.min(1, value / highBarrier) + 0.5 * Math.min(1, value / (5 * backgroundVariation)),
  );
}

function computeQuantile(values: Float32Array, share: number): number {
  return Float32Array.from(values).sort()[Math.floor(values.length * share)] ?? 0;
}

/** Offsets of half of the neighbors. The others follow by symmetry. */
const NEIGHBOR_STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [3, 0],
  [0, 3],
];

interface NeighborLinks {
  readonly step: readonly [number, number];
  readonly weights: Float32Array;
}

function computeNeighborLinks({ width, height, lightness, a, b }: LabRaster): NeighborLinks[] {
  const differences = NEIGHBOR_STEPS.map(([dx, dy]) => {
    const squares = new Float32Array(width * height).fill(Infinity);
    for (let y = 0; y < height - dy; y++) {
      for (let x = Math.max(0, -dx); x < width - Math.max(0, dx); x++) {
        const i = y * width + x;
        const neighborIndex = i + dy * width + dx;
        squares[i] =
          0.5 * (lightness[i]! - lightness[neighborIndex]!) ** 2 +
          (a[i]! - a[neighborIndex]!) ** 2 +
          (b[i]! - b[neighborIndex]!) ** 2;
      }
    }
    return squares;
  });
  const horizontalDifferences = differences[0]!.filter(Number.isFinite);
  const mean =
    horizontalDifferences.reduce((sum, value) => sum + Math.min(value, 400), 0) / horizontalDifferences.length;
  const scale = 1 / Math.max(6, 2 * mean);
  return differences.map((squares, index) => ({
    step: NEIGHBOR_STEPS[index]!,
    weights: squares.map((value) => (Number.isFinite(value) ? Math.exp(-value * scale) : 0)),
  }));
}

const SMOOTHING_ROUND_COUNT = 8;
const SMOOTHING_STRENGTH = 1.1;

/**
 * Mean field: moves each pixel's probability toward those of similarly colored neighbors. Returns the probability of
 * garment.
 */
function smoothProbabilities(
  ownScores: Float32Array,
  links: readonly NeighborLinks[],
  width: number,
  height: number,
): Float32Array {
  let belief = ownScores.map((value) => Math.tanh(value / 2));
  const field = new Float32Array(width * height);
  for (let round = 0; round < SMOOTHING_ROUND_COUNT; round++) {
    field.set(ownScores);
    for (const {
      step: [dx, dy],
      weights,
    } of links) {
      const offset = dy * width + dx;
      for (let i = 0; i < field.length - Math.max(0, offset); i++) {
        const weight = weights[i]! * SMOOTHING_STRENGTH;
        if (weight === 0) continue;
        field[i]! += weight * belief[i + offset]!;
        field[i + offset]! += weight * belief[i]!;
      }
    }
    belief = field.map((value) => Math.tanh(value / 2));
  }
  return belief.map((value) => (value + 1) / 2);
}

/** The color difference to the background at which a segmentation is fully certain. */
const FULL_CERTAINTY_DIFFERENCE = 12;

/**
 * Certainty of the mask: high if most pixels are clearly garment or background and the colors differ; lower for an
 * almost empty or almost full mask.
 */
function computeCertainty(garment: Float32Array, { inside }: Mask, colorDifference: Float32Array): number {
  let [certainCount, area, difference] = [0, 0, 0];
  for (let i = 0; i < garment.length; i++) {
    certainCount += Math.abs(2 * garment[i]! - 1);
    area += inside[i]!;
    difference += inside[i]! * colorDifference[i]!;
  }
  if (area === 0) return 0;
  const share = area / garment.length;
  const plausibility = Math.min(1, share / 0.06) * Math.min(1, (1 - share) / 0.12);
  return (
    plausibility *
    Math.max(0, (certainCount / garment.length - 0.5) * 2) *
    Math.min(1, difference / area / FULL_CERTAINTY_DIFFERENCE)
  );
}
