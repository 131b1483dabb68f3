import type { Bench } from './Bench.ts';
import type { Panel } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import { seam } from './torso.ts';

/** A patch pocket whose pattern matches the cloth behind it. */
export function patchPocket(
  bench: Bench,
  center: Point,
  width: number,
  height: number,
  point = 10,
  rounded = false,
): Panel {
  const [x, y] = center;
  const half = width / 2;
  const random = bench.random(`pocket ${x}`);
  const slack = random.between(-1.5, 1.5);
  const outline = closedCurve(
    rounded
      ? [
          [x - half, y, 1],
          [x, y + 1.5 + slack],
          [x + half, y - 0.5, 1],
          [x + half, y + height - 18],
          [x + half - 14, y + height - 2],
          [x - half + 14, y + height - 1],
          [x - half, y + height - 18],
        ]
      : [
          [x - half, y, 1],
          [x, y + 1.5 + slack],
          [x + half, y - 0.5, 1],
          [x + half - 1, y + height - point, 1],
          [x, y + height, 1],
          [x - half + 1, y + height - point, 1],
        ],
  );
  const inner = (by: number): Point[] => [
    [x - half + by, y],
    [x - half + by + 1, y + height - point - by * 0.7],
    [x, y + height - by],
    [x + half - by - 1, y + height - point - by * 0.7],
    [x + half - by, y],
  ];
  return {
    part: 'panel',
    outline,
    material: bench.main,
    lift: 0.28,
    thickness: 2.2,
    volume: 5,
    seams: [
      seam(
        [
          [x - half, y + 13],
          [x + half, y + 13],
        ],
        0.7,
      ),
    ],
    stitching: [
      {
        path: [
          [x - half, y + 11],
          [x + half, y + 11],
        ],
        color: bench.thread,
      },
      ...(rounded ? [] : [{ path: inner(4), color: bench.thread }]),
    ],
  };
}
