import type { Bench } from './Bench.ts';
import type { Fold, Panel, Seam } from './Drawing.ts';
import { creases, fan, fold, hang, foldsRisingFrom, swell } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, lerp, openCurve } from './geometry.ts';
import type { Random } from './random.ts';

export interface TorsoMeasures {
  readonly neck: Point;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  /** The hip of a dress, which follows the body below the waist; a top goes straight down to its hem. */
  readonly hip?: Point;
  readonly hem: Point;
  /** Depth of the front neckline. */
  readonly drop: number;
  readonly neckline: 'round' | 'v' | 'square';
  /** How much lower the middle of the hem is than its sides; negative if the sides are lower. */
  readonly sag: number;
  /** Radius of the rounded corners of the hem, as on a shirt. */
  readonly rounding?: number;
}

export interface Torso {
  readonly measures: TorsoMeasures;
  readonly outline: readonly Point[];
  readonly neckline: readonly Point[];
  readonly hemline: readonly Point[];
  readonly area: { left: number; right: number; top: number; bottom: number };
  /** From the shoulder to the armpit of one side. */
  armhole(side: 1 | -1): readonly Point[];
}

const flip = (side: number, [x, y, corner]: Knot): Knot => [x * side, y, corner];

function neckKnots({ neck, drop, neckline }: TorsoMeasures): Knot[] {
  const depth = drop - neck[1];
  if (neckline === 'v')
    return [
      [0, drop, 1],
      [neck[0] * 0.56, drop - depth * 0.52],
      [neck[0], neck[1], 1],
    ];
  if (neckline === 'square')
    return [
      [0, drop],
      [neck[0] * 0.8, drop - depth * 0.04],
      [neck[0] * 0.93, drop - depth * 0.25],
      [neck[0], neck[1], 1],
    ];
  return [
    [0, drop],
    [neck[0] * 0.5, drop - depth * 0.13],
    [neck[0] * 0.86, drop - depth * 0.48],
    [neck[0], neck[1], 1],
  ];
}

const armholeKnots = ({ shoulder, armpit }: TorsoMeasures): Knot[] => [
  [shoulder[0], shoulder[1], 1],
  [lerp(shoulder[0], armpit[0], 0.35) - 15, lerp(shoulder[1], armpit[1], 0.46)],
  [lerp(shoulder[0], armpit[0], 0.8) - 9, lerp(shoulder[1], armpit[1], 0.82)],
  [armpit[0], armpit[1], 1],
];

const sideKnots = ({ armpit, waist, hip, hem, rounding = 0 }: TorsoMeasures): Knot[] => [
  [lerp(armpit[0], waist[0], 0.5), lerp(armpit[1], waist[1], 0.45)],
  [waist[0], waist[1]],
  ...(hip
    ? [[hip[0], hip[1]] as Knot, [lerp(hip[0], hem[0], 0.55), lerp(hip[1], hem[1], 0.55)] as Knot]
    : [[lerp(waist[0], hem[0], 0.62), lerp(waist[1], hem[1], 0.55)] as Knot]),
  ...(rounding > 0
    ? [[hem[0], hem[1] - rounding] as Knot, [hem[0] - rounding * 0.5, hem[1] - rounding * 0.24] as Knot]
    : [[hem[0], hem[1], 1] as Knot]),
];

/** The hem from right to left, slightly wavy. */
function hemKnots(bench: Bench, { hem, sag, rounding = 0 }: TorsoMeasures): Knot[] {
  const random = bench.random('hem');
  const reach = hem[0] - (rounding > 0 ? rounding : 0);
  return [0.72, 0.42, 0.12, -0.16, -0.45, -0.74].map(
    (t): Knot => [t * reach, hem[1] + sag * (1 - t * t) + random.between(-2.2, 2.2)],
  );
}

export function torso(bench: Bench, measures: TorsoMeasures): Torso {
  const neck = neckKnots(measures);
  const shoulder = armholeKnots(measures);
  const side = sideKnots(measures);
  const right = [...neck.slice(1), ...shoulder, ...side];
  const left = right.map((knot) => flip(-1, knot)).reverse();
  const hem = hemKnots(bench, measures);
  const middle = neck[0]!;
  const half = (sign: 1 | -1): Knot[] => neck.map((knot) => flip(sign, knot));
  return {
    measures,
    outline: closedCurve([middle, ...right, ...hem, ...left]),
    neckline: openCurve([...half(-1).reverse(), ...half(1).slice(1)]),
    hemline: openCurve([side[side.length - 1]!, ...hem, flip(-1, side[side.length - 1]!)]),
    area: {
      left: -measures.armpit[0],
      right: measures.armpit[0],
      top: measures.shoulder[1] + 40,
      bottom: measures.hem[1],
    },
    armhole: (sign) => openCurve(shoulder.map((knot) => flip(sign, knot))),
  };
}

/** The dark inside of the back that shows at the neck, with the seam of its facing. */
export function insideBack(bench: Bench, shape: Torso, rise: number, light = 0.6): Panel {
  const { neck, shoulder, drop } = shape.measures;
  if (bench.isSheer) return sheerBack(bench, shape, rise);
  const material = { ...bench.lining };
  return {
    part: 'panel',
    material,
    light,
    lift: 0,
    volume: 4,
    outline: closedCurve([
      [0, neck[1] - rise],
      [neck[0] * 0.6, neck[1] - rise * 0.8],
      [neck[0] + 2, neck[1], 1],
      [shoulder[0] * 0.75, shoulder[1] + 14, 1],
      [shoulder[0] * 0.6, drop + 60, 1],
      [-shoulder[0] * 0.6, drop + 60, 1],
      [-shoulder[0] * 0.75, shoulder[1] + 14, 1],
      [-neck[0] - 2, neck[1], 1],
      [-neck[0] * 0.6, neck[1] - rise * 0.8],
    ]),
  };
}

/** The whole back, drawn behind a sheer front. */
function sheerBack(bench: Bench, shape: Torso, rise: number): Panel {
  const { neck } = shape.measures;
  const pointsBelow = shape.outline.filter(
    ([x, y]) => y > neck[1] + 1 && (Math.abs(x) > neck[0] || y > shape.measures.drop + 1),
  );
  const right = pointsBelow.filter(([x]) => x > 0);
  const left = pointsBelow.filter(([x]) => x <= 0);
  return {
    part: 'panel',
    material: bench.main,
    light: 0.88,
    lift: 0,
    volume: 4,
    join: 'back',
    outline: [
      ...openCurve([
        [-neck[0], neck[1]],
        [0, neck[1] - rise],
        [neck[0], neck[1]],
      ]),
      ...right,
      ...left,
    ],
  };
}

/** The folds of a worn torso: pulls from the armpits, soft rolls, an uneven hem. */
export function torsoFolds(bench: Bench, shape: Torso, amount = 1): Fold[] {
  const random = bench.random('torso folds');
  const { armpit, hem } = shape.measures;
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const depth = foldDepth * amount;
  const heavier = random.chance(0.5) ? 1 : -1;
  const pull = (side: 1 | -1): Fold[] => {
    const strength = side === heavier ? 1.05 : 0.45;
    const from: Point = [side * (armpit[0] - 6), armpit[1] - 14];
    const inward: readonly [number, number] = side > 0 ? [-1.75, -0.35] : [0.35, 1.75];
    return fan(
      random,
      from,
      inward,
      [60, 60 + 120 * strength],
      side === heavier ? random.whole(3, 4) : 2,
      7.5 * foldWidth,
      3.1 * depth * strength,
    );
  };
  const area = shape.area;
  return [
    ...swell(random, area, 6 * depth),
    ...pull(1),
    ...pull(-1),
    ...drape(random, shape, heavier, foldWidth, depth),
    ...hang(random, { ...area, top: lerp(area.top, area.bottom, 0.3) }, random.whole(5, 8), 12 * foldWidth, 3 * depth),
    ...foldsRisingFrom(
      random,
      [
        [-hem[0], hem[1]],
        [hem[0], hem[1]],
      ],
      [30, 130],
      random.whole(6, 9),
      9 * foldWidth,
      2.5 * depth,
    ),
    ...creases(random, { ...area, top: area.top + 50 }, creaseCount, 1.5 * depth),
  ];
}

/** A long soft roll from one shoulder to the opposite hem, on half of all garments. */
function drape(
  random: Random,
  { measures: { armpit, waist, hem } }: Torso,
  side: 1 | -1,
  width: number,
  depth: number,
): Fold[] {
  if (random.chance(0.5)) return [];
  const from: Point = [side * armpit[0] * random.between(0.45, 0.8), armpit[1] + random.between(20, 70)];
  const to: Point = [-side * hem[0] * random.between(0.1, 0.6), lerp(waist[1], hem[1], random.between(0.3, 0.9))];
  return [
    fold(
      from,
      to,
      random.between(-0.1, 0.1),
      random.between(13, 20) * width,
      3.4 * depth,
      random.between(-0.5, 0.5),
      0.45,
    ),
  ];
}

/** Offsets a line to the left of its direction. */
export function offsetLine(line: readonly Point[], distance: number): Point[] {
  return line.map((point, index) => {
    const pointBefore = line[Math.max(0, index - 1)]!;
    const pointAfter = line[Math.min(line.length - 1, index + 1)]!;
    const [dx, dy] = [pointAfter[0] - pointBefore[0], pointAfter[1] - pointBefore[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] + (dy / length) * distance, point[1] - (dx / length) * distance];
  });
}

/** The width of a band under a hem relative to the hem. */
const DRAWN_IN = 0.962;

export const seam = (path: readonly Point[], depth = 1.1, width = 1.5): Seam => ({ path, depth, width });

/**
 * The fitting room's landmarks of a garment for the upper body. `pointsBelow` is the height of a band under its hem,
 * which pulls the hem in.
 */
export function torsoLandmarks(shape: Torso, pointsBelow = 0): Record<string, Point> {
  const { neck, shoulder, armpit, waist, drop, rounding = 0 } = shape.measures;
  const hem: Point = [
    shape.measures.hem[0] * (pointsBelow > 0 ? DRAWN_IN : 1),
    shape.measures.hem[1] + pointsBelow - rounding,
  ];
  const nameBothSides = (name: string, [x, y]: Point): [string, Point][] => [
    [`left_${name}`, [-x, y]],
    [`right_${name}`, [x, y]],
  ];
  return Object.fromEntries([
    ...nameBothSides('collar', neck),
    ...nameBothSides('shoulder', shoulder),
    ...nameBothSides('armpit', armpit),
    ...nameBothSides('waist', waist),
    ...nameBothSides('hem', hem),
    ['collar', [0, drop] as Point],
  ]);
}
