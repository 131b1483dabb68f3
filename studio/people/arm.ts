import type { Panel } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { plane, SKIN } from './skin.ts';

/** The position of the shoulder in the arm's own picture. The arm hangs straight down, its outside to the right. */
export const ARM = { width: 120, height: 390, shoulder: [60, 30] as Point, upper: 134, lower: 122 } as const;

/** The parts of an arm, with the shoulder at the origin; `side` 1 is the right of the picture. */
export function armParts(b: Build, side: 1 | -1): Panel[] {
  const { upper, lower } = ARM;
  const wristY = upper + lower;
  const men = b.gender === 'men';
  const half: Knot[] = [
    [-b.arm * 0.9, 20],
    [-b.arm * 0.8, -8],
    [0, -13],
    [b.arm * 0.86, 4],
    [b.arm * 1.06, 34],
    [b.arm * (men ? 1 : 0.93), 76],
    [lerp(b.arm, b.forearm, 0.7), upper - 10],
    [b.forearm * 1.08, upper + 26],
    [b.forearm * 0.94, upper + 62],
    [b.wrist, wristY - 8],
    [b.wrist * 0.96, wristY + 4, 1],
    [-b.wrist * 0.96, wristY + 4, 1],
    [-b.wrist, wristY - 8],
    [-b.forearm * 0.9, upper + 54],
    [-b.forearm * 1.04, upper + 20],
    [-lerp(b.arm, b.forearm, 0.62), upper - 12],
    [-b.arm * 0.9, 80],
  ];
  const on = (knots: readonly Knot[]): Point[] => closedCurve(knots.map(([x, y, c]): Knot => [x * side, y, c]));
  const arm = plane(on(half), SKIN, {
    join: 'arm',
    volume: 26,
    round: 11,
    folds: [
      fold([side * -b.arm * 0.3, upper - 6], [side * b.arm * 0.5, upper + 4], 0.2, 5, -2),
      fold([side * b.forearm * 0.3, upper + 14], [side * b.wrist * 0.3, wristY - 26], 0.03, 7, 2),
      fold([side * b.arm * 0.2, 26], [side * b.arm * 0.2, 92], 0.04, 9, men ? 3 : 1.6),
    ],
  });
  return [arm, ...hand(b, side, wristY)];
}

/** A hand at rest, its back to the outside, the thumb before it, the fingers together and a little bent. */
function hand(b: Build, side: 1 | -1, y: number): Panel[] {
  const w = b.wrist;
  const k = b.gender === 'men' ? 1.1 : 1;
  const on = (knots: readonly Knot[]): Point[] =>
    closedCurve(knots.map(([x, dy, c]): Knot => [x * side, y + dy * k, c]));
  const palm = on([
    [-w * 0.95, -6, 1],
    [w * 0.95, -6, 1],
    [w * 1.2, 12],
    [w * 1.22, 30],
    [w * 1.02, 46],
    [w * 0.62, 62],
    [w * 0.12, 73],
    [-w * 0.34, 72],
    [-w * 0.62, 60],
    [-w * 0.84, 42],
    [-w * 1.1, 24],
    [-w * 1.12, 10],
  ]);
  const thumb = on([
    [-w * 0.72, 4],
    [-w * 1.24, 10],
    [-w * 1.62, 24],
    [-w * 1.66, 38],
    [-w * 1.44, 45],
    [-w * 1.14, 40],
    [-w * 0.86, 28],
  ]);
  const line = (x0: number, y0: number, x1: number, y1: number, depth: number) =>
    fold([x0 * w * side, y + y0 * k], [x1 * w * side, y + y1 * k], 0.03 * side, 1.7, depth, 0, 0.5);
  return [
    plane(palm, SKIN, {
      join: 'arm',
      volume: 15,
      round: 7,
      folds: [
        line(0.62, 34, 0.46, 63, -2.4),
        line(0.12, 34, 0.08, 70, -2.6),
        line(-0.36, 34, -0.26, 69, -2.4),
        line(0.9, 30, -0.5, 33, 1.4),
      ],
    }),
    plane(thumb, SKIN, { join: 'thumb', volume: 10, round: 5, lift: 0.3 }),
  ];
}
