import type { Cloth, TopOutline } from '../../cloth/Cloth.ts';
import { clamp } from '../../curve.ts';
import type { Scene } from '../Scene.ts';
import type { TopFit } from '../TopFit.ts';
import type { Waist } from '../waist.ts';

/** Returns a function that finds the last row of the trunk in a column of the cloth. */
export function createHemFinder(
  { width, height, rgba }: Cloth,
  { sides: { left, right } }: TopOutline,
  fit: TopFit,
  { isTucked, seam }: Waist,
  { body }: Scene,
): (column: number) => number {
  const armpitRow = (left.armpit[1] + right.armpit[1]) / 2;
  const sideRow = Math.min(left.edge.at(-1)![1], right.edge.at(-1)![1]);
  const rows = new Float32Array(width).fill(sideRow);
  for (let x = Math.ceil(left.edge.at(-1)![0]); x < right.edge.at(-1)![0]; x++)
    for (let y = height - 1; y > armpitRow; y--)
      if (rgba[(y * width + x) * 4 + 3]! > 200) {
        rows[x] = y;
        break;
      }
  // A tucked top keeps its length, and its hem is hidden.
  const visible = seam === null ? 0 : ((seam - fit.armpitAlong) * body.frame.torsoLength) / fit.scale;
  const tucked = isTucked ? armpitRow + visible : Infinity;
  return (column) => Math.min(tucked, rows[clamp(Math.round(column), 0, width - 1)]! - 2);
}
