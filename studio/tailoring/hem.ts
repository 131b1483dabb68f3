import type { Point } from './geometry.ts';
import { openCurve } from './geometry.ts';

/** A line across a garment from side to side that dips in the middle. */
export const acrossLine = (halfWidth: number, y: number, dip: number): Point[] =>
  openCurve([
    [-halfWidth, y],
    [0, y + dip],
    [halfWidth, y],
  ]);
