import { clamp, lerp } from '../curve.ts';
import { toPicture } from '../person/bodyPlaces.ts';
import type { Scene } from './Scene.ts';

/** Where the clothes in the photo meet at the waist. */
export interface Waist {
  /** The upper edge of the garment below the waist, as a position down the torso; null if it is not visible. */
  readonly seam: number | null;
  /** Whether the top is tucked in or ends above the waistband. */
  readonly isTucked: boolean;
  /** Returns the position of the seam down the torso, at a distance in pixels from the middle. */
  seamAt(across: number): number;
}

/** Number of samples on each side of the middle. */
const SAMPLES_PER_SIDE = 5;
const MAX_ACROSS = 0.42;
/** Maximum position of a visible waistband down the torso at which the top is tucked in. */
const MAX_TUCKED_SEAM = 0.86;

export function findWaist(scene: Scene): Waist {
  const step = (MAX_ACROSS / SAMPLES_PER_SIDE) * scene.body.frame.shoulderWidth;
  const line = Array.from({ length: 2 * SAMPLES_PER_SIDE + 1 }, (_, k) =>
    findSeam(scene, (k - SAMPLES_PER_SIDE) * step),
  );
  const foundPositions = line.filter((along) => along !== null).sort((a, b) => a - b);
  if (foundPositions.length < SAMPLES_PER_SIDE) return { seam: null, isTucked: false, seamAt: () => 1 };
  const seam = foundPositions[foundPositions.length >> 1]!;
  // Ignore values far from the median, such as those of a hand or a button.
  const withoutOutliers = line.map((along) => (along !== null && Math.abs(along - seam) < 0.08 ? along : seam));
  const smoothed = withoutOutliers.map((along, k) =>
    findMedian(
      [withoutOutliers[k - 2], withoutOutliers[k - 1], along, withoutOutliers[k + 1], withoutOutliers[k + 2]],
      along,
    ),
  );
  return {
    seam,
    isTucked: !scene.isOnePiece && seam < MAX_TUCKED_SEAM,
    seamAt: (across) => {
      const place = clamp(across / step + SAMPLES_PER_SIDE, 0, smoothed.length - 1);
      const index = Math.min(smoothed.length - 2, Math.floor(place));
      return lerp(smoothed[index]!, smoothed[index + 1]!, place - index);
    },
  };
}

function findMedian(values: readonly (number | undefined)[], fallback: number): number {
  const sorted = values.map((value) => value ?? fallback).sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

function findSeam({ left, top, width, height, parts, body }: Scene, across: number): number | null {
  for (let along = 0.3; along < 1.5; along += 2 / body.frame.torsoLength) {
    const [x, y] = toPicture(body.frame, along, across);
    const [column, row] = [Math.round(x) - left, Math.round(y) - top];
    if (column < 0 || row < 0 || column >= width || row >= height) return null;
    if (parts.lower[row * width + column]! > 0.5) return along;
  }
  return null;
}
