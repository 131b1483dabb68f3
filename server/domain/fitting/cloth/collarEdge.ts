import type { LabRaster } from '../../pictures/Raster.ts';
import { clamp, lerp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { Contrast } from './collarContrast.ts';
import { collarContrast } from './collarContrast.ts';

/** An edge of a neck opening. `depth`: below the collar points. `round`: 1 for a V, larger for a rounder edge. */
interface Opening {
  readonly depth: number;
  readonly round: number;
}

interface Found {
  readonly opening: Opening;
  /** Mean contrast along the edge, and along its weakest quarter. */
  readonly mean: number;
  readonly weakest: number;
}

const ROUNDNESS = [1, 1.3, 1.7, 2.2, 3, 4.5];
/** Minimum depth of an opening, in half widths of the collar. */
const SHALLOWEST = 0.1;
const DEEPEST = 1.85;
const STEPS = 90;
/** Minimum difference in depth of two edges that count as different. */
const APART = 0.08;
/** Minimum contrast of the front edge, as a share of that of the strongest edge. */
const FAINT = 0.3;
/** Roundness below which an edge is a V, which crosses many edges of other shapes and so has to be `AS_CLEAR`. */
const POINTED = 1.4;
const AS_CLEAR = 0.85;
/** Number of points along half of an edge. */
const SAMPLES = 30;

/**
 * Finds where the front of a collar begins. A packshot shows the inside of the back through the opening, where a person
 * has a neck. Returns the row of the edge by column; null if the opening shows no inside.
 */
export function collarEdge(
  lab: LabRaster,
  inside: Uint8Array,
  left: Point,
  right: Point,
): ((x: number) => number) | null {
  const half = (right[0] - left[0]) / 2;
  if (half < 6) return null;
  const contrast = collarContrast(lab, inside, left, right);
  const clear = edgesIn(contrast, half).filter(
    ({ mean, weakest }) => mean > Math.max(2.4, contrast.usual * 2.2) && weakest > Math.max(0.9, contrast.usual),
  );
  if (clear.length === 0) return null;
  const strongest = clear.reduce((top, one) => (one.mean > top.mean ? one : top));
  // Several edges lie one below the other, such as the seams of a rib: the lowest that reaches the collar is the front.
  const front = clear
    .filter(({ mean, opening }) => mean > strongest.mean * (opening.round < POINTED ? AS_CLEAR : FAINT))
    .reduce((low, one) => (isBelow(one, low) ? one : low), strongest);
  return rowOf(front.opening, left, right);
}

/** Depth of the opening of most tops, and how far its front lies below the back, in half widths of the collar. */
const USUAL_DEPTH = 0.32;
const USUAL_DROP = 0.2;

/**
 * An opening that suits most tops, below the back edge at the row `back`. Rather too deep: a bit too much skin looks
 * better than the inside of a back on a neck.
 */
export function usualEdge(left: Point, right: Point, back: number): (x: number) => number {
  const half = Math.max(1, (right[0] - left[0]) / 2);
  const dip = (back - (left[1] + right[1]) / 2) / half;
  return rowOf({ depth: clamp(dip + USUAL_DROP, USUAL_DEPTH, 0.8), round: 2.2 }, left, right);
}

const isBelow = (one: Found, other: Found): boolean =>
  one.opening.depth > other.opening.depth + APART
    ? one.weakest > 0.4 * other.weakest
    : Math.abs(one.opening.depth - other.opening.depth) <= APART && one.mean > other.mean;

/** The clearest edge for each depth. */
function edgesIn(contrast: Contrast, half: number): Found[] {
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const depth = lerp(SHALLOWEST, DEEPEST, k / STEPS);
    const shapes = ROUNDNESS.map((round) => strengthOf(contrast, { depth, round }, half));
    return shapes.reduce((top, one) => (one.mean + one.weakest > top.mean + top.weakest ? one : top));
  });
}

/** Measures an edge at even distances, with some tolerance for edges of a slightly different shape. */
function strengthOf(contrast: Contrast, opening: Opening, half: number): Found {
  const { values, rows, columns, base, reach } = contrast;
  const along: number[] = [];
  for (let k = 0; k < SAMPLES; k++) {
    const u = placeOn(opening, k / (SAMPLES - 1)) * reach;
    const column = Math.round((u / reach) * (columns - 1)) * rows;
    const row = Math.round(base + half * opening.depth * (1 - u ** opening.round));
    let best = -4;
    for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
      best = Math.max(best, values[column + y]!);
    along.push(best);
  }
  along.sort((a, b) => a - b);
  const mean = (count: number): number => along.slice(0, count).reduce((sum, value) => sum + value, 0) / count;
  return { opening, mean: mean(SAMPLES), weakest: mean(SAMPLES >> 2) };
}

/** The approximate distance from the middle at a share of the way along the edge. */
const placeOn = ({ depth, round }: Opening, share: number): number =>
  lerp(share, 1 - (1 - share) ** round, clamp(depth, 0, 1) * 0.5);

function rowOf({ depth, round }: Opening, left: Point, right: Point): (x: number) => number {
  const half = (right[0] - left[0]) / 2;
  const middle = (left[0] + right[0]) / 2;
  return (x) => {
    const u = Math.min(1, Math.abs(x - middle) / half);
    return lerp(left[1], right[1], clamp((x - left[0]) / (2 * half), 0, 1)) + half * depth * (1 - u ** round);
  };
}
