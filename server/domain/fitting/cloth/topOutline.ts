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
  const [left, right] = sidesOf([[...contour].reverse(), contour.map(flip)], extent);
  const [one, other] = alike(left, right, extent);
  const doubts: ClothDoubt[] = one === left && other === right ? [] : [{ key: 'one-sided', strength: 0.25 }];
  if (!one.side.sleeve && hangBeside(mask, extent)) doubts.push({ key: 'folded', strength: 1 });
  return { sides: { left: one.side, right: flipped(other.side, flip) }, doubts };
}

/** Width of a top with sleeves that hang beside its trunk, as a share of its height, and their length below its hem. */
const LEAST_WIDTH = 0.7;
const LEAST_HANG = 0.04;

/** Whether the lowest parts of a top lie at its sides: sleeves that touch the trunk, so that it seems to have none. */
function hangBeside({ width, inside }: Mask, { middle, width: breadth, height, bottom, isDress }: Extent): boolean {
  if (isDress || breadth < LEAST_WIDTH * height) return false;
  const lowestAt = (x: number): number => {
    let y = Math.round(bottom);
    while (y > 0 && inside[y * width + Math.round(x)] !== 1) y--;
    return y;
  };
  const hem = Math.max(...[-0.15, 0, 0.15].map((share) => lowestAt(middle + share * breadth)));
  return [-0.42, 0.42].every((share) => lowestAt(middle + share * breadth) - hem > LEAST_HANG * height);
}

/** Leniency for a sleeve whose counterpart was found. */
const SECOND_SLEEVE = 2.5;

/** If only one side has a sleeve, looks on the other side for one that hangs closer to the trunk. */
function sidesOf(
  [leftPath, rightPath]: readonly [readonly Point[], readonly Point[]],
  extent: Extent,
): readonly [FoundSide, FoundSide] {
  const [left, right] = [topSide(leftPath, extent), topSide(rightPath, extent)];
  if (left.side.sleeve && !right.side.sleeve) return [left, topSide(rightPath, extent, SECOND_SLEEVE)];
  if (right.side.sleeve && !left.side.sleeve) return [topSide(leftPath, extent, SECOND_SLEEVE), right];
  return [left, right];
}

/** Difference in height of two armpits above which one was found wrongly, as a share of the garment's height. */
const MAX_ARMPIT_DIFFERENCE = 0.12;

/** If the two sides differ, one of them was found wrongly; replaces it by the mirror image of the other. */
function alike(left: FoundSide, right: FoundSide, { height }: Extent): readonly [FoundSide, FoundSide] {
  const [l, r] = [left.side.sleeve !== null, right.side.sleeve !== null];
  if (l !== r) return l ? [left, left] : [right, right];
  const isUneven = Math.abs(left.side.armpit[1] - right.side.armpit[1]) > MAX_ARMPIT_DIFFERENCE * height;
  if (l && isUneven && left.isLow !== right.isLow) return left.isLow ? [right, right] : [left, left];
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
