import type { Fold, Panel } from '../tailoring/Drawing.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { between, openCurve, resampled } from '../tailoring/geometry.ts';
import { randomFrom } from '../tailoring/random.ts';
import { HAIR, plane } from './skin.ts';

/** Three numbers per point: x as a fraction of half the face's width plus an offset in pixels, then y. */
type Line = readonly number[];

const POINTS = 30;

function even(face: number, line: Line): Point[] {
  const knots = Array.from(
    { length: line.length / 3 },
    (_, i): Knot => [line[i * 3]! * face + line[i * 3 + 1]!, line[i * 3 + 2]!],
  );
  const curve = openCurve(knots);
  const length = curve.reduce(
    (sum, [x, y], i) => (i ? sum + Math.hypot(x - curve[i - 1]![0], y - curve[i - 1]![1]) : 0),
    0,
  );
  const points = resampled(curve, length / POINTS);
  return Array.from({ length: POINTS + 1 }, (_, i) => points[Math.min(i, points.length - 1)]!);
}

/** A lock of hair between two lines from root to tip, filled with strands. */
export function lock(
  face: number,
  seed: number,
  from: Line,
  to: Line,
  strands: number,
  extra: Partial<Panel> = {},
): Panel {
  const [a, b] = [even(face, from), even(face, to)];
  const random = randomFrom(seed);
  const folds = Array.from({ length: strands }, (_, i): Fold => {
    const t = (i + random.between(0.2, 0.8)) / strands;
    const wander = random.between(-0.5, 0.5) / strands;
    return {
      path: a.map((point, k) => between(point, b[k]!, Math.min(0.97, Math.max(0.03, t + (wander * k) / POINTS)))),
      width: random.between(1.4, 3.2),
      depth: random.between(0.9, 2.6) * (i % 2 ? 1 : -1),
      lean: random.between(-0.5, 0.5),
      peak: random.between(0.3, 0.6),
    };
  });
  return plane([...a, ...[...b].reverse()], HAIR, { volume: 17, round: 9, thickness: 3, folds, ...extra });
}

const mirror = (line: Line): Line => line.map((value, index) => (index % 3 === 2 ? value : -value));

export const both = (
  face: number,
  seed: number,
  from: Line,
  to: Line,
  strands: number,
  extra: Partial<Panel> = {},
): Panel[] => [
  lock(face, seed, from, to, strands, extra),
  lock(face, seed + 1, mirror(from), mirror(to), strands, extra),
];

/** Curls: overlapping discs along an arc, each rotated differently. */
export function curls(seed: number, places: readonly (readonly [number, number, number])[]): Panel[] {
  const random = randomFrom(seed);
  return places.map(([x, y, r], index) => {
    const bumps = Array.from({ length: 22 }, (_, i): Point => {
      const turn = (i / 22) * Math.PI * 2;
      const far = r * (1 + 0.09 * Math.sin(i * 2.3 + index) + random.between(-0.05, 0.05));
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    });
    const folds = Array.from({ length: 7 }, (_, i): Fold => {
      const start = random.between(0, 6.28);
      const far = r * (0.2 + 0.11 * i);
      return {
        path: Array.from({ length: 9 }, (_, k): Point => {
          const turn = start + k * 0.34;
          return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
        }),
        width: 2,
        depth: i % 2 ? 2.2 : -2.2,
      };
    });
    return plane(bumps, HAIR, { volume: 12, round: 6, lift: 0.16, folds, join: `curl ${index % 3}` });
  });
}
