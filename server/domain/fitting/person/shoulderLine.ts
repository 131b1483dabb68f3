import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { toPicture } from './bodyPlaces.ts';
import type { BodyFrame, Profile } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { findMedian, smoothValues, lookUp } from './profiles.ts';
import type { Silhouette } from './Silhouette.ts';

/** Distance from the middle at which the shoulder line ends, in shoulder widths. */
const LINE_END = 0.65;
const SAMPLE_COUNT = 53;
const MIDDLE_INDEX = (SAMPLE_COUNT - 1) / 2;
/** Height of the shoulder above the joints by distance from the middle, both in shoulder widths. */
const USUAL_HEIGHTS: Table = [
  [0.15, -0.31],
  [0.22, -0.27],
  [0.3, -0.225],
  [0.4, -0.19],
  [0.5, -0.145],
  [0.57, -0.09],
  [0.62, -0.02],
  [0.66, 0.08],
  [0.8, 0.4],
];
const SEARCH_RANGE = 0.14;
const MAX_DEVIATION = 0.09;

/** Finds the upper edge of the shoulders: the usual line, moved to an edge in the picture. */
export function findShoulderLine(frame: BodyFrame, neckHalf: number, silhouette: Silhouette): Profile {
  const across = Float32Array.from({ length: SAMPLE_COUNT }, (_, i) => ((i - MIDDLE_INDEX) / MIDDLE_INDEX) * LINE_END);
  const usualHeights = across.map(
    (position) => (lookUp(USUAL_HEIGHTS, Math.abs(position)) * frame.shoulderWidth) / frame.torsoLength,
  );
  const foundHeights = across.map((position, i) => {
    const isShoulder = Math.abs(position) * frame.shoulderWidth > neckHalf * 1.15 && Math.abs(position) < 0.62;
    return isShoulder ? findShoulderEdge(frame, position, usualHeights[i]!, silhouette) : Number.NaN;
  });
  const values = new Float32Array(SAMPLE_COUNT);
  fillHalf(values, { across, usualHeights, foundHeights }, 0, MIDDLE_INDEX);
  fillHalf(values, { across, usualHeights, foundHeights }, MIDDLE_INDEX, SAMPLE_COUNT - 1);
  return { from: -LINE_END, to: LINE_END, values: smoothValues(values, 2) };
}

/** Finds the first skin or cloth from above. Returns NaN if hair hides it, or if it is too far from the usual line. */
function findShoulderEdge(frame: BodyFrame, across: number, usualHeight: number, silhouette: Silhouette): number {
  for (let along = usualHeight - SEARCH_RANGE; along < usualHeight + SEARCH_RANGE; along += 1 / frame.torsoLength) {
    const point: Point = toPicture(frame, along, across * frame.shoulderWidth);
    if (!silhouette.isInside(point)) continue;
    if (silhouette.getShare('hair', point) > 0.4) return Number.NaN;
    if (silhouette.skinAt(point) + silhouette.clothAt(point) > 0.5)
      return Math.abs(along - usualHeight) < MAX_DEVIATION ? along : Number.NaN;
  }
  return Number.NaN;
}

interface ShoulderSamples {
  readonly across: Float32Array;
  readonly usualHeights: Float32Array;
  readonly foundHeights: Float32Array;
}

/** Fills the hidden samples of one half. They differ from the usual line as much as the visible ones do. */
function fillHalf(
  values: Float32Array,
  { across, usualHeights, foundHeights }: ShoulderSamples,
  from: number,
  to: number,
): void {
  const deviations: number[] = [];
  for (let i = from; i <= to; i++)
    if (!Number.isNaN(foundHeights[i]!)) deviations.push(foundHeights[i]! - usualHeights[i]!);
  const medianDeviation = deviations.length > 2 ? findMedian(deviations) : 0;
  for (let i = from; i <= to; i++) {
    const share = clamp(Math.abs(across[i]!) / 0.2, 0, 1);
    values[i] = Number.isNaN(foundHeights[i]!)
      ? usualHeights[i]! + medianDeviation * share * share * (3 - 2 * share)
      : foundHeights[i]!;
  }
}
