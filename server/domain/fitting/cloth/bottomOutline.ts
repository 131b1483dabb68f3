import type { Mask } from '../../pictures/Raster.ts';
import { findBox } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import type { BottomOutline } from './Cloth.ts';

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Minimum height of the gap between two legs, as a fraction of the garment's height. */
const MIN_GAP_SHARE = 0.08;
/**
 * Minimum height between waist and crotch, as a fraction of the waist's width. A gap that reaches higher is a fly or
 * a tear.
 */
const MIN_RISE_SHARE = 0.5;
/** Minimum ratio of length to width at which a garment has legs even if no gap is visible. */
const MIN_LEGS_RATIO = 1.9;

/**
 * Finds the waist, legs and hem of trousers, shorts or a skirt; returns null if the mask shows none. The slit of a
 * skirt looks like a gap between legs, so `isSkirt` tells it if it is known.
 */
export function findBottomOutline(mask: Mask, isSkirt = false): BottomOutline | null {
  const box = findBox(mask);
  if (!box) return null;
  const [left, top, right, bottom] = box;
  const rows = listRowSpans(mask, top, bottom);
  const height = bottom - top;
  const waistRow = Math.min(rows.length - 1, Math.round(height * 0.02));
  const middle = (rows[waistRow]!.from + rows[waistRow]!.to) / 2;
  const { gaps, crotch: foundCrotch } = followGaps(mask, rows, top, (right - left) * 0.3);
  const hasLegs = !isSkirt && foundCrotch !== null && bottom - foundCrotch[1] > height * MIN_GAP_SHARE;
  const isLong = !isSkirt && height > (right - left) * MIN_LEGS_RATIO;
  const crotch: Point | null = hasLegs
    ? foundCrotch
    : isLong
      ? [(left + right) / 2, top + (right - left) * 0.62]
      : null;
  const inner = findInnerEdges(rows, gaps, crotch, top, middle);
  return {
    on: 'legs',
    waist: { left: [rows[waistRow]!.from, top + waistRow], right: [rows[waistRow]!.to, top + waistRow] },
    crotch,
    top,
    outer: {
      left: Float32Array.from(rows, ({ from }) => from),
      right: Float32Array.from(rows, ({ to }) => to),
    },
    inner,
  };
}

function listRowSpans({ width, inside: insideMask }: Mask, top: number, bottom: number): Gap[] {
  const rows: Gap[] = [];
  for (let y = top; y < bottom; y++) {
    const row = insideMask.subarray(y * width, (y + 1) * width);
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    rows.push(from < 0 ? (rows[rows.length - 1] ?? { from: 0, to: 0 }) : { from, to: to + 1 });
  }
  return rows;
}

/** Follows the gap between the legs from the hem to the crotch. */
function followGaps(
  { width, inside: insideMask }: Mask,
  rows: readonly Gap[],
  top: number,
  maxDistance: number,
): { readonly gaps: ReadonlyMap<number, Gap>; readonly crotch: Point | null } {
  const gaps = new Map<number, Gap>();
  let crotch: Point | null = null;
  const waist = rows[Math.min(rows.length - 1, Math.round(rows.length * 0.02))]!;
  const minCrotchRow = Math.max(rows.length * 0.12, MIN_RISE_SHARE * (waist.to - waist.from));
  for (let rowIndex = rows.length - 1; rowIndex > minCrotchRow; rowIndex--) {
    const { from, to } = rows[rowIndex]!;
    const expectedMiddle: number = crotch ? crotch[0] : (from + to) / 2;
    const limit = crotch ? maxDistance * 0.2 + 6 : maxDistance;
    const gap = findNearestGap(insideMask, (top + rowIndex) * width, from, to, expectedMiddle, limit);
    if (gap) {
      gaps.set(top + rowIndex, gap);
      crotch = [(gap.from + gap.to) / 2, top + rowIndex];
    } else if (crotch && crotch[1] - (top + rowIndex) > rows.length * 0.03) break;
  }
  return { gaps, crotch };
}

/** Returns the gap in a row that is nearest to a column. */
function findNearestGap(
  insideMask: Uint8Array,
  row: number,
  from: number,
  to: number,
  expectedMiddle: number,
  limit: number,
): Gap | null {
  let foundGap: Gap | null = null;
  let [start, nearestDistance] = [-1, limit];
  for (let x = from; x < to; x++) {
    if (insideMask[row + x] === 0) {
      if (start < 0) start = x;
      continue;
    }
    const distance = Math.abs((start + x) / 2 - expectedMiddle);
    if (start >= 0 && distance < nearestDistance) {
      foundGap = { from: start, to: x };
      nearestDistance = distance;
    }
    start = -1;
  }
  return foundGap;
}

function findInnerEdges(
  rows: readonly Gap[],
  gaps: ReadonlyMap<number, Gap>,
  crotch: Point | null,
  top: number,
  middle: number,
): BottomOutline['inner'] {
  const left = new Float32Array(rows.length);
  const right = new Float32Array(rows.length);
  let lastGap: Gap | null = null;
  rows.forEach(({ from, to }, rowIndex) => {
    const y = top + rowIndex;
    const gap = crotch && y > crotch[1] ? (gaps.get(y) ?? lastGap) : null;
    if (gap) lastGap = gap;
    const line = crotch
      ? middle + (crotch[0] - middle) * Math.min(1, (y - top) / Math.max(1, crotch[1] - top))
      : (from + to) / 2;
    left[rowIndex] = gap ? gap.from : line;
    right[rowIndex] = gap ? gap.to : line;
  });
  return { left, right };
}
