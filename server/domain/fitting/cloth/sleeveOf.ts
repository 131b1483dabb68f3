import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { SleeveOutline } from './Cloth.ts';
import { distanceBetween, distanceToLine, resamplePath } from './paths.ts';

const CONTOUR_POINTS = 72;
/** Maximum bend of an edge, as a fraction of its length. */
const MAX_BOW_SHARE = 0.07;
const MIN_LONG_RATIO = 1.9;
export const SLEEVE_POINTS = 24;

/** The corners of a cuff, as indexes of points. */
interface Cuff {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits the contour of a sleeve into its outer edge, its cuff and its inner edge. The contour goes from the tip of
 * the shoulder around the cuff to the armpit.
 */
export function splitSleeve(contourPoints: readonly Point[]): SleeveOutline {
  const points = resamplePath(contourPoints, CONTOUR_POINTS);
  const { from, to } = isLong(points) ? findNarrowCuff(points) : findWideCuff(points);
  return {
    outer: resamplePath(points.slice(0, from + 1), SLEEVE_POINTS),
    inner: resamplePath(points.slice(to).reverse(), SLEEVE_POINTS),
  };
}

/** Finds the cuff of a long sleeve: a short straight line between two edges that may bend evenly. */
function findNarrowCuff(points: readonly Point[]): Cuff {
  const lastIndex = CONTOUR_POINTS - 1;
  const outerMisfits = points.map((_, index) => measureBowMisfit(points, 0, index) * 0.6);
  const innerMisfits = points.map((_, index) => measureBowMisfit(points, index, lastIndex) * 0.6);
  let bestCuff = { cost: Infinity, from: 1, to: lastIndex - 1 };
  for (let from = 3; from < lastIndex - 4; from++) {
    for (let to = from + 2; to < lastIndex - 2; to++) {
      const edgeCosts = outerMisfits[from]! + innerMisfits[to]!;
      if (edgeCosts > bestCuff.cost) continue;
      const cuffLength = distanceBetween(points[from]!, points[to]!);
      const cost = edgeCosts + measureLineMisfit(points, from, to) * 1.2 + cuffLength * cuffLength * 0.12;
      if (cost < bestCuff.cost) bestCuff = { cost, from, to };
    }
  }
  return bestCuff;
}

/**
 * How strongly points near the armpit are preferred: a point that is a pixel farther from the armpit must be this
 * many pixels farther out.
 */
const ARMPIT_PREFERENCE = 0.25;

/**
 * Finds the cuff of a short sleeve. It goes from the point farthest from the armhole to the corner between this point
 * and the armpit, and may be far longer than the inner edge.
 */
function findWideCuff(points: readonly Point[]): Cuff {
  const lastIndex = CONTOUR_POINTS - 1;
  const [shoulder, armpit] = [points[0]!, points[lastIndex]!];
  const from = findFarthest(points, 3, lastIndex - 4, (point) => distanceToLine(point, shoulder, armpit));
  const corner = points[from]!;
  const turnSign = Math.sign(computeCrossProduct(armpit, corner, shoulder)) || 1;
  const chordLength = distanceBetween(corner, armpit) || 1;
  const to = findFarthest(points, from + 2, lastIndex - 2, (point) => {
    const outwardDistance = (-turnSign * computeCrossProduct(armpit, corner, point)) / chordLength;
    return outwardDistance - ARMPIT_PREFERENCE * distanceBetween(point, armpit);
  });
  return { from, to };
}

function findFarthest(
  points: readonly Point[],
  from: number,
  to: number,
  measureDistance: (point: Point) => number,
): number {
  let farthest = from;
  for (let index = from + 1; index <= to; index++)
    if (measureDistance(points[index]!) > measureDistance(points[farthest]!)) farthest = index;
  return farthest;
}

/**
 * Returns twice the signed area of a triangle. The sign tells on which side of the line from `a` to `b` the point is.
 */
const computeCrossProduct = (a: Point, b: Point, point: Point): number =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

/**
 * Whether a sleeve is long. The length of a short one is hardly more than the width of its armhole, and its edges are
 * straight.
 */
function isLong(points: readonly Point[]): boolean {
  const [shoulder, armpit] = [points[0]!, points[points.length - 1]!];
  const armholeMiddle: Point = [(shoulder[0] + armpit[0]) / 2, (shoulder[1] + armpit[1]) / 2];
  const sleeveLength = Math.max(...points.map((point) => distanceBetween(point, armholeMiddle)));
  return sleeveLength > MIN_LONG_RATIO * distanceBetween(shoulder, armpit);
}

/** Like `measureLineMisfit`, but for an edge that may bend evenly, such as that of a wide sleeve. */
function measureBowMisfit(points: readonly Point[], from: number, to: number): number {
  const [a, b] = [points[from]!, points[to]!];
  const length = distanceBetween(a, b) || 1;
  const deviations: number[] = [];
  let [positionOnChord, bowHeight] = [0, 0];
  for (let index = from; index <= to; index++) {
    const [x, y] = points[index]!;
    const share = (index - from) / Math.max(1, to - from);
    const archHeight = 4 * share * (1 - share);
    const deviation = ((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / length;
    deviations.push(deviation);
    positionOnChord += deviation * archHeight;
    bowHeight += archHeight * archHeight;
  }
  const height =
    bowHeight > 0 ? clamp(positionOnChord / bowHeight, -MAX_BOW_SHARE * length, MAX_BOW_SHARE * length) : 0;
  return deviations.reduce((sum, misfit, index) => {
    const share = index / Math.max(1, to - from);
    return sum + (misfit - height * 4 * share * (1 - share)) ** 2;
  }, 0);
}

/**
 * Returns the sum of the squared distances of the points `from` to `to` from the line between the first and the last
 * of them.
 */
function measureLineMisfit(points: readonly Point[], from: number, to: number): number {
  let sum = 0;
  for (let index = from; index <= to; index++) sum += distanceToLine(points[index]!, points[from]!, points[to]!) ** 2;
  return sum;
}
