import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Fold, Panel, Part, Seam } from './Drawing.ts';
import { bunch, creases, fan, fold, foldsRisingFrom } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { interpolatePoint, closedCurve, lerp, openCurve } from './geometry.ts';
import type { Limb } from './limb.ts';
import { markLimb } from './limb.ts';
import { button } from './placket.ts';
import type { ArmAngles, PoseName } from './pose.ts';
import { choosePoseName, choosePose } from './pose.ts';
import type { Sleeve } from './sleeve.ts';
import { acrossEnd, armholeSeam, cuffBand } from './sleeve.ts';
import type { ArmAxis, SleeveCut, SleeveCutShape } from './sleeveCuts.ts';
import { SLEEVE_CUTS } from './sleeveCuts.ts';
import type { Torso, TorsoMeasures } from './torso.ts';
import { offsetLine, seam } from './torso.ts';

export interface ArmsRequest {
  readonly cut: SleeveCut;
  /** The length in pixels; by default that of the cut. */
  readonly length?: number;
  /** The width relative to the cut; 1.3 is oversize. */
  readonly ease?: number;
  /** The pose; by default each item has its own. */
  readonly pose?: PoseName;
  readonly material?: Material;
  readonly finish?: 'hem' | 'rib' | 'cuff' | 'elastic' | 'turn-up' | 'raw';
  /** Fields that are added to both sleeve panels, e.g. a quilt. */
  readonly panel?: Partial<Panel>;
  readonly folds?: number;
}

export interface Arms {
  /** Parts drawn before the body. */
  readonly partsUnder: readonly Part[];
  readonly partsOver: readonly Part[];
  /** The seams of the sleeves on the body panel. */
  readonly seams: readonly Seam[];
  readonly bothSleeves: readonly [right: Sleeve, left: Sleeve];
  readonly landmarks: Readonly<Record<string, Point>>;
}

/** A body's measures for its sleeves. */
export interface Armholes extends Pick<Torso, 'armhole'> {
  readonly measures: Pick<TorsoMeasures, 'neck' | 'shoulder' | 'armpit'>;
}

/** Both sleeves of a garment, to be drawn as `[...arms.partsUnder, body, ...arms.partsOver]`. */
export function arms(bench: Bench, shape: Armholes, request: ArmsRequest): Arms {
  const cut: SleeveCutShape = SLEEVE_CUTS[request.cut];
  const random = bench.random('arms');
  const length = request.length ?? cut.length;
  const angles = choosePose(random, request.pose ?? choosePoseName(random, length < 260));
  const bothSleeves = ([1, -1] as const).map((side, index) =>
    oneSleeve(bench, shape, { ...request, length }, cut, side, angles[index]!),
  ) as unknown as [Sleeve, Sleeve];
  const parts = bothSleeves.flatMap((arm, index) => finished(bench, arm, request, cut, index));
  const isOver = cut.sewn === 'armhole' || cut.sewn === 'neck';
  return {
    partsUnder: isOver ? [] : parts,
    partsOver: isOver ? parts : [],
    bothSleeves,
    seams: cut.sewn === 'under' ? [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1))] : [],
    landmarks: { left_sleeve: bothSleeves[1].end[0], right_sleeve: bothSleeves[0].end[0] },
  };
}

function axisOf(shape: Armholes, length: number, { awayFromBody, bend }: ArmAngles, inward: number): ArmAxis {
  const { shoulder, armpit } = shape.measures;
  const upper: Point = [Math.sin(awayFromBody), Math.cos(awayFromBody)];
  const lower: Point = [Math.sin(awayFromBody + bend), Math.cos(awayFromBody + bend)];
  const root: Point = [lerp(shoulder[0], armpit[0], 0.5) - inward, lerp(shoulder[1], armpit[1], 0.5)];
  const halfWidth = length * 0.48;
  const joint: Point = [root[0] + upper[0] * halfWidth, root[1] + upper[1] * halfWidth];
  return {
    root,
    joint,
    wrist: [joint[0] + lower[0] * (length - halfWidth), joint[1] + lower[1] * (length - halfWidth)],
    upper,
    lower,
  };
}

/** A point beside the axis: positive values are outside, negative ones towards the body. */
function pointBesideAxis({ root, joint, wrist, upper, lower }: ArmAxis, along: number, halfWidth: number): Point {
  const [point, d]: readonly [Point, Point] =
    along < 0.48
      ? [interpolatePoint(root, joint, along / 0.48), upper]
      : [
          interpolatePoint(joint, wrist, (along - 0.48) / 0.52),
          along < 0.56 ? [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2] : lower,
        ];
  return [point[0] + d[1] * halfWidth, point[1] - d[0] * halfWidth];
}

const EDGE_OF_PICTURE = 378;

/** Turns a wide sleeve closer to the body, so that it stays in the picture. */
function keepInPicture(
  shape: Armholes,
  length: number,
  angles: ArmAngles,
  halves: readonly (readonly [number, number])[],
): ArmAngles {
  let { awayFromBody } = angles;
  const reach = (): number =>
    Math.max(
      ...halves.map(
        ([along, halfWidth]) =>
          pointBesideAxis(axisOf(shape, length, { awayFromBody, bend: angles.bend }, 0), along, halfWidth)[0],
      ),
    );
  while (awayFromBody > -0.1 && reach() > EDGE_OF_PICTURE) awayFromBody -= 0.02;
  return { awayFromBody, bend: angles.bend };
}

function oneSleeve(
  bench: Bench,
  shape: Armholes,
  request: ArmsRequest & { readonly length: number },
  cut: SleeveCutShape,
  side: 1 | -1,
  wished: ArmAngles,
): Sleeve {
  const { shoulder, armpit } = shape.measures;
  const arm = Math.hypot(shoulder[0] - armpit[0], shoulder[1] - armpit[1]) / 2;
  const ease = request.ease ?? 1;
  const halves = cut.widths.map(([along, halfWidth]) => [along, halfWidth * arm * ease] as const);
  const angles = keepInPicture(shape, request.length, wished, halves);
  const axis = axisOf(shape, request.length, angles, cut.sewn === 'under' ? 4 : 0);
  const end = halves[halves.length - 1]![1];
  const [outer, inner] = [pointBesideAxis(axis, 1, end), pointBesideAxis(axis, 1, -end)];
  const outside = halves.slice(0, -1).map(([along, halfWidth]): Knot => pointBesideAxis(axis, along, halfWidth));
  // A sleeve is free of the body from the armpit down.
  const isFree = ([, y]: Knot): boolean => cut.sewn === 'grown-on' || y > armpit[1] + 26;
  const inside = halves
    .slice(0, -1)
    .map(([along, halfWidth]): Knot => pointBesideAxis(axis, along, -halfWidth * 0.97))
    .filter(isFree)
    .reverse();
  const bow = Math.max(3, end * 0.1);
  const foot: Knot = [(outer[0] + inner[0]) / 2 + axis.lower[0] * bow, (outer[1] + inner[1]) / 2 + axis.lower[1] * bow];
  const crown: Knot = [shoulder[0] + 12 + cut.head * 22, shoulder[1] + 13 - cut.head * 24];
  const knots: Knot[] = [
    ...headKnots(shape, cut, crown),
    ...outside,
    [...outer, 1],
    foot,
    [...inner, 1],
    ...endOf(shape, cut, inside),
  ];
  const flip = ([x, y]: Point): Point => [x * side, y];
  const material = request.material ?? bench.main;
  const line = [axis.root, axis.joint, axis.wrist].map(flip);
  const widest = Math.max(...halves.map(([, halfWidth]) => halfWidth));
  const limb: Limb = { side: side > 0 ? 'right' : 'left', axis: line, end: [flip(outer), flip(inner)] };
  const panel: Panel = {
    part: 'panel',
    material,
    outline: closedCurve(knots.map(([x, y, corner]): Knot => [x * side, y, corner])),
    join: 'shell',
    volume: 26,
    lift: cut.sewn === 'under' ? 0.3 : 0.42,
    grain: {
      origin: flip(axis.root),
      angle: -angles.awayFromBody * side,
      bend: { at: request.length * 0.48, angle: -(angles.awayFromBody + angles.bend) * side },
    },
    folds: sleeveFolds(bench, shape, cut, {
      side,
      line,
      material,
      widest,
      ends: [flip(outer), flip(inner)],
      amount: request.folds ?? 1,
    }),
    seams: edgeSeams(shape, cut, side),
    stitching:
      cut.sewn === 'neck'
        ? [{ path: offsetLine(raglanLine(shape).map(flip), 4 * side), color: bench.thread, length: 3.4 }]
        : [],
    ...request.panel,
  };
  return {
    panel: markLimb(panel, limb),
    end: [flip(outer), flip(inner)],
    along: flip(axis.lower),
    grainAngle: -(angles.awayFromBody + angles.bend) * side,
    axis: line,
  };
}

/** The start of a sleeve's outline, from inside the body up to the shoulder and over the crown. */
function headKnots(shape: Armholes, cut: SleeveCutShape, crown: Knot): Knot[] {
  const { neck, shoulder } = shape.measures;
  if (cut.sewn === 'neck')
    return [
      [neck[0] + 1, neck[1] + 0.5, 1],
      [lerp(neck[0], shoulder[0], 0.6), lerp(neck[1], shoulder[1], 0.56) - 4],
      [shoulder[0] + 3, shoulder[1] - 1.5],
      [crown[0] + 6, crown[1] + 12],
    ];
  if (cut.sewn === 'armhole') return [[shoulder[0] - 1, shoulder[1], 1], crown];
  return [[shoulder[0] - 24, shoulder[1] - 7.5, 1], [shoulder[0], shoulder[1] - 1], crown];
}

/** The end of a sleeve's outline, from the inner edge to the start of the outline. */
function endOf(shape: Armholes, cut: SleeveCutShape, inside: readonly Knot[]): Knot[] {
  const { shoulder, armpit } = shape.measures;
  if (cut.sewn === 'neck')
    return [
      ...inside,
      [armpit[0] - 1, armpit[1] - 2],
      ...[...raglanLine(shape)]
        .reverse()
        .slice(3, -1)
        .filter((_, index) => index % 5 === 0),
    ];
  if (cut.sewn === 'armhole') {
    const hole = shape.armhole(1);
    return [
      ...inside,
      [armpit[0] - 3, armpit[1] - 4],
      ...[...hole]
        .reverse()
        .slice(3, -2)
        .filter((_, index) => index % 5 === 0)
        .map(([x, y]): Knot => [x, y]),
    ];
  }
  const root: Knot[] =
    cut.sewn === 'grown-on'
      ? [
          [armpit[0] + 22, armpit[1] + 34],
          [armpit[0] - 4, armpit[1] + 118, 1],
        ]
      : [[armpit[0], armpit[1] + 2, 1]];
  return [...inside, ...root, [armpit[0] - 26, armpit[1] - 10, 1], [shoulder[0] - 46, shoulder[1] + 46, 1]];
}

/** Draws the seam of a raglan sleeve from the neck to the armpit. It bends towards the chest. */
function raglanLine(shape: Armholes): Point[] {
  const { neck, armpit } = shape.measures;
  return openCurve([
    [neck[0] - 2, neck[1] + 12],
    [lerp(neck[0], armpit[0], 0.42) - 10, lerp(neck[1], armpit[1], 0.5)],
    [lerp(neck[0], armpit[0], 0.8) - 10, lerp(neck[1], armpit[1], 0.84)],
    [armpit[0] - 1, armpit[1] - 2],
  ]);
}

function edgeSeams(shape: Armholes, cut: SleeveCutShape, side: 1 | -1): Seam[] {
  if (cut.sewn === 'armhole') return [{ ...armholeSeam(shape.armhole(side)), depth: 1.9 }];
  return cut.sewn === 'neck'
    ? [
        seam(
          raglanLine(shape).map(([x, y]) => [x * side, y] as const),
          1.8,
          1.7,
        ),
      ]
    : [];
}

interface SleeveLie {
  readonly side: 1 | -1;
  readonly line: readonly Point[];
  readonly material: Material;
  readonly widest: number;
  readonly ends: readonly [Point, Point];
  readonly amount: number;
}

function sleeveFolds(
  bench: Bench,
  shape: Armholes,
  cut: SleeveCutShape,
  { side, line, material, widest, ends, amount }: SleeveLie,
): Fold[] {
  const random = bench.random(`sleeve ${side}`);
  const { foldWidth, creases: creaseCount } = material.fabric;
  const foldDepth = material.fabric.foldDepth * amount;
  const { shoulder, armpit } = shape.measures;
  const [root, joint, wrist] = [line[0]!, line[1]!, line[2]!];
  const isLong = Math.hypot(wrist[0] - root[0], wrist[1] - root[1]) > 250;
  const from: Point = [side * (armpit[0] + 2), armpit[1] - 8];
  const heads =
    cut.gathers[0] > 0
      ? [
          ...foldsRisingFrom(
            random,
            [
              [side * (shoulder[0] - 2), shoulder[1]],
              [side * (shoulder[0] + 26), shoulder[1] + 34],
            ],
            [-46, -104],
            Math.round(7 * cut.gathers[0]),
            5,
            3.6 * foldDepth,
          ),
          ...fan(
            random,
            [side * (shoulder[0] + 4), shoulder[1] + 16],
            side > 0 ? [0.1, 1] : [-1, -0.1],
            [60, 128],
            4,
            7 * foldWidth,
            3.4 * foldDepth,
          ),
        ]
      : [];
  const feet =
    cut.gathers[1] > 0 ? gathersAtEnd(random, line, ends, Math.round(9 * cut.gathers[1]), 5, 3.6 * foldDepth) : [];
  const pull = fan(
    random,
    from,
    side > 0 ? [0.3, 2.4] : [-2.4, -0.3],
    [34, isLong ? 112 : 70],
    random.whole(2, 4),
    6.5 * foldWidth,
    3 * foldDepth,
  );
  const area = {
    left: Math.min(root[0], wrist[0]) - 30,
    right: Math.max(root[0], wrist[0]) + 30,
    top: root[1],
    bottom: wrist[1],
  };
  if (!isLong)
    return [
      ...heads,
      ...feet,
      ...pull,
      ...bunch(random, [interpolatePoint(root, joint, 0.7), wrist], widest, 2, 7 * foldWidth, 2 * foldDepth),
      ...creases(random, area, Math.round(creaseCount / 6), 1.3 * foldDepth),
    ];
  const elbow = Math.abs(
    Math.atan2(joint[0] - root[0], joint[1] - root[1]) - Math.atan2(wrist[0] - joint[0], wrist[1] - joint[1]),
  );
  return [
    ...heads,
    ...feet,
    ...pull,
    ...bunch(
      random,
      [interpolatePoint(root, joint, 0.7), interpolatePoint(joint, wrist, 0.3)],
      widest,
      random.whole(3, 5) + Math.round(elbow * 6),
      6.5 * foldWidth,
      (3 + elbow * 2) * foldDepth,
    ),
    ...bunch(
      random,
      [interpolatePoint(joint, wrist, 0.5), interpolatePoint(joint, wrist, 0.98)],
      widest * 0.8,
      random.whole(2, 4),
      6 * foldWidth,
      2.3 * foldDepth,
    ),
    {
      path: openCurve([interpolatePoint(root, joint, 0.2), joint, interpolatePoint(joint, wrist, 0.85)]),
      width: widest * 0.42,
      depth: 6 * foldDepth * (random.chance(0.6) ? 1 : -0.5),
      lean: random.between(-0.6, 0.6),
      peak: 0.5,
    },
    ...creases(random, area, Math.round(creaseCount / 4), 1.3 * foldDepth),
  ];
}

/** Gathers at a sleeve's end, which run up along it. */
function gathersAtEnd(
  random: ReturnType<Bench['random']>,
  line: readonly Point[],
  ends: readonly [Point, Point],
  count: number,
  width: number,
  depth: number,
): Fold[] {
  const [joint, wrist] = [line[1]!, line[2]!];
  const length = Math.hypot(joint[0] - wrist[0], joint[1] - wrist[1]) || 1;
  const upward: Point = [(joint[0] - wrist[0]) / length, (joint[1] - wrist[1]) / length];
  return Array.from({ length: count }, (_, index) => {
    const foot = interpolatePoint(ends[0], ends[1], (index + random.between(0.2, 0.8)) / count);
    const rise = random.between(0.25, 0.6) * length;
    return fold(
      [foot[0] - upward[0] * 4, foot[1] - upward[1] * 4],
      [foot[0] + upward[0] * rise, foot[1] + upward[1] * rise],
      random.between(-0.05, 0.05),
      width * random.between(0.7, 1.3),
      depth * random.between(0.5, 1),
      random.between(-0.6, 0.6),
      0.16,
    );
  });
}

function finished(bench: Bench, arm: Sleeve, request: ArmsRequest, cut: SleeveCutShape, index: number): Part[] {
  const finish = request.finish ?? (cut.gathers[1] > 0.5 ? 'cuff' : 'hem');
  const isShort = (request.length ?? cut.length) < 260;
  const plain = request.material ?? bench.main;
  if (finish === 'rib')
    return [
      cuffBand(arm, isShort ? 26 : 52, isShort ? -0.02 : -0.1, bench.plain('rib'), { lift: 0.25, thickness: 5 }),
      arm.panel,
    ];
  if (finish === 'turn-up') return [arm.panel, cuffBand(arm, -30, 0.04, plain, { lift: 0.55 })];
  if (finish === 'raw') return [arm.panel];
  if (finish === 'hem') {
    const panel = {
      ...arm.panel,
      seams: [...(arm.panel.seams ?? []), seam(acrossEnd(arm, isShort ? 15 : 11), 0.9)],
      stitching: [
        ...(arm.panel.stitching ?? []),
        { path: acrossEnd(arm, isShort ? 13 : 9), color: bench.thread, length: 3.4 },
      ],
    };
    return [panel];
  }
  if (finish === 'elastic')
    return [
      arm.panel,
      cuffBand(arm, 20, 0.14, plain, {
        lift: 0.2,
        thickness: 2,
        folds: gathersAtEnd(bench.random(`frill ${index}`), arm.axis, arm.end, 8, 4, 2.4),
      }),
    ];
  const cuff = cuffBand(arm, isShort ? 17 : 46, 0.02, plain, { lift: 0.4 });
  return [
    arm.panel,
    cuff,
    ...(isShort || bench.isBack
      ? []
      : [
          button(
            bench,
            [
              lerp(arm.end[0][0], arm.end[1][0], 0.2) + arm.along[0] * 22,
              lerp(arm.end[0][1], arm.end[1][1], 0.2) + arm.along[1] * 22,
            ],
            5,
          ),
        ]),
  ];
}
