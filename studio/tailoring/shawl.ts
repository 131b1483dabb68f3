import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, lerp, openCurve } from './geometry.ts';

export interface ShawlShape {
  readonly neck: Point;
  /** Where the two sides of the collar meet. */
  readonly breakAt: number;
  readonly overlap: number;
  readonly width: number;
  /** The height of the collar behind the neck. */
  readonly rise: number;
}

/** Collar and lapel in one piece: it runs from the break round the neck without a notch. */
export function shawl(bench: Bench, shape: ShawlShape, side: 1 | -1, material: Material = bench.main): Panel {
  const {
    neck: [x, y],
    breakAt,
    width,
    rise,
  } = shape;
  const random = bench.random(`shawl ${side}`);
  const inner = -shape.overlap;
  const height = breakAt - y;
  const roll = (t: number): Point => [lerp(x * 0.94, inner, t) - Math.sin(t * Math.PI) * 8, y + height * t];
  const belly = width + random.between(-3, 3);
  const knots: Knot[] = [
    [inner + 1, breakAt + 6, 1],
    roll(0.5),
    roll(0.06),
    [x * 0.66, y - rise * 0.42],
    [0, y - rise * 0.56, 1],
    [0, y - rise, 1],
    [x * 0.58, y - rise * 0.88],
    [x * 1.05, y - rise * 0.3],
    [x * 1.36, y + 20],
    [roll(0.3)[0] + belly * 0.94, roll(0.3)[1]],
    [roll(0.52)[0] + belly * 0.86, roll(0.52)[1]],
    [roll(0.78)[0] + belly * 0.44, roll(0.78)[1]],
  ];
  const turnKnots = (points: readonly Knot[]): Knot[] =>
    points.map(([px, py, corner]): Knot => [px * side, py, corner]);
  return {
    part: 'panel',
    material,
    outline: closedCurve(turnKnots(knots)),
    lift: 1,
    thickness: 3.4,
    volume: 12,
    join: `shawl ${side}`,
    grain: { origin: [0, y], angle: -0.33 * side },
    folds: [
      {
        path: openCurve(
          turnKnots([
            [inner + 6, breakAt - 18],
            [roll(0.5)[0] + 8, roll(0.5)[1]],
            [roll(0.06)[0] + 8, roll(0.06)[1]],
            [x * 0.7, y - rise * 0.66],
            [0, y - rise * 0.8],
          ]),
        ),
        width: 14,
        depth: 5.4,
        peak: 0.5,
      },
    ],
  };
}
