import type { Mask } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';

/** Steps to the eight neighbors of a pixel, clockwise from the right. */
const NEIGHBOR_STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Returns the outer contour of a connected mask, clockwise from its topmost pixel. */
export function traceContour({ width, height, inside }: Mask): Point[] {
  const start = inside.indexOf(1);
  if (start < 0) return [];
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && inside[y * width + x] === 1;
  const startPoint: Point = [start % width, Math.floor(start / width)];
  const points: Point[] = [];
  let [x, y] = startPoint;
  let direction = 0;
  do {
    points.push([x, y]);
    let stepCount = 0;
    direction = (direction + 6) % 8;
    while (stepCount < 8 && !isInside(x + NEIGHBOR_STEPS[direction]![0], y + NEIGHBOR_STEPS[direction]![1])) {
      direction = (direction + 1) % 8;
      stepCount++;
    }
    if (stepCount === 8) break;
    x += NEIGHBOR_STEPS[direction]![0];
    y += NEIGHBOR_STEPS[direction]![1];
  } while ((x !== startPoint[0] || y !== startPoint[1]) && points.length < inside.length);
  return points;
}

/** Returns the points that lie on the convex hull. */
export function findHull(points: readonly Point[]): ReadonlySet<Point> {
  const sortedPoints = [...points].sort(
    (firstPoint, secondPoint) => firstPoint[0] - secondPoint[0] || firstPoint[1] - secondPoint[1],
  );
  return new Set([...findHalfHull(sortedPoints), ...findHalfHull(sortedPoints.reverse())]);
}

function findHalfHull(points: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (const point of points) {
    while (result.length > 1 && computeCrossProduct(result[result.length - 2]!, result[result.length - 1]!, point) <= 0)
      result.pop();
    result.push(point);
  }
  return result;
}

const computeCrossProduct = (origin: Point, a: Point, b: Point): number =>
  (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0]);
