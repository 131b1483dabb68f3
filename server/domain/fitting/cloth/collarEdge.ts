import type { LabRaster } from '../../pictures/Raster.ts';
import { clamp, lerp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { CollarContrast } from './collarContrast.ts';
import { measureCollarContrast } from './collarContrast.ts';

/**
 * The edge of a neck opening. `depth` is measured below the ends of the collar. `roundness` is 1 for a V and larger
 * for a rounder edge.
 */
interface OpeningShape {
  readonly depth: number;
  readonly roundness: number;
}

interface CollarEdge {
  readonly opening: OpeningShape;
  /** Mean contrast along the edge. */
  readonly meanContrast: number;
  readonly weakestContrast: number;
}

const ROUNDNESS_VALUES = [1, 1.3, 1.7, 2.2, 3, 4.5];
/** Minimum depth of an opening, as a multiple of half the collar's width. */
const MIN_DEPTH_RATIO = 0.1;
const MAX_DEPTH_RATIO = 1.85;
const DEPTH_STEPS = 90;
/** Edges count as equal if their depths differ by less than this multiple of half the collar's width. */
const MIN_DEPTH_DIFFERENCE = 0.08;
/** Minimum contrast of the front edge, as a fraction of the strongest contrast. */
const MIN_FRONT_CONTRAST_SHARE = 0.3;
/** Maximum roundness of a V. A V crosses edges of other shapes, so it needs a stronger contrast. */
const MAX_V_ROUNDNESS = 1.4;
/** Minimum contrast of a V, as a fraction of the strongest contrast. */
const MIN_V_CONTRAST_SHARE = 0.85;
/** Number of points along half of an edge. */
const SAMPLE_COUNT = 30;

/**
 * Finds the front edge of a collar. In a product picture, the inside of the back is visible through the opening,
 * where a person has a neck. Returns the row of the edge by column; null if no inside is visible.
 */
export function findCollarEdge(
  lab: LabRaster,
  insideMask: Uint8Array,
  left: Point,
  right: Point,
): ((x: number) => number) | null {
  const halfWidth = (right[0] - left[0]) / 2;
  if (halfWidth < 6) return null;
  const contrast = measureCollarContrast(lab, insideMask, left, right);
  const clearEdges = findEdges(contrast, halfWidth).filter(
    ({ meanContrast, weakestContrast }) =>
      meanContrast > Math.max(2.4, contrast.median * 2.2) && weakestContrast > Math.max(0.9, contrast.median),
  );
  if (clearEdges.length === 0) return null;
  const strongestEdge = clearEdges.reduce((top, edge) => (edge.meanContrast > top.meanContrast ? edge : top));
  // Edges may be close to each other, such as the seams of a ribbed collar. The front is the lowest edge that reaches
  // the collar.
  const front = clearEdges
    .filter(
      ({ meanContrast, opening }) =>
        meanContrast >
        strongestEdge.meanContrast *
          (opening.roundness < MAX_V_ROUNDNESS ? MIN_V_CONTRAST_SHARE : MIN_FRONT_CONTRAST_SHARE),
    )
    .reduce((lowestEdge, edge) => (isEdgeBelow(edge, lowestEdge) ? edge : lowestEdge), strongestEdge);
  return createRowFunction(front.opening, left, right);
}

/** Usual depth of a neck opening, as a multiple of half the collar's width. */
const USUAL_DEPTH = 0.32;
const USUAL_DROP = 0.2;

/**
 * Creates an opening that suits most tops, below the back edge at the row `backRow`. It is slightly too deep, because
 * too much skin looks better than the inside of a back.
 */
export function createUsualEdge(left: Point, right: Point, backRow: number): (x: number) => number {
  const halfWidth = Math.max(1, (right[0] - left[0]) / 2);
  const depthRatio = (backRow - (left[1] + right[1]) / 2) / halfWidth;
  return createRowFunction({ depth: clamp(depthRatio + USUAL_DROP, USUAL_DEPTH, 0.8), roundness: 2.2 }, left, right);
}

const isEdgeBelow = (firstEdge: CollarEdge, secondEdge: CollarEdge): boolean =>
  firstEdge.opening.depth > secondEdge.opening.depth + MIN_DEPTH_DIFFERENCE
    ? firstEdge.weakestContrast > 0.4 * secondEdge.weakestContrast
    : Math.abs(firstEdge.opening.depth - secondEdge.opening.depth) <= MIN_DEPTH_DIFFERENCE &&
      firstEdge.meanContrast > secondEdge.meanContrast;

/** Returns the edge with the strongest contrast for each depth. */
function findEdges(contrast: CollarContrast, halfWidth: number): CollarEdge[] {
  return Array.from({ length: DEPTH_STEPS + 1 }, (_, depthIndex) => {
    const depth = lerp(MIN_DEPTH_RATIO, MAX_DEPTH_RATIO, depthIndex / DEPTH_STEPS);
    const edges = ROUNDNESS_VALUES.map((roundness) => measureEdge(contrast, { depth, roundness }, halfWidth));
    return edges.reduce((top, edge) =>
      edge.meanContrast + edge.weakestContrast > top.meanContrast + top.weakestContrast ? edge : top,
    );
  });
}

/** Measures the contrast along an edge at even distances, even if its shape differs slightly. */
function measureEdge(contrast: CollarContrast, opening: OpeningShape, halfWidth: number): CollarEdge {
  const { values, rows, columns, baseRow, reachShare } = contrast;
  const contrasts: number[] = [];
  for (let sampleIndex = 0; sampleIndex < SAMPLE_COUNT; sampleIndex++) {
    const position = estimateDistanceOnEdge(opening, sampleIndex / (SAMPLE_COUNT - 1)) * reachShare;
    const column = Math.round((position / reachShare) * (columns - 1)) * rows;
    const row = Math.round(baseRow + halfWidth * opening.depth * (1 - position ** opening.roundness));
    let strongestContrast = -4;
    for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
      strongestContrast = Math.max(strongestContrast, values[column + y]!);
    contrasts.push(strongestContrast);
  }
  contrasts.sort((a, b) => a - b);
  const averageOf = (count: number): number => contrasts.slice(0, count).reduce((sum, value) => sum + value, 0) / count;
  return { opening, meanContrast: averageOf(SAMPLE_COUNT), weakestContrast: averageOf(SAMPLE_COUNT >> 2) };
}

/** Returns the approximate distance from the middle at a fraction of the edge's length. */
const estimateDistanceOnEdge = ({ depth, roundness }: OpeningShape, share: number): number =>
  lerp(share, 1 - (1 - share) ** roundness, clamp(depth, 0, 1) * 0.5);

function createRowFunction({ depth, roundness }: OpeningShape, left: Point, right: Point): (x: number) => number {
  const halfWidth = (right[0] - left[0]) / 2;
  const middle = (left[0] + right[0]) / 2;
  return (x) => {
    const position = Math.min(1, Math.abs(x - middle) / halfWidth);
    return (
      lerp(left[1], right[1], clamp((x - left[0]) / (2 * halfWidth), 0, 1)) +
      halfWidth * depth * (1 - position ** roundness)
    );
  };
}
