import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { openCurve } from './geometry.ts';
import { metalOf } from './objects.ts';
import { offsetLine } from './torso.ts';

/** The metal of the fittings, in the finish of the cloth's buttons. */
export const metal = (bench: Bench): Material =>
  bench.plain('metal', ({ brass: 'gold', silver: 'silver', gunmetal: 'charcoal' } as const)[metalOf(bench)]);

/** Smooth wire or cast metal along a line. A closed line begins and ends at the same point, in a straight section. */
export function wire(bench: Bench, line: readonly Point[], width: number, lift = 0.5): Panel {
  return {
    part: 'panel',
    material: metal(bench),
    outline: [...offsetLine(line, width / 2), ...[...offsetLine(line, -width / 2)].reverse()],
    lift,
    thickness: 3,
    volume: width * 0.7,
    round: width * 0.36,
  };
}

export const metalRing = (bench: Bench, [x, y]: Point, [rx, ry]: Point, width = 6): Panel =>
  wire(
    bench,
    Array.from(
      { length: 41 },
      (_, index): Point => [
        x + Math.cos((index / 40) * Math.PI * 2) * rx,
        y + Math.sin((index / 40) * Math.PI * 2) * ry,
      ],
    ),
    width,
  );

/** A buckle's frame with its pin on top. The strap runs across. */
export function metalBuckle(
  bench: Bench,
  center: Point,
  size: readonly [along: number, across: number],
  width = 7,
): Panel[] {
  const [a, b] = [size[0] / 2, size[1] / 2];
  const round = Math.min(a, b) * 0.3;
  const frame: Knot[] = [
    [-a, 0],
    [-a, -b + round],
    [-a + round, -b],
    [0, -b],
    [a - round, -b],
    [a, -b + round],
    [a, 0],
    [a, b - round],
    [a - round, b],
    [0, b],
    [-a + round, b],
    [-a, b - round],
    [-a, 0],
  ];
  const pin: Knot[] = [
    [-a - width * 0.3, 1],
    [0, 0],
    [a + width * 0.5, 2],
  ];
  const placeKnots = (knots: readonly Knot[]): Point[] =>
    openCurve(knots.map(([x, y]): Knot => [center[0] + x, center[1] + y]));
  return [wire(bench, placeKnots(frame), width), wire(bench, placeKnots(pin), width * 0.72, 0.6)];
}
