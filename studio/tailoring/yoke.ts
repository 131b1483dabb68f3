import type { Bench } from './Bench.ts';
import type { Seam } from './Drawing.ts';
import { openCurve } from './geometry.ts';
import type { Torso } from './torso.ts';
import { seam } from './torso.ts';

/** Front: a seam just below the shoulder. Back: a yoke across, with a box pleat under it. */
export function yoke(bench: Bench, shape: Torso, depth = 74): Seam[] {
  const { neck, shoulder } = shape.measures;
  if (!bench.isBack) {
    return [1, -1].map((side) =>
      seam(
        [
          [neck[0] * side * 1.1, neck[1] + 24],
          [(shoulder[0] - 3) * side, shoulder[1] + 18],
        ],
        0.8,
      ),
    );
  }
  const y = shoulder[1] + depth;
  return [
    seam(
      openCurve([
        [-shoulder[0] + 10, y - 8],
        [0, y + 4],
        [shoulder[0] - 10, y - 8],
      ]),
      1.3,
    ),
    seam(
      [
        [-13, y + 4],
        [-14, y + 190],
      ],
      1.4,
      3,
    ),
    seam(
      [
        [13, y + 4],
        [14, y + 190],
      ],
      1.4,
      3,
    ),
  ];
}
