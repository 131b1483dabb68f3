import type { Point } from '../Figure.ts';

const POINTS = 31;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export interface LimbAxis {
  readonly axis: readonly Point[];
  /** Pixels. */
  readonly length: number;
}

/** A line from `start` over `bend` to `end` that rounds the bend within `rounding` (a share of its length). */
export function limbAxis(start: Point, bend: Point, end: Point, rounding: number): LimbAxis {
  const [first, second] = [Math.max(1, distance(start, bend)), Math.max(1, distance(bend, end))];
  const length = first + second;
  const radius = Math.min(rounding * length, first * 0.45, second * 0.45);
  const [before, after] = [between(bend, start, radius / first), between(bend, end, radius / second)];
  const at = (way: number): Point => {
    if (way <= first - radius) return between(start, bend, way / first);
    if (way >= first + radius) return between(bend, end, (way - first) / second);
    const share = (way - first + radius) / (2 * radius);
    return between(between(before, bend, share), between(bend, after, share), share);
  };
  return { axis: Array.from({ length: POINTS }, (_, i) => at((i / (POINTS - 1)) * length)), length };
}
