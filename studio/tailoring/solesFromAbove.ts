import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import { transformParts, piece } from './footwear.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve } from './geometry.ts';
import { offsetLine } from './torso.ts';

/** The outline of a flat right sole from above, around its middle: the toe up, the big toe to the left. */
export const SOLE: readonly Knot[] = [
  [-36, -294],
  [28, -288],
  [76, -242],
  [98, -160],
  [102, -76],
  [86, 20],
  [70, 112],
  [74, 200],
  [54, 268],
  [2, 292],
  [-50, 268],
  [-70, 200],
  [-60, 112],
  [-56, 30],
  [-78, -60],
  [-97, -150],
  [-92, -240],
];

/** Outline around the middle of the sole, larger or smaller. */
export const scaledSole = (across: number, along: number, sole: readonly Knot[] = SOLE): Point[] =>
  closedCurve(sole.map(([x, y, corner]): Knot => [x * across, y * along, corner]));

/** The sole below, of which only a rim is visible, and the footbed with its stitching. */
export function solesOf(bench: Bench, bottom: Material, bed: Material, rim = 8): Part[] {
  const low = scaledSole(1.05, 1.02).map(([x, y]): Point => [x + 1, y + rim]);
  const edge = scaledSole(0.9, 0.955);
  return [
    piece(low, bottom, { lift: 0.9, volume: 10, round: 10, thickness: 5 }),
    piece(scaledSole(1, 1), bed, {
      lift: 0.3,
      volume: 8,
      round: 16,
      thickness: 4,
      stitching: [{ path: [...edge, edge[0]!], color: bench.thread, length: 4 }],
      folds: [
        fold([0, -210], [4, -70], 0.02, 50, -5),
        fold([2, 130], [4, 262], 0, 40, -4),
        fold([-44, -20], [-40, 110], -0.1, 24, 4),
      ],
    }),
  ];
}

/** Limits a line to the sole, where straps end. */
export function limitToSole(line: readonly Point[]): Point[] {
  const sole = scaledSole(1.02, 1.01);
  return line.map(([x, y]): Point => {
    const side = sole.filter((point) => point[0] > 0 === x > 0);
    const edge = side.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a))[0];
    return [Math.abs(x) > Math.abs(edge) ? edge : x, y];
  });
}

/** A band across the foot. Its ends go under the sole's edges; its middle is raised. */
export function bandAcross(
  material: Material,
  knots: readonly Knot[],
  width: number,
  panelFields: Partial<Panel> = {},
): Panel {
  const line = openCurve(knots);
  return piece(limitToSole([...offsetLine(line, width / 2), ...offsetLine(line, -width / 2).reverse()]), material, {
    lift: 0.85,
    volume: 26,
    round: Math.min(30, Math.max(6, width * 0.4)),
    thickness: 4,
    ...panelFields,
  });
}

export const edgesOf = (bench: Bench, knots: readonly Knot[], width: number): Panel['stitching'] => {
  const line = openCurve(knots);
  return [width / 2 - 5, -width / 2 + 5].map((distance) => ({
    path: limitToSole(offsetLine(line, distance)),
    color: bench.thread,
    length: 3.6,
  }));
};

function turnParts(parts: readonly Part[], angle: number, center: Point, isMirrored: boolean): Part[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return transformParts(parts, ([px, y]) => {
    const x = isMirrored ? -px : px;
    return [center[0] + x * c - y * s, center[1] + x * s + y * c];
  });
}

/** Both shoes side by side, the left one slightly lower and turned outward, as somebody sets them down. */
export function sideBySide(bench: Bench, shoe: readonly Part[], halfGap = 132): Part[] {
  const random = bench.random('stand');
  const turn = random.between(0.03, 0.09);
  const ahead = random.between(12, 34) * (random.chance(0.5) ? 1 : -1);
  return [
    ...turnParts(shoe, -turn, [-halfGap, 500 + ahead], true),
    ...turnParts(shoe, turn * 0.8, [halfGap, 500 - ahead], false),
  ];
}
