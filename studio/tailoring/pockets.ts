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
  isRounded = false,
): Panel {
  const [x, y] = center;
  const halfWidth = width / 2;
  const random = bench.random(`pocket ${x}`);
  const slack = random.between(-1.5, 1.5);
  const outline = closedCurve(
    isRounded
      ? [
          [x - halfWidth, y, 1],
          [x, y + 1.5 + slack],
          [x + halfWidth, y - 0.5, 1],
          [x + halfWidth, y + height - 18],
          [x + halfWidth - 14, y + height - 2],
          [x - halfWidth + 14, y + height - 1],
          [x - halfWidth, y + height - 18],
        ]
      : [
          [x - halfWidth, y, 1],
          [x, y + 1.5 + slack],
          [x + halfWidth, y - 0.5, 1],
          [x + halfWidth - 1, y + height - point, 1],
          [x, y + height, 1],
          [x - halfWidth + 1, y + height - point, 1],
        ],
  );
  const inner = (distance: number): Point[] => [
    [x - halfWidth + distance, y],
    [x - halfWidth + distance + 1, y + height - point - distance * 0.7],
    [x, y + height - distance],
    [x + halfWidth - distance - 1, y + height - point - distance * 0.7],
    [x + halfWidth - distance, y],
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
          [x - halfWidth, y + 13],
          [x + halfWidth, y + 13],
        ],
        0.7,
      ),
    ],
    stitching: [
      {
        path: [
          [x - halfWidth, y + 11],
          [x + halfWidth, y + 11],
        ],
        color: bench.thread,
      },
      ...(isRounded ? [] : [{ path: inner(4), color: bench.thread }]),
    ],
  };
}
