import type { Mask } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import type { BySide } from '../person/PersonBody.ts';
import type { ClothDoubt, TopSide } from './Cloth.ts';
import { contourOf } from './contour.ts';
import type { Extent, FoundSide } from './topSide.ts';
import { topSide } from './topSide.ts';

export interface FoundTop {
  readonly sides: BySide<TopSide>;
  readonly doubts: readonly ClothDoubt[];
}

/**
 * Finds collar, shoulders, armpits, sleeves and hem of a top or dress that lies flat or hangs; null if there is none.
 */
export function topOutline(mask: Mask, isDress: boolean): FoundTop | null {
  const contour = contourOf(mask);
  if (contour.length < 40) return null;
  const extent = extentOf(mask, contour, isDress);
  const flip = ([x, y]: Point): Point => [2 * extent.middle - x, y];
  const left = topSide([...contour].reverse(), extent);
  const right = topSide(contour.map(flip), extent);
  const [one, other] = alike(left, right);
  const doubts = one === left && other === right ? [] : [{ key: 'one-sided' as const, strength: 0.25 }];
  return { sides: { left: one.side, right: flipped(other.side, flip) }, doubts };
}

/** If the two sides differ, one of them was found wrongly; replaces it by the mirror image of the other. */
function alike(left: FoundSide, right: FoundSide): readonly [FoundSide, FoundSide] {
  const [l, r] = [left.side.sleeve !== null, right.side.sleeve !== null];
  if (l !== r) return l ? [left, left] : [right, right];
  if (l && left.isLow !== right.isLow) return left.isLow ? [right, right] : [left, left];
  return [left, right];
}

function extentOf({ width, height, inside }: Mask, contour: readonly Point[], isDress: boolean): Extent {
  const [xs, ys] = [contour.map(([x]) => x), contour.map(([, y]) => y)];
  const [left, right, top, bottom] = [min(xs), max(xs), min(ys), max(ys)];
  const middles: number[] = [];
  for (let y = Math.round(top + (bottom - top) * 0.45); y < bottom - (bottom - top) * 0.03 && y < height; y++) {
    const row = inside.subarray(y * width, (y + 1) * width);
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    if (from >= 0) middles.push((from + to) / 2);
  }
  middles.sort((a, b) => a - b);
  const middle = middles[middles.length >> 1] ?? (left + right) / 2;
  return { middle, top, bottom, width: right - left, height: bottom - top, isDress };
}

const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

function flipped(side: TopSide, flip: (point: Point) => Point): TopSide {
  const sleeve = side.sleeve && { outer: side.sleeve.outer.map(flip), inner: side.sleeve.inner.map(flip) };
  return {
    collar: flip(side.collar),
    shoulder: flip(side.shoulder),
    armpit: flip(side.armpit),
    edge: side.edge.map(flip),
    sleeve,
  };
}
