import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { SleeveOutline } from './Cloth.ts';
import { distanceBetween, distanceToLine, evenly } from './paths.ts';

const POINTS = 72;
/** Maximum bend of an edge, as a share of its length. */
const BOW = 0.07;
const LONG = 1.9;
export const SLEEVE_POINTS = 24;

/** The corners of a cuff, as indices of points. */
interface Cuff {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits the contour of a sleeve, from the tip of the shoulder around the cuff to the armpit, into its outer edge, its
 * cuff and its inner edge.
 */
export function sleeveOf(around: readonly Point[]): SleeveOutline {
  const points = evenly(around, POINTS);
  const { from, to } = isLong(points) ? narrowCuff(points) : wideCuff(points);
  return {
    outer: evenly(points.slice(0, from + 1), SLEEVE_POINTS),
    inner: evenly(points.slice(to).reverse(), SLEEVE_POINTS),
  };
}

/** The cuff of a long sleeve: straight and short, between two edges that may bend evenly. */
function narrowCuff(points: readonly Point[]): Cuff {
  const last = POINTS - 1;
  const fromStart = points.map((_, k) => bowMisfit(points, 0, k) * 0.6);
  const toEnd = points.map((_, k) => bowMisfit(points, k, last) * 0.6);
  let best = { cost: Infinity, from: 1, to: last - 1 };
  for (let from = 3; from < last - 4; from++) {
    for (let to = from + 2; to < last - 2; to++) {
      const ends = fromStart[from]! + toEnd[to]!;
      if (ends > best.cost) continue;
      const cuff = distanceBetween(points[from]!, points[to]!);
      const cost = ends + misfit(points, from, to) * 1.2 + cuff * cuff * 0.12;
      if (cost < best.cost) best = { cost, from, to };
    }
  }
  return best;
}

/** A point nearer to the armpit is the corner, unless another one lies farther out by this share of the difference. */
const TOWARDS_ARMPIT = 0.25;

/**
 * The cuff of a short sleeve, which may be as long as its outer edge and far longer than its inner one: from the point
 * farthest from the armhole to the corner between that point and the armpit.
 */
function wideCuff(points: readonly Point[]): Cuff {
  const last = POINTS - 1;
  const [shoulder, armpit] = [points[0]!, points[last]!];
  const from = farthestOf(points, 3, last - 4, (point) => distanceToLine(point, shoulder, armpit));
  const corner = points[from]!;
  const turn = Math.sign(turnOf(armpit, corner, shoulder)) || 1;
  const chord = distanceBetween(corner, armpit) || 1;
  const to = farthestOf(points, from + 2, last - 2, (point) => {
    const outward = (-turn * turnOf(armpit, corner, point)) / chord;
    return outward - TOWARDS_ARMPIT * distanceBetween(point, armpit);
  });
  return { from, to };
}

function farthestOf(points: readonly Point[], from: number, to: number, distance: (point: Point) => number): number {
  let farthest = from;
  for (let k = from + 1; k <= to; k++) if (distance(points[k]!) > distance(points[farthest]!)) farthest = k;
  return farthest;
}

/** Positive on one side of the line from `a` to `b`, negative on the other, and larger the farther away. */
const turnOf = (a: Point, b: Point, point: Point): number =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

/** A short sleeve is hardly longer than its armhole is wide, and has straight edges. */
function isLong(points: readonly Point[]): boolean {
  const [shoulder, armpit] = [points[0]!, points[points.length - 1]!];
  const root: Point = [(shoulder[0] + armpit[0]) / 2, (shoulder[1] + armpit[1]) / 2];
  const reach = Math.max(...points.map((point) => distanceBetween(point, root)));
  return reach > LONG * distanceBetween(shoulder, armpit);
}

/** Like `misfit`, for an edge that may bend evenly in one direction, as that of a full sleeve does. */
function bowMisfit(points: readonly Point[], from: number, to: number): number {
  const [a, b] = [points[from]!, points[to]!];
  const length = distanceBetween(a, b) || 1;
  const away: number[] = [];
  let [along, bow] = [0, 0];
  for (let k = from; k <= to; k++) {
    const [x, y] = points[k]!;
    const t = (k - from) / Math.max(1, to - from);
    const arch = 4 * t * (1 - t);
    const off = ((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / length;
    away.push(off);
    along += off * arch;
    bow += arch * arch;
  }
  const height = bow > 0 ? clamp(along / bow, -BOW * length, BOW * length) : 0;
  return away.reduce((sum, off, k) => {
    const t = k / Math.max(1, to - from);
    return sum + (off - height * 4 * t * (1 - t)) ** 2;
  }, 0);
}

/** Sum of the squared distances of the points between two points from the line that joins these. */
function misfit(points: readonly Point[], from: number, to: number): number {
  let sum = 0;
  for (let k = from; k <= to; k++) sum += distanceToLine(points[k]!, points[from]!, points[to]!) ** 2;
  return sum;
}
