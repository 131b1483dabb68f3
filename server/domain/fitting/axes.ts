import { clamp } from './curve.ts';
import type { Point } from './Figure.ts';
import { DRESSMAKER } from './Figure.ts';
import type { Cut } from './Garment.ts';

/** Pixels of a figure per pixel of a front picture, for garments with this measure. */
const TOPS = 0.5;

/** A suit's scale is larger, since its picture also has room for the trousers. */
const SUITS = 0.5 / 0.74;

/** A waistcoat's picture is drawn larger, since it needs no room for sleeves. */
const LARGE_VESTS = 0.4;

export interface Axes {
  /** A point as distance from the middle line and height, corrected for the garment's tilt. */
  of(point: Point): Point;
}

export type Pair = Readonly<{ half: number; row: number }>;

export function pairOf(cut: Cut, axes: Axes, name: string): Pair | undefined {
  const [left, right] = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]];
  if (!left || !right) return undefined;
  const [a, b] = [axes.of(left), axes.of(right)];
  return { half: (b[0] - a[0]) / 2, row: (a[1] + b[1]) / 2 };
}

/** Computes the middle line and the tilt from pairs of landmarks on both sides. */
export function axesOf(cut: Cut): Axes {
  const pairs = ['collar', 'shoulder', 'strap', 'armpit', 'waist', 'hip'].flatMap((name) => {
    const [left, right] = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]];
    return left && right ? [[left, right] as const] : [];
  });
  const middles = pairs.map(([l, r]) => [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2] as const);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
  const [x0, y0] = [mean(middles.map(([x]) => x)), mean(middles.map(([, y]) => y))];
  const over = middles.reduce((sum, [, y]) => sum + (y - y0) ** 2, 0);
  const lean = over > 0 ? middles.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / over : 0;
  const tilt = clamp(mean(pairs.map(([l, r]) => (r[1] - l[1]) / Math.max(1, r[0] - l[0]))), -0.03, 0.03);
  return {
    of: ([x, y]) => {
      const a = x - x0 - lean * (y - y0);
      return [a, y - tilt * a];
    },
  };
}

export function scaleOf(cut: Cut, axes: Axes): number {
  const pair = (name: string): Pair | undefined => pairOf(cut, axes, name);
  if (cut.category === 'lower_body') {
    const waist = pair('waist')!.half;
    const hip = pair('hip')?.half;
    return hip && cut.landmarks['crotch'] ? (DRESSMAKER.outline.of(484) + 2) / hip : 66 / waist;
  }
  if (cut.category === 'dresses') {
    const hip = pair('hip')?.half;
    return hip ? (DRESSMAKER.outline.of(484) + 6) / hip : (DRESSMAKER.outline.of(402) + 10) / pair('waist')!.half;
  }
  if (cut.kind === 'suit') return SUITS;
  const vest = cut.kind === 'waistcoat' && pair('armpit')!.row - pair('shoulder')!.row > 240;
  return vest ? LARGE_VESTS : TOPS;
}
