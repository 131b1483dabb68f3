import type { Leg } from './legs.ts';
import type { Point } from './geometry.ts';
import { openCurve } from './geometry.ts';

/** A line across a garment from side to side that dips in the middle. */
export const acrossLine = (half: number, y: number, dip: number): Point[] =>
  openCurve([
    [-half, y],
    [0, y + dip],
    [half, y],
  ]);

/** A line across the end of a leg, so far above its hem. */
export function acrossLeg(leg: Leg, above: number): Point[] {
  const outer = leg.outer[leg.outer.length - 1]!;
  const inner = leg.inner[0]!;
  return openCurve([
    [outer[0], outer[1] - above],
    [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6 - above],
    [inner[0], inner[1] - above],
  ]);
}
