import type { Bench } from './Bench.ts';
import type { Fold, Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve } from './geometry.ts';

export interface BowLook {
  /** Horizontal extent of a loop in pixels. */
  readonly reach: number;
  readonly width: number;
  /** Lengths of the two ends. Without loops, the bow is a scarf with a single knot. */
  readonly tails: readonly [number, number];
  readonly hasLoops: boolean;
}

/** A tie of soft cloth: ends, open loops, a knot. The loops differ in size. */
export function tiedBow(bench: Bench, center: Point, look: BowLook): Part[] {
  const random = bench.random(`bow ${center[1]}`);
  const [x, y] = center;
  const piece = (knots: readonly Knot[], angle: number, folds: readonly Fold[], extra: Partial<Panel> = {}): Panel => ({
    part: 'panel',
    material: bench.main,
    lift: 0.6,
    thickness: 3,
    volume: 13,
    outline: closedCurve(knots.map(([px, py, corner]): Knot => [x + px, y + py, corner])),
    grain: { origin: center, angle },
    folds: folds.map((bowFold) => ({
      ...bowFold,
      path: bowFold.path.map(([px, py]): Point => [x + px, y + py]),
      depth: bowFold.depth * bench.main.fabric.foldDepth,
    })),
    ...extra,
  });
  const w = look.width;
  const tail = (side: number, length: number): Panel => {
    const sway = (random.between(6, 34) + w * 0.2) * side;
    const low = [sway + side * w * 0.9, sway - side * w * 0.12] as const;
    return piece(
      [
        [side * 3, 0, 1],
        [side * w * 0.42, 5, 1],
        [sway * 0.6 + side * w * 0.66, length * 0.42],
        [low[0], length - w * 0.3, 1],
        [low[1], length + w * 0.26, 1],
        [sway * 0.5 - side * w * 0.06, length * 0.5],
      ],
      -0.12 * side,
      [
        fold([side * w * 0.16, 4], [low[0] - side * w * 0.34, length * 0.9], 0.05 * side, 6, 4.4, 0.5, 0.3),
        fold([side * w * 0.3, 8], [low[0] - side * w * 0.16, length * 0.7], -0.04 * side, 5, -2.6, 0.4, 0.3),
      ],
    );
  };
  const loop = (side: number): Panel[] => {
    const reach = look.reach * random.between(0.9, 1.08);
    const droop = look.reach * random.between(0.1, 0.3);
    const rise = w * random.between(0.5, 0.66);
    const inside = piece(
      [
        [side * reach * 0.5, rise * 0.2 + droop],
        [side * reach * 0.86, -rise * 0.5 + droop],
        [side * reach * 1.07, rise * 0.1 + droop],
        [side * reach * 0.94, rise * 0.86 + droop],
        [side * reach * 0.6, rise * 1.02 + droop],
      ],
      side,
      [],
      { light: 0.62, lift: 0.4, volume: 4 },
    );
    const outer = piece(
      [
        [0, -w * 0.2, 1],
        [side * reach * 0.42, -rise + droop * 0.5],
        [side * reach * 0.86, -rise * 0.9 + droop],
        [side * reach, -rise * 0.3 + droop],
        [side * reach * 0.95, rise * 0.34 + droop],
        [side * reach * 0.66, rise * 0.86 + droop],
        [side * reach * 0.3, w * 0.46 + droop * 0.5],
        [0, w * 0.24, 1],
      ],
      side * 1.25,
      [
        fold([side * 6, -w * 0.06], [side * reach * 0.82, -rise * 0.5 + droop], 0.1 * side, 6, 4.6, 0.5, 0.22),
        fold([side * 6, w * 0.08], [side * reach * 0.7, rise * 0.36 + droop], -0.1 * side, 6, 4, -0.5, 0.22),
        fold([side * 5, 0], [side * reach * 0.5, droop * 0.5], 0, 5, -3.4, 0, 0.2),
      ],
    );
    return [inside, outer];
  };
  const knot = piece(
    [
      [-w * 0.24, -w * 0.3],
      [w * 0.2, -w * 0.32],
      [w * 0.3, w * 0.22],
      [0, w * 0.36],
      [-w * 0.28, w * 0.26],
    ],
    0.3,
    [
      fold([-w * 0.1, -w * 0.28], [w * 0.06, w * 0.3], 0.1, 4.5, 3),
      fold([w * 0.12, -w * 0.26], [w * 0.16, w * 0.24], 0.06, 4, -2.4),
    ],
    { lift: 0.8, volume: 9 },
  );
  return [tail(-1, look.tails[0]), tail(1, look.tails[1]), ...(look.hasLoops ? [...loop(-1), ...loop(1)] : []), knot];
}
