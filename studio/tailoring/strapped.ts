import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve } from './geometry.ts';
import { offsetLine } from './torso.ts';

export type TopEdge = 'straight' | 'v' | 'sweetheart' | 'cowl' | 'square' | 'scoop';

export interface StrappedMeasures {
  /** Where a strap meets the top edge. */
  readonly strap: Point;
  /** Where the strap turns over to the back. */
  readonly peak: Point;
  readonly armpit: Point;
  /** Height of the top edge in the middle of the front, and of the back. */
  readonly drop: number;
  readonly backDrop: number;
  readonly edge: TopEdge;
}

/** The right half of the top edge, from the middle to the armpit. */
export function topEdge({ strap: [x, y], armpit, drop, edge }: StrappedMeasures): Knot[] {
  const depth = drop - y;
  const middle: Record<TopEdge, Knot[]> = {
    straight: [
      [0, drop],
      [x * 0.5, drop - depth * 0.3],
    ],
    v: [
      [0, drop, 1],
      [x * 0.5, drop - depth * 0.53],
    ],
    sweetheart: [
      [0, drop, 1],
      [x * 0.26, drop - depth * 0.62],
      [x * 0.62, y + depth * 0.06],
    ],
    cowl: [
      [0, drop],
      [x * 0.54, drop - depth * 0.32],
    ],
    square: [
      [0, drop],
      [x * 0.86, drop, 1],
    ],
    scoop: [
      [0, drop],
      [x * 0.56, drop - depth * 0.16],
      [x * 0.9, drop - depth * 0.6],
    ],
  };
  return [
    ...middle[edge],
    [x, y, 1],
    [x + (armpit[0] - x) * 0.48, y + (armpit[1] - y) * 0.56],
    [armpit[0], armpit[1], 1],
  ];
}

const backOf = (measures: StrappedMeasures): StrappedMeasures => ({
  ...measures,
  edge: 'straight',
  drop: measures.backDrop,
});
export const visibleEdge = (bench: Bench, measures: StrappedMeasures): Knot[] =>
  topEdge(bench.isBack ? backOf(measures) : measures);
export const mirroredBack = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => [-x, y, corner]).reverse();

/** The top edge from the left armpit to the right one. */
export function edgeLine(halfOutline: readonly Knot[]): Point[] {
  return openCurve([...mirroredBack(halfOutline), ...halfOutline.slice(Math.abs(halfOutline[0]![0]) < 0.01 ? 1 : 0)]);
}

/**
 * The part of the back above the front; the whole back if the front is sheer. `lowerKnots` is the lower part of the
 * right half.
 */
export function strappedBack(bench: Bench, measures: StrappedMeasures, lowerKnots: readonly Knot[]): Part[] {
  if (bench.isBack) return [];
  const top = topEdge(backOf(measures));
  const remainingKnots: readonly Knot[] = bench.isSheer
    ? lowerKnots
    : [
        [measures.armpit[0] * 0.86, measures.armpit[1] + 26, 1],
        [0, Math.max(measures.drop, measures.armpit[1]) + 36],
      ];
  const halfOutline = [...top, ...remainingKnots];
  return [
    {
      part: 'panel',
      material: bench.main,
      light: bench.isSheer ? 0.86 : 0.6,
      lift: 0,
      volume: 4,
      outline: closedCurve([...halfOutline, ...mirroredBack(halfOutline).filter(([x]) => Math.abs(x) > 0.01)]),
    },
  ];
}

/** Wide straps. Their back half is in the shade and drawn before the body. */
export function flatStraps(
  bench: Bench,
  measures: StrappedMeasures,
  width: number,
  material: Material = bench.main,
): Part[] {
  const random = bench.random('flat straps');
  const { strap, peak } = measures;
  return [1, -1].flatMap((side): Part[] => {
    const top: Point = [(peak[0] + random.between(-5, 5)) * side, peak[1] + random.between(-3, 4)];
    const bow = random.between(1, 5);
    const front = openCurve([
      [(strap[0] - width * 0.34) * side, strap[1] + 10],
      [((strap[0] + peak[0]) / 2 + bow) * side, (strap[1] + peak[1]) / 2],
      top,
    ]);
    const back = openCurve([
      top,
      [top[0] - (1 + bow) * side, peak[1] + (measures.backDrop - peak[1]) * 0.5],
      [top[0] - 3 * side, (bench.isBack ? strap[1] : measures.backDrop) + 14],
    ]);
    const lie = (line: readonly Point[], extra: Partial<Panel>): Panel => ({
      part: 'panel',
      material,
      outline: [...offsetLine(line, width / 2), ...offsetLine(line, -width / 2).reverse()],
      lift: 0.3,
      thickness: 2.2,
      volume: width * 0.28,
      round: Math.max(3, width * 0.4),
      grain: { origin: top, angle: 0.06 * side },
      ...extra,
    });
    return [lie(back, { light: 0.72, lift: 0.1 }), lie(front, { join: `strap ${side}` })];
  });
}

/** Small loops of a scalloped border, one third as deep as the band. */
function scalloped(line: readonly Point[], width: number, pitch: number): Point[] {
  let walkedDistance = 0;
  return line.map((point, index) => {
    const pointBefore = line[Math.max(0, index - 1)]!;
    walkedDistance += Math.hypot(point[0] - pointBefore[0], point[1] - pointBefore[1]);
    const wave = Math.abs(Math.sin((walkedDistance / pitch) * Math.PI));
    return offsetLine(line.slice(Math.max(0, index - 1), index + 2), width * (0.72 + 0.28 * wave))[
      index === 0 ? 0 : 1
    ]!;
  });
}

/** A border of lace along an edge. A positive width is to the line's left. */
export function laceBorder(bench: Bench, line: readonly Point[], width: number): Panel {
  const material = bench.plain('lace', bench.cloth.accent ?? bench.cloth.color);
  return {
    part: 'panel',
    material,
    lift: 0.25,
    thickness: 1.6,
    volume: 1,
    round: 4,
    outline: [...offsetLine(line, -Math.sign(width) * 3), ...scalloped(line, width, 15).reverse()],
  };
}
