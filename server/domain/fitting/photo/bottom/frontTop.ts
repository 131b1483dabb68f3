import type { BottomOutline, Cloth } from '../../cloth/Cloth.ts';
import { EDGE_PIXELS } from '../clothPicture.ts';

/** Maximum height of the inside of a back above the waistband, as a fraction of the garment. */
const MAX_BACK_SHARE = 0.2;
/** Minimum share of the front in a row of the waistband. */
const MIN_FRONT_SHARE = 0.93;

/** Finds the first row that shows the front of a garment from edge to edge, below the inside of its back. */
export function findFrontTop({ width, front, rgba }: Cloth, { outer, top }: BottomOutline): number {
  const rows = outer.left.length;
  for (let k = 0; k < rows * MAX_BACK_SHARE; k++) {
    const [from, to] = [Math.round(outer.left[k]!), Math.round(outer.right[k]!)];
    let count = 0;
    for (let i = (top + k) * width + from; i < (top + k) * width + to; i++)
      if (front[i]! > 200 && rgba[i * 4 + 3]! > 200) count++;
    if (to > from && count > (to - from) * MIN_FRONT_SHARE) return top + k + EDGE_PIXELS;
  }
  return top + EDGE_PIXELS;
}
