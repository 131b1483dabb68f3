import type { Mask } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import type { BySide } from '../person/PersonBody.ts';
import type { ClothDoubt, TopSide } from './Cloth.ts';
import { traceContour } from './contour.ts';
import type { GarmentExtent, DetectedSide } from './topSide.ts';
import { detectTopSide } from './topSide.ts';

export interface TopDetection {
  readonly sides: BySide<TopSide>;
  readonly doubts: readonly ClothDoubt[];
}

/**
 * Finds collar, shoulders, armpits, sleeves and hem of a top or dress that lies flat or hangs; returns null if the
 * mask shows none.
 */
export function detectTop(mask: Mask, isDress: boolean): TopDetection | null {
  const contour = traceContour(mask);
  if (contour.length < 40) return null;
  const extent = measureExtent(mask, contour, isDress);
  const flipPoint = ([x, y]: Point): Point => [2 * extent.middle - x, y];
  const [left, right] = detectSides([[...contour].reverse(), contour.map(flipPoint)], extent);
  const [leftSide, rightSide] = makeSidesAlike(left, right, extent);
  const doubts: ClothDoubt[] = leftSide === left && rightSide === right ? [] : [{ key: 'one-sided', strength: 0.25 }];
  if (!leftSide.side.sleeve && sleevesHangBeside(mask, extent)) doubts.push({ key: 'folded', strength: 1 });
  return { sides: { left: leftSide.side, right: flipSide(rightSide.side, flipPoint) }, doubts };
}

/** Minimum width of a top with sleeves beside its trunk, as a fraction of its height. */
const MIN_WIDTH_RATIO = 0.7;
const MIN_HANG_RATIO = 0.04;

/** Whether the lowest parts of a top are at its sides, because its sleeves touch the trunk. */
function sleevesHangBeside(
  { width, inside }: Mask,
  { middle, width: breadth, height, bottom, isDress }: GarmentExtent,
): boolean {
  if (isDress || breadth < MIN_WIDTH_RATIO * height) return false;
  const findLowestRow = (x: number): number => {
    let y = Math.round(bottom);
    while (y > 0 && inside[y * width + Math.round(x)] !== 1) y--;
    return y;
  };
  const hem = Math.max(...[-0.15, 0, 0.15].map((share) => findLowestRow(middle + share * breadth)));
  return [-0.42, 0.42].every((share) => findLowestRow(middle + share * breadth) - hem > MIN_HANG_RATIO * height);
}

/** How much less distinct the second sleeve may be than the first (the `leniency` of `detectTopSide`). */
const SECOND_SLEEVE_LENIENCY = 2.5;

/** Finds both sides. If only one has a sleeve, looks for a sleeve closer to the trunk on the other side. */
function detectSides(
  [leftPath, rightPath]: readonly [readonly Point[], readonly Point[]],
  extent: GarmentExtent,
): readonly [DetectedSide, DetectedSide] {
  const [left, right] = [detectTopSide(leftPath, extent), detectTopSide(rightPath, extent)];
  if (left.side.sleeve && !right.side.sleeve) return [left, detectTopSide(rightPath, extent, SECOND_SLEEVE_LENIENCY)];
  if (right.side.sleeve && !left.side.sleeve) return [detectTopSide(leftPath, extent, SECOND_SLEEVE_LENIENCY), right];
  return [left, right];
}

/**
 * Maximum difference in height between the armpits, as a fraction of the garment's height. Above it, one of them is
 * wrong.
 */
const MAX_ARMPIT_DIFFERENCE = 0.12;

/** If the sides differ, replaces the wrong one with the mirror image of the other. */
function makeSidesAlike(
  left: DetectedSide,
  right: DetectedSide,
  { height }: GarmentExtent,
): readonly [DetectedSide, DetectedSide] {
  const [hasLeftSleeve, hasRightSleeve] = [left.side.sleeve !== null, right.side.sleeve !== null];
  if (hasLeftSleeve !== hasRightSleeve) return hasLeftSleeve ? [left, left] : [right, right];
  const isUneven = Math.abs(left.side.armpit[1] - right.side.armpit[1]) > MAX_ARMPIT_DIFFERENCE * height;
  if (hasLeftSleeve && isUneven && left.isLow !== right.isLow) return left.isLow ? [right, right] : [left, left];
  return [left, right];
}

function measureExtent({ width, height, inside }: Mask, contour: readonly Point[], isDress: boolean): GarmentExtent {
  const [xs, ys] = [contour.map(([x]) => x), contour.map(([, y]) => y)];
  const [left, right, top, bottom] = [findMin(xs), findMax(xs), findMin(ys), findMax(ys)];
  const middles: number[] = [];
  for (let y = Math.round(top + (bottom - top) * 0.45); y < bottom - (bottom - top) * 0.03 && y < height; y++) {
    const row = inside.subarray(y * width, (y + 1) * width);
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    if (from >= 0) middles.push((from + to) / 2);
  }
  middles.sort((a, b) => a - b);
  const middle = middles[middles.length >> 1] ?? (left + right) / 2;
  return { middle, top, bottom, width: right - left, height: bottom - top, isDress };
}

const findMin = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const findMax = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

function flipSide(side: TopSide, flipPoint: (point: Point) => Point): TopSide {
  const sleeve = side.sleeve && { outer: side.sleeve.outer.map(flipPoint), inner: side.sleeve.inner.map(flipPoint) };
  return {
    collar: flipPoint(side.collar),
    shoulder: flipPoint(side.shoulder),
    armpit: flipPoint(side.armpit),
    edge: side.edge.map(flipPoint),
    sleeve,
  };
}
