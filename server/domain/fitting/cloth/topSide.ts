import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { SleeveOutline, TopSide } from './Cloth.ts';
import { findHull } from './contour.ts';
import { distanceToLine, resamplePath } from './paths.ts';
import { splitSleeve } from './sleeveOf.ts';

/** The size of a garment, and its middle line. */
export interface GarmentExtent {
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly isDress: boolean;
}

/** One side of a garment, as found in a packshot. */
export interface DetectedSide {
  readonly side: TopSide;
  /** Whether the armpit is so low that the sleeve probably hides part of the side. */
  readonly isLow: boolean;
}

/** Number of points of an edge between the armpit and the hem. */
const EDGE_POINTS = 24;

/**
 * Finds the left half of a top. `path` is the contour, counterclockwise: from the neck over the left shoulder, the
 * sleeve and the side to the hem. With a `leniency` above 1, the sleeve may be less distinct.
 */
export function detectTopSide(path: readonly Point[], extent: GarmentExtent, leniency = 1): DetectedSide {
  const line = startAtCollar(path, extent);
  const armpit = findArmpit(line, extent, leniency);
  const halfWidth = extent.middle - line[armpit]![0];
  const sleeveReach = line[armpit]![0] - Math.min(...line.slice(0, armpit + 1).map(([x]) => x));
  const isSleeved = armpit > 0 && sleeveReach > Math.max(0.22 * halfWidth, 0.085 * extent.width) / leniency;
  return isSleeved ? createSleevedSide(line, armpit, extent) : createSleevelessSide(line, extent);
}

/** Returns the contour from the point where the shoulder line meets the neck. */
function startAtCollar(path: readonly Point[], { middle, top, width, height }: GarmentExtent): readonly Point[] {
  const [start] = findBest(path, ([x, y]) =>
    x > middle - 0.02 * width || x < middle - 0.4 * width || y > top + height * 0.35 ? -Infinity : -y - 0.14 * x,
  );
  return [...path.slice(start), ...path.slice(0, start)];
}

function findBest(points: readonly Point[], score: (point: Point) => number): readonly [index: number, score: number] {
  let [index, highestScore] = [0, -Infinity];
  points.forEach((point, i) => {
    const value = score(point);
    if (value > highestScore) [index, highestScore] = [i, value];
  });
  return [index, highestScore];
}

/**
 * Returns the index of the armpit, the point of the contour that is deepest inside the convex hull; 0 if there is
 * none.
 */
function findArmpit(
  line: readonly Point[],
  { middle, top, bottom, width, height }: GarmentExtent,
  leniency: number,
): number {
  const collar = line[0]!;
  const hull = findHull(line.filter(([x]) => x <= middle + 2));
  let [armpitIndex, depth, lastIndex] = [0, (0.035 * width) / leniency, 0];
  for (let i = 1; i < line.length; i++) {
    if (!hull.has(line[i]!)) continue;
    for (let index = lastIndex + 1; index < i; index++) {
      const [x, y] = line[index]!;
      if (x > middle - 0.03 * width || y < collar[1] + height * 0.08 || y > top + height * 0.8) continue;
      const hullDistance = distanceToLine(line[index]!, line[lastIndex]!, line[i]!);
      if (hullDistance > depth) [armpitIndex, depth] = [index, hullDistance];
    }
    lastIndex = i;
    if (line[i]![1] > bottom - 2 && line[i]![0] > middle - 0.05 * width) break;
  }
  return armpitIndex;
}

function createSleevedSide(line: readonly Point[], armpit: number, extent: GarmentExtent): DetectedSide {
  const { middle, height, isDress } = extent;
  const [collar, arm] = [line[0]!, line[armpit]!];
  const belowArmpit = line.slice(armpit);
  const middleIndex = belowArmpit.findIndex(([x]) => x > middle);
  const [hem] = findBest(belowArmpit.slice(0, middleIndex < 0 ? undefined : middleIndex), ([x, y]) => y - 0.6 * x);
  const tipX = arm[0] + 0.07 * (middle - arm[0]);
  const tip = Math.max(
    1,
    line.slice(0, armpit).findIndex(([x]) => x <= tipX),
  );
  const sleeve: SleeveOutline = splitSleeve(line.slice(tip, armpit + 1));
  const side = { collar, shoulder: line[tip]!, armpit: arm, edge: resampleSide(belowArmpit.slice(0, hem + 1)), sleeve };
  return { side, isLow: arm[1] - collar[1] > 0.42 * height * (isDress ? 0.6 : 1) };
}

function createSleevelessSide(line: readonly Point[], extent: GarmentExtent): DetectedSide {
  const { middle, top, width, height, isDress } = extent;
  const collar = line[0]!;
  const [hem] = findBest(line, ([x, y]) => (x > middle || y < top + height * 0.55 ? -Infinity : y - 0.45 * x));
  const [from, to] = isDress ? [0.1, 0.3] : [0.19, 0.5];
  const rows = line.slice(0, hem).filter(([, y]) => y > collar[1] + height * from && y < collar[1] + height * to);
  const leftmostX = Math.min(...rows.map(([x]) => x));
  const arm = Math.max(2, line.indexOf(rows.find(([x]) => x <= leftmostX + 0.03 * width) ?? line[2]!));
  const tip = findShoulder(line, arm, extent);
  const side = {
    collar,
    shoulder: line[tip]!,
    armpit: line[arm]!,
    edge: resampleSide(line.slice(arm, hem + 1)),
    sleeve: null,
  };
  return { side, isLow: false };
}

/** Returns the index at which the edge turns down, after the shoulder line or a strap. */
function findShoulder(line: readonly Point[], arm: number, { width, height }: GarmentExtent): number {
  const [collar, armpit] = [line[0]!, line[arm]!];
  const step = Math.max(4, Math.round(width * 0.025));
  let turnIndex = 0;
  while (turnIndex + step < arm) {
    const [dx, dy] = [
      line[turnIndex]![0] - line[turnIndex + step]![0],
      line[turnIndex + step]![1] - line[turnIndex]![1],
    ];
    if (dy > 1.3 * Math.max(0, dx)) break;
    turnIndex++;
  }
  const corner = line.slice(1, arm).reduce(
    (top, point, index) => {
      const outerDistance =
        (armpit[0] - collar[0]) * (point[1] - collar[1]) - (armpit[1] - collar[1]) * (point[0] - collar[0]);
      const lineDistance = outerDistance > 0 ? distanceToLine(point, collar, armpit) : 0;
      return lineDistance > top.far ? { index: index + 1, far: lineDistance } : top;
    },
    { index: 0, far: 0.02 * width },
  ).index;
  const [x, y] = line[corner]!;
  const isShoulder =
    corner > 0 && collar[0] - x > 0.06 * width && y - collar[1] < 0.7 * (collar[0] - x) + 0.02 * height;
  return isShoulder ? corner : clamp(turnIndex + 2, 2, arm);
}

/** Returns a few points of a side that descend at even distances. */
function resampleSide(side: readonly Point[]): readonly Point[] {
  const downwardPath: Point[] = [];
  for (const point of side)
    if (downwardPath.length === 0 || point[1] > downwardPath[downwardPath.length - 1]![1]) downwardPath.push(point);
  return resamplePath(downwardPath.length > 1 ? downwardPath : [side[0]!, [side[0]![0], side[0]![1] + 1]], EDGE_POINTS);
}
