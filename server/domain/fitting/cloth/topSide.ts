import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { SleeveOutline, TopSide } from './Cloth.ts';
import { hullOf } from './contour.ts';
import { distanceToLine, evenly } from './paths.ts';
import { sleeveOf } from './sleeveOf.ts';

/** The extent of a garment, and its middle line. */
export interface Extent {
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly isDress: boolean;
}

/** One side of a garment, as found in a packshot. */
export interface FoundSide {
  readonly side: TopSide;
  /** Whether the armpit is so low that the sleeve probably covers a part of the side. */
  readonly isLow: boolean;
}

/** Number of points of an edge between the armpit and the hem. */
const EDGE_POINTS = 24;

/**
 * Finds the left half of a top. `path` is the contour counterclockwise, so that it runs from the neck over the left
 * shoulder, the sleeve and the side to the hem. With a `leniency` above 1, a sleeve may stick out by less.
 */
export function topSide(path: readonly Point[], extent: Extent, leniency = 1): FoundSide {
  const line = fromCollar(path, extent);
  const armpit = armpitOf(line, extent, leniency);
  const half = extent.middle - line[armpit]![0];
  const reach = line[armpit]![0] - Math.min(...line.slice(0, armpit + 1).map(([x]) => x));
  const isSleeved = armpit > 0 && reach > Math.max(0.22 * half, 0.085 * extent.width) / leniency;
  return isSleeved ? sleeved(line, armpit, extent) : sleeveless(line, extent);
}

/** The contour without its beginning, from the point where the shoulder line meets the neck. */
function fromCollar(path: readonly Point[], { middle, top, width, height }: Extent): readonly Point[] {
  const [start] = best(path, ([x, y]) =>
    x > middle - 0.02 * width || x < middle - 0.4 * width || y > top + height * 0.35 ? -Infinity : -y - 0.14 * x,
  );
  return [...path.slice(start), ...path.slice(0, start)];
}

function best(points: readonly Point[], score: (point: Point) => number): readonly [index: number, score: number] {
  let [index, highest] = [0, -Infinity];
  points.forEach((point, i) => {
    const value = score(point);
    if (value > highest) [index, highest] = [i, value];
  });
  return [index, highest];
}

/** The index of the armpit, where the contour lies deepest within its convex hull; 0 if there is none. */
function armpitOf(line: readonly Point[], { middle, top, bottom, width, height }: Extent, leniency: number): number {
  const collar = line[0]!;
  const hull = hullOf(line.filter(([x]) => x <= middle + 2));
  let [found, depth, last] = [0, (0.035 * width) / leniency, 0];
  for (let i = 1; i < line.length; i++) {
    if (!hull.has(line[i]!)) continue;
    for (let k = last + 1; k < i; k++) {
      const [x, y] = line[k]!;
      if (x > middle - 0.03 * width || y < collar[1] + height * 0.08 || y > top + height * 0.8) continue;
      const deep = distanceToLine(line[k]!, line[last]!, line[i]!);
      if (deep > depth) [found, depth] = [k, deep];
    }
    last = i;
    if (line[i]![1] > bottom - 2 && line[i]![0] > middle - 0.05 * width) break;
  }
  return found;
}

function sleeved(line: readonly Point[], armpit: number, extent: Extent): FoundSide {
  const { middle, height, isDress } = extent;
  const [collar, arm] = [line[0]!, line[armpit]!];
  const after = line.slice(armpit);
  const until = after.findIndex(([x]) => x > middle);
  const [hem] = best(after.slice(0, until < 0 ? undefined : until), ([x, y]) => y - 0.6 * x);
  const tipX = arm[0] + 0.07 * (middle - arm[0]);
  const tip = Math.max(
    1,
    line.slice(0, armpit).findIndex(([x]) => x <= tipX),
  );
  const sleeve: SleeveOutline = sleeveOf(line.slice(tip, armpit + 1));
  const side = { collar, shoulder: line[tip]!, armpit: arm, edge: edgeOf(after.slice(0, hem + 1)), sleeve };
  return { side, isLow: arm[1] - collar[1] > 0.42 * height * (isDress ? 0.6 : 1) };
}

function sleeveless(line: readonly Point[], extent: Extent): FoundSide {
  const { middle, top, width, height, isDress } = extent;
  const collar = line[0]!;
  const [hem] = best(line, ([x, y]) => (x > middle || y < top + height * 0.55 ? -Infinity : y - 0.45 * x));
  const [from, to] = isDress ? [0.1, 0.3] : [0.19, 0.5];
  const rows = line.slice(0, hem).filter(([, y]) => y > collar[1] + height * from && y < collar[1] + height * to);
  const widest = Math.min(...rows.map(([x]) => x));
  const arm = Math.max(2, line.indexOf(rows.find(([x]) => x <= widest + 0.03 * width) ?? line[2]!));
  const tip = shoulderOf(line, arm, extent);
  const side = {
    collar,
    shoulder: line[tip]!,
    armpit: line[arm]!,
    edge: edgeOf(line.slice(arm, hem + 1)),
    sleeve: null,
  };
  return { side, isLow: false };
}

/** The index where the edge turns down, after the shoulder line or a strap. */
function shoulderOf(line: readonly Point[], arm: number, { width, height }: Extent): number {
  const [collar, armpit] = [line[0]!, line[arm]!];
  const step = Math.max(4, Math.round(width * 0.025));
  let turn = 0;
  while (turn + step < arm) {
    const [dx, dy] = [line[turn]![0] - line[turn + step]![0], line[turn + step]![1] - line[turn]![1]];
    if (dy > 1.3 * Math.max(0, dx)) break;
    turn++;
  }
  const corner = line.slice(1, arm).reduce(
    (top, point, k) => {
      const outside =
        (armpit[0] - collar[0]) * (point[1] - collar[1]) - (armpit[1] - collar[1]) * (point[0] - collar[0]);
      const far = outside > 0 ? distanceToLine(point, collar, armpit) : 0;
      return far > top.far ? { index: k + 1, far } : top;
    },
    { index: 0, far: 0.02 * width },
  ).index;
  const [x, y] = line[corner]!;
  const isShoulder =
    corner > 0 && collar[0] - x > 0.06 * width && y - collar[1] < 0.7 * (collar[0] - x) + 0.02 * height;
  return isShoulder ? corner : clamp(turn + 2, 2, arm);
}

/** A side that runs downwards everywhere, as a few evenly spaced points. */
function edgeOf(side: readonly Point[]): readonly Point[] {
  const down: Point[] = [];
  for (const point of side) if (down.length === 0 || point[1] > down[down.length - 1]![1]) down.push(point);
  return evenly(down.length > 1 ? down : [side[0]!, [side[0]![0], side[0]![1] + 1]], EDGE_POINTS);
}
