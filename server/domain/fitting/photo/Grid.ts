import type { Point } from '../Figure.ts';

/** A point of the cloth's picture, and its position in the photo. */
export interface Node {
  readonly from: Point;
  readonly to: Point;
}

/** Rows of nodes. Four adjacent nodes form a small patch of cloth. */
export type Grid = readonly (readonly Node[])[];

/** Returns the fraction of a grid's patches that are flipped, because the cloth is folded there. */
export function foldedShare(grid: Grid): number {
  let [folded, count] = [0, 0];
  const usualOrientation = findUsualOrientation(grid);
  for (const [a, b, c] of listTriangles(grid)) {
    count++;
    if (findOrientation(a.to, b.to, c.to) * findOrientation(a.from, b.from, c.from) * usualOrientation < 0) folded++;
  }
  return count > 0 ? folded / count : 0;
}

/** Returns the orientation of most patches: 1, or -1 if the whole grid is mirrored. */
function findUsualOrientation(grid: Grid): number {
  let sum = 0;
  for (const [a, b, c] of listTriangles(grid))
    sum += findOrientation(a.to, b.to, c.to) * Math.sign(findOrientation(a.from, b.from, c.from));
  return Math.sign(sum) || 1;
}

export function* listTriangles(grid: Grid): Generator<readonly [Node, Node, Node]> {
  for (let r = 0; r + 1 < grid.length; r++) {
    for (let c = 0; c + 1 < grid[r]!.length; c++) {
      const [a, b] = [grid[r]![c]!, grid[r]![c + 1]!];
      const [d, e] = [grid[r + 1]![c]!, grid[r + 1]![c + 1]!];
      yield [a, b, d];
      yield [b, e, d];
    }
  }
}

export const findOrientation = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
