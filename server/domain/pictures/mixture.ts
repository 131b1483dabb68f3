import type { LabRaster } from './Raster.ts';

/** A mixture of Gaussians with diagonal covariance, in Lab. */
export interface Mixture {
  readonly parts: readonly Part[];
}

interface Part {
  readonly share: number;
  readonly mean: readonly [number, number, number];
  readonly variance: readonly [number, number, number];
}

/** Minimum variances. JPEG changes colors slightly, so a color need not match more exactly. */
const MIN_VARIANCE = [2.5, 1.2, 1.2] as const;
const ROUND_COUNT = 8;

/**
 * Fits a mixture to the weighted pixels. Chooses the initial means deterministically (farthest first), so that a
 * picture always gives the same result.
 */
export function fitMixture(lab: LabRaster, weights: Float32Array, count: number): Mixture {
  const size = weights.length;
  const stride = chooseStride(lab.width, size);
  let centers = chooseInitialCenters(lab, weights, count, stride);
  const sums = new Float64Array(centers.length * 7);
  for (let round = 0; round < ROUND_COUNT; round++) {
    sums.fill(0);
    for (let i = 0; i < size; i += stride) {
      const weight = weights[i]!;
      if (weight < 0.01) continue;
      const l = lab.lightness[i]!;
      const a = lab.a[i]!;
      const b = lab.b[i]!;
      const offset = findNearestCenter(centers, l, a, b) * 7;
      sums[offset]! += weight;
      sums[offset + 1]! += weight * l;
      sums[offset + 2]! += weight * a;
      sums[offset + 3]! += weight * b;
      sums[offset + 4]! += weight * l * l;
      sums[offset + 5]! += weight * a * a;
      sums[offset + 6]! += weight * b * b;
    }
    centers = centers.map((center, part) => {
      const total = sums[part * 7]!;
      return total > 0
        ? [sums[part * 7 + 1]! / total, sums[part * 7 + 2]! / total, sums[part * 7 + 3]! / total]
        : center;
    });
  }
  return { parts: createParts(sums) };
}

/**
 * Chooses the step between sampled pixels, because a few thousand samples are enough. The step does not divide the
 * width, so that no column is preferred.
 */
function chooseStride(width: number, size: number): number {
  return size < 4_000 ? 1 : ([3, 5, 7].find((step) => width % step !== 0) ?? 1);
}

type Center = readonly [number, number, number];

function findNearestCenter(centers: readonly Center[], l: number, a: number, b: number): number {
  let nearestPart = 0;
  let leastDistance = Infinity;
  for (let part = 0; part < centers.length; part++) {
    const center = centers[part]!;
    const distance = 0.5 * (l - center[0]) ** 2 + (a - center[1]) ** 2 + (b - center[2]) ** 2;
    if (distance < leastDistance) [leastDistance, nearestPart] = [distance, part];
  }
  return nearestPart;
}

function chooseInitialCenters(lab: LabRaster, weights: Float32Array, count: number, stride: number): Center[] {
  const centers: Center[] = [findHeaviestColor(lab, weights)];
  const nearestDistances = new Float32Array(weights.length).fill(Infinity);
  while (centers.length < count) {
    const [l0, a0, b0] = centers.at(-1)!;
    let farthestPixel = -1;
    let greatestScore = 20;
    for (let i = 0; i < weights.length; i += stride) {
      const distance = 0.5 * (lab.lightness[i]! - l0) ** 2 + (lab.a[i]! - a0) ** 2 + (lab.b[i]! - b0) ** 2;
      nearestDistances[i] = Math.min(nearestDistances[i]!, distance);
      const score = Math.min(nearestDistances[i]!, 2500) * weights[i]!;
      if (score > greatestScore) [greatestScore, farthestPixel] = [score, i];
    }
    if (farthestPixel < 0) break;
    centers.push([lab.lightness[farthestPixel]!, lab.a[farthestPixel]!, lab.b[farthestPixel]!]);
  }
  return centers;
}

function findHeaviestColor(lab: LabRaster, weights: Float32Array): Center {
  let heaviestPixel = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[heaviestPixel]!) heaviestPixel = i;
  return [lab.lightness[heaviestPixel]!, lab.a[heaviestPixel]!, lab.b[heaviestPixel]!];
}

function createParts(sums: Float64Array): Part[] {
  let total = 0;
  for (let index = 0; index < sums.length; index += 7) total += sums[index]!;
  const parts: Part[] = [];
  for (let index = 0; index < sums.length; index += 7) {
    const weight = sums[index]!;
    if (weight < total * 0.005 || weight === 0) continue;
    const mean = [sums[index + 1]! / weight, sums[index + 2]! / weight, sums[index + 3]! / weight] as const;
    const computeVariance = (channel: 0 | 1 | 2): number =>
      Math.max(MIN_VARIANCE[channel], sums[index + 4 + channel]! / weight - mean[channel] ** 2);
    parts.push({ share: weight / total, mean, variance: [computeVariance(0), computeVariance(1), computeVariance(2)] });
  }
  return parts;
}

/** The natural logarithm of each pixel's likelihood, with a lower bound that covers any color. */
export function computeLogLikelihoods(lab: LabRaster, { parts }: Mixture): Float32Array {
  const knownParts = parts.map(({ share, mean, variance }) => ({
    mean,
    inverse: variance.map((value) => 0.5 / value),
    constant: Math.log(share) - 0.5 * (Math.log(variance[0]) + Math.log(variance[1]) + Math.log(variance[2])),
  }));
  const result = new Float32Array(lab.lightness.length);
  for (let i = 0; i < result.length; i++) {
    let bestLogDensity = MIN_LOG_DENSITY;
    for (const { mean, inverse, constant } of knownParts) {
      const value =
        constant -
        inverse[0]! * (lab.lightness[i]! - mean[0]) ** 2 -
        inverse[1]! * (lab.a[i]! - mean[1]) ** 2 -
        inverse[2]! * (lab.b[i]! - mean[2]) ** 2;
      if (value > bestLogDensity) bestLogDensity = value;
    }
    result[i] = bestLogDensity;
  }
  return result;
}

const MIN_LOG_DENSITY = -16;
