import type { Bench } from './Bench.ts';
import type { Fold, Part } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { openCurve } from './geometry.ts';
import { mixed } from '../fabric/Material.ts';

/** Two thin straps that lean towards each other as on a hanger, each with its own curve. */
export function straps(bench: Bench, from: Point, to: Point): Part[] {
  const random = bench.random('straps');
  const color = mixed(bench.main.ground, [1, 1, 1], 0.06);
  return [1, -1].map(
    (side) =>
      ({
        part: 'cord',
        width: 5,
        color: mixed(color, [0, 0, 0], 0.05),
        path: openCurve([
          [from[0] * side, from[1] + 6],
          [(from[0] * 0.6 + to[0] * 0.4 + random.between(1, 9)) * side, from[1] * 0.55 + to[1] * 0.45],
          [to[0] * side + random.between(-5, 5), to[1]],
          [to[0] * 0.86 * side, to[1] + 16 + random.between(0, 10)],
          [to[0] * 0.9 * side, from[1] + 26],
        ]),
      }) as Part,
  );
}

/** Swags of loose cloth between the straps, each lower and flatter than the last. */
export function cowl(bench: Bench, halfWidth: number, top: number, drop: number): Fold[] {
  const random = bench.random('cowl');
  const depth = bench.main.fabric.foldDepth;
  const slack = random.between(0.75, 1.25);
  return [14, 34, 60, 92].slice(0, random.whole(3, 4)).map((step, index) => {
    const foldDepth = step * slack;
    const lean = random.between(-20, 20);
    const narrow = halfWidth * (0.96 - index * 0.07);
    return {
      path: openCurve([
        [-narrow, top + 10 + index * 6],
        [-narrow * 0.5, drop + foldDepth - 24],
        [lean, drop + foldDepth],
        [narrow * 0.5, drop + foldDepth - 24],
        [narrow, top + 10 + index * 6],
      ]),
      width: 8 + index * 1.6,
      depth: (4.2 - index * 0.75) * depth * random.between(0.8, 1.15),
      lean: -0.5,
      peak: 0.5,
    };
  });
}
