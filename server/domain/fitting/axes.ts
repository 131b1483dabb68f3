import { clamp } from './curve.ts';
import type { Point } from './Figure.ts';
import { DRESS_FORM } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';

/** The scale of tops: pixels of a figure per pixel of the garment's front picture. */
const TOP_SCALE = 0.5;

/** The scale of suits. It is larger, because their picture also shows the trousers. */
const SUIT_SCALE = 0.5 / 0.74;

/** The scale of waistcoats, whose picture is larger because they have no sleeves. */
const LARGE_VEST_SCALE = 0.4;

export interface Axes {
  /** Converts a point to its distance from the garment's middle line and its height, after correcting the tilt. */
  toAxes(point: Point): Point;
}

export type LandmarkPair = Readonly<{ halfWidth: number; row: number }>;

export function findPair(cut: GarmentShape, axes: Axes, name: string): LandmarkPair | undefined {
  const [left, right] = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]];
  if (!left || !right) return undefined;
  const [a, b] = [axes.toAxes(left), axes.toAxes(right)];
  return { halfWidth: (b[0] - a[0]) / 2, row: (a[1] + b[1]) / 2 };
}

/** Computes the middle line and the tilt from corresponding landmarks on both sides. */
export function measureAxes(cut: GarmentShape): Axes {
  const pairs = ['collar', 'shoulder', 'strap', 'armpit', 'waist', 'hip'].flatMap((name) => {
    const [left, right] = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]];
    return left && right ? [[left, right] as const] : [];
  });
  const middles = pairs.map(
    ([leftPoint, rightPoint]) => [(leftPoint[0] + rightPoint[0]) / 2, (leftPoint[1] + rightPoint[1]) / 2] as const,
  );
  const computeMean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [x0, y0] = [computeMean(middles.map(([x]) => x)), computeMean(middles.map(([, y]) => y))];
  const verticalVariance = middles.reduce((sum, [, y]) => sum + (y - y0) ** 2, 0);
  const lean =
    verticalVariance > 0 ? middles.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / verticalVariance : 0;
  const tilt = clamp(
    computeMean(
      pairs.map(
        ([leftPoint, rightPoint]) => (rightPoint[1] - leftPoint[1]) / Math.max(1, rightPoint[0] - leftPoint[0]),
      ),
    ),
    -0.03,
    0.03,
  );
  return {
    toAxes: ([x, y]) => {
      const across = x - x0 - lean * (y - y0);
      return [across, y - tilt * across];
    },
  };
}

export function findScale(cut: GarmentShape, axes: Axes): number {
  const findNamedPair = (name: string): LandmarkPair | undefined => findPair(cut, axes, name);
  if (cut.category === 'lower_body') {
    const waist = findNamedPair('waist')!.halfWidth;
    const hip = findNamedPair('hip')?.halfWidth;
    return hip && cut.landmarks['crotch'] ? (DRESS_FORM.outline.of(484) + 2) / hip : 66 / waist;
  }
  if (cut.category === 'dresses') {
    const hip = findNamedPair('hip')?.halfWidth;
    return hip
      ? (DRESS_FORM.outline.of(484) + 6) / hip
      : (DRESS_FORM.outline.of(402) + 10) / findNamedPair('waist')!.halfWidth;
  }
  if (cut.kind === 'suit') return SUIT_SCALE;
  const isLargeVest = cut.kind === 'waistcoat' && findNamedPair('armpit')!.row - findNamedPair('shoulder')!.row > 240;
  return isLargeVest ? LARGE_VEST_SCALE : TOP_SCALE;
}
