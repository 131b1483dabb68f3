import { arms } from './arms.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part, Seam } from './Drawing.ts';
import { fan, fold, hang, foldsRisingFrom, swell, creases } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, lerp, openCurve, mirrorHalf } from './geometry.ts';
import { button } from './placket.ts';
import { armholeSeam } from './sleeve.ts';
import type { Sleeve } from './sleeve.ts';
import { offsetLine, seam } from './torso.ts';

/** The measures of a jacket or coat with lapels. */
export interface Tailored {
  readonly neck: Point;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  readonly hem: Point;
  /** Where the lapels meet. */
  readonly breakAt: number;
  readonly overlap: number;
  /** Radius of the curved lower corners of the fronts. */
  readonly cutaway: number;
  readonly lapel: 'notch' | 'peak';
  readonly lapelWidth: number;
  /** Length and width of the sleeves; width 1 is the width of the cut. */
  readonly sleeve: { readonly length: number; readonly ease: number };
}

const turnKnots = (side: number, knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => [x * side, y, corner]);

function frontKnots(measures: Tailored): Knot[] {
  const { neck, shoulder, armpit, waist, hem, cutaway } = measures;
  const inner = -measures.overlap;
  const low: Knot[] =
    cutaway > 4
      ? [
          [lerp(inner, hem[0], 0.62), hem[1] + 7],
          [cutaway * 0.8 + inner * 0.2, hem[1] - 2],
          [cutaway * 0.22 + inner * 0.7, hem[1] - cutaway * 0.62],
          [inner, hem[1] - cutaway * 1.7],
        ]
      : [
          [hem[0] * 0.5, hem[1] + 6],
          [inner, hem[1] + 6, 1],
        ];
  return [
    [neck[0], neck[1], 1],
    [shoulder[0], shoulder[1], 1],
    [shoulder[0] - 13, lerp(shoulder[1], armpit[1], 0.48)],
    [armpit[0] - 8, lerp(shoulder[1], armpit[1], 0.84)],
    [armpit[0], armpit[1], 1],
    [lerp(armpit[0], waist[0], 0.62), lerp(armpit[1], waist[1], 0.5)],
    [waist[0], waist[1]],
    [lerp(waist[0], hem[0], 0.66), lerp(waist[1], hem[1], 0.5)],
    [hem[0], hem[1], 1],
    ...low,
    [inner, measures.breakAt, 1],
    [lerp(inner, neck[0], 0.5) - 6, lerp(measures.breakAt, neck[1], 0.5)],
  ];
}

function frontFolds(bench: Bench, measures: Tailored, side: 1 | -1) {
  const random = bench.random(`front ${side}`);
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const x = (a: number, b: number) => (side > 0 ? { left: a, right: b } : { left: -b, right: -a });
  const area = { ...x(20, measures.armpit[0]), top: measures.armpit[1], bottom: measures.hem[1] };
  const from: Point = [side * (measures.armpit[0] - 8), measures.armpit[1] - 8];
  return [
    ...swell(random, area, 4.5 * foldDepth),
    ...fan(
      random,
      from,
      side > 0 ? [-1.7, -0.3] : [0.3, 1.7],
      [50, 140],
      random.whole(2, 4),
      8 * foldWidth,
      2.6 * foldDepth,
    ),
    ...fan(
      random,
      [0, measures.breakAt + 4],
      side > 0 ? [0.7, 2.2] : [-2.2, -0.7],
      [44, 120],
      2,
      8 * foldWidth,
      2.4 * foldDepth,
    ),
    ...hang(random, { ...area, top: measures.waist[1] }, 3, 12 * foldWidth, 2.6 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [area.left, measures.hem[1]],
        [area.right, measures.hem[1]],
      ],
      [30, 110],
      3,
      10 * foldWidth,
      2.2 * foldDepth,
    ),
    ...creases(random, area, Math.round(creaseCount / 2), 1.4 * foldDepth),
    fold(
      [side * measures.waist[0] * 0.56, measures.armpit[1] + 30],
      [side * measures.waist[0] * 0.52, measures.waist[1] + 90],
      0,
      15,
      -2.2 * foldDepth,
    ),
  ];
}

/** One front, with its dart. */
export function front(bench: Bench, measures: Tailored, side: 1 | -1, lift: number): Panel {
  const dart: Seam = seam(
    openCurve([
      [side * measures.waist[0] * 0.58, measures.armpit[1] + 24],
      [side * measures.waist[0] * 0.5, measures.waist[1]],
      [side * measures.waist[0] * 0.54, measures.waist[1] + 96],
    ]),
    0.9,
  );
  return {
    part: 'panel',
    outline: closedCurve(turnKnots(side, frontKnots(measures))),
    material: bench.main,
    join: side > 0 ? 'shell right' : 'shell left',
    volume: 24,
    lift,
    folds: frontFolds(bench, measures, side),
    seams: [dart, armholeSeam(turnKnots(side, frontKnots(measures).slice(1, 5)).map(([x, y]) => [x, y] as const))],
    grain: { origin: [0, 0], angle: 0 },
  };
}

/** A lapel that rolls: flat at its edge, raised towards the fold line. */
export function lapel(bench: Bench, measures: Tailored, side: 1 | -1): Panel {
  const { neck, breakAt, lapelWidth: width } = measures;
  const random = bench.random(`lapel ${side}`);
  const inner = -measures.overlap;
  const height = breakAt - neck[1];
  const gorge: Point = [neck[0] * 0.97, neck[1] + height * 0.13];
  const corner: Point =
    measures.lapel === 'peak'
      ? [neck[0] + width * 0.92, neck[1] + height * 0.2]
      : [neck[0] + width * 0.72, neck[1] + height * 0.3];
  const notch: Point =
    measures.lapel === 'peak'
      ? [neck[0] + width * 0.5, neck[1] + height * 0.29]
      : [neck[0] + width * 0.34, neck[1] + height * 0.235];
  const belly: Point = [
    lerp(corner[0], inner, 0.42) + width * 0.13 + random.between(-3, 3),
    lerp(corner[1], breakAt, 0.52),
  ];
  const knots: Knot[] = [
    [inner + 1, breakAt + 5, 1],
    [lerp(inner, neck[0], 0.5) - 9, lerp(breakAt, neck[1], 0.5)],
    [...gorge, 1],
    [...notch, 1],
    [...corner, 1],
    [lerp(corner[0], belly[0], 0.45) + width * 0.04, lerp(corner[1], belly[1], 0.45)],
    belly,
    [lerp(belly[0], inner, 0.66), lerp(belly[1], breakAt, 0.64)],
  ];
  const edge = openCurve(turnKnots(side, [[...corner], ...knots.slice(5), [inner + 4, breakAt]] as Knot[]));
  return {
    part: 'panel',
    outline: closedCurve(turnKnots(side, knots)),
    material: bench.main,
    lift: 1,
    thickness: 3.2,
    volume: 10,
    grain: { origin: [0, neck[1]], angle: -0.33 * side },
    folds: [
      {
        path: openCurve(
          turnKnots(side, [
            [inner + 6, breakAt - 16],
            [lerp(inner, neck[0], 0.5) + 6, lerp(breakAt, neck[1], 0.5)],
            [gorge[0] + 8, gorge[1] - 10],
          ]),
        ),
        width: 15,
        depth: 6,
        peak: 0.55,
      },
    ],
    stitching: [{ path: offsetLine(edge, -4 * side), color: bench.thread, length: 3.6 }],
    seams: [
      seam(
        [
          [side * (corner[0] - width * 0.34), corner[1] + 15],
          [side * (corner[0] - width * 0.12), corner[1] + 20],
        ],
        1.3,
        1.2,
      ),
    ],
  };
}

/** The collar goes round the neck and meets each lapel at the gorge. */
export function tailoredCollar(bench: Bench, measures: Tailored, rise = 34): Panel[] {
  const {
    neck: [x, y],
    breakAt,
    lapelWidth: width,
  } = measures;
  const height = breakAt - y;
  if (bench.isBack) {
    return [
      {
        part: 'panel',
        material: bench.main,
        lift: 0.8,
        thickness: 4,
        volume: 14,
        outline: mirrorHalf([
          [0, y - rise],
          [x * 0.6, y - rise * 0.86],
          [x * 1.04, y - rise * 0.2],
          [x * 1.34, y + 12, 1],
          [x * 0.7, y + 22],
          [0, y + 25],
        ]),
      },
    ];
  }
  const tip: Point =
    measures.lapel === 'peak' ? [x + width * 0.52, y + height * 0.25] : [x + width * 0.5, y + height * 0.15];
  const end: Point =
    measures.lapel === 'peak' ? [x + width * 0.42, y + height * 0.285] : [x + width * 0.34, y + height * 0.238];
  return [
    {
      part: 'panel',
      material: bench.main,
      lift: 0.9,
      thickness: 3.6,
      volume: 12,
      outline: mirrorHalf([
        [0, y - rise],
        [x * 0.55, y - rise * 0.88],
        [x * 1.02, y - rise * 0.34],
        [x * 1.28, y + 14],
        [...tip, 1],
        [...end, 1],
        [x * 0.96, y + height * 0.128, 1],
        [x * 0.9, y + 4],
        [x * 0.66, y - rise * 0.42],
        [0, y - rise * 0.56],
      ]),
      folds: [
        {
          path: openCurve([
            [-x * 1.05, y + 12],
            [-x * 0.8, y - rise * 0.5],
            [0, y - rise * 0.8],
            [x * 0.8, y - rise * 0.5],
            [x * 1.05, y + 12],
          ]),
          width: 9,
          depth: 3,
          peak: 0.5,
        },
      ],
    },
  ];
}

/** The area between the lapels: the lining of the back, with its pleat and its label. */
export function jacketLining(bench: Bench, measures: Tailored): Part[] {
  const {
    neck: [x, y],
    breakAt,
  } = measures;
  return [
    {
      part: 'panel',
      material: { ...bench.lining, fabric: bench.plain('satin').fabric },
      light: 0.66,
      lift: 0,
      volume: 4,
      outline: mirrorHalf([
        [0, y - 14],
        [x * 0.9, y + 2, 1],
        [x + 20, y + 60, 1],
        [x * 0.6, breakAt + 20, 1],
        [0, breakAt + 40],
      ]),
      folds: [
        fold([-3, y + 60], [2, breakAt + 20], 0, 10, 5, 0.8),
        fold([x * 0.5, y + 90], [x * 0.2, breakAt], 0, 12, 4),
      ],
    },
    {
      part: 'panel',
      material: bench.main,
      light: 0.66,
      lift: 0.2,
      thickness: 2,
      volume: 0,
      outline: mirrorHalf([
        [0, y - 24],
        [x * 0.6, y - 18],
        [x * 0.92, y + 2, 1],
        [x * 0.84, y + 28, 1],
        [0, y + 32],
      ]),
    },
    { part: 'label', at: [0, y + 46], size: [46, 19] },
  ];
}

/** Both sleeves, narrow and slightly bent at the elbow: they hang clear of the body. */
export function tailoredArms(bench: Bench, measures: Tailored): Sleeve[] {
  const armhole = (side: 1 | -1): Point[] => openCurve(turnKnots(side, frontKnots(measures).slice(1, 5)));
  const { bothSleeves } = arms(
    bench,
    { measures, armhole },
    { cut: 'tailored', pose: 'tailored', ...measures.sleeve, finish: 'raw' },
  );
  return bothSleeves.map((arm, index) => ({
    ...arm,
    panel: { ...arm.panel, join: index === 0 ? 'shell right' : 'shell left', seams: [vent(arm)] },
  }));
}

/** The buttoned slit above the cuff. */
const vent = ({ end: [outer, inner], along }: Sleeve): Seam => {
  const pointAt = (t: number, distance: number): Point => [
    lerp(outer[0], inner[0], t) - along[0] * distance,
    lerp(outer[1], inner[1], t) - along[1] * distance,
  ];
  return seam([pointAt(0.32, 84), pointAt(0.3, -2)], 1.6, 1.5);
};

/** Buttons along the outer edge of a cuff. */
export function sleeveButtons(bench: Bench, arm: Sleeve, count: number): Part[] {
  return Array.from({ length: count }, (_, index) => {
    const t = 0.2;
    const back = 16 + index * 15;
    const [outer, inner] = arm.end;
    return button(
      bench,
      [lerp(outer[0], inner[0], t) - arm.along[0] * back, lerp(outer[1], inner[1], t) - arm.along[1] * back],
      5,
    );
  });
}

/** The back of a jacket: a middle seam, side seams that follow the waist, a vent. */
export function tailoredBack(bench: Bench, measures: Tailored, vent: number): Panel {
  const halfOutline = frontKnots({ ...measures, overlap: 0, cutaway: 0 }).slice(0, 9);
  const random = bench.random('back');
  const { foldDepth, foldWidth } = bench.main.fabric;
  const { hem, waist, armpit, neck } = measures;
  const outline = mirrorHalf([[0, neck[1] + 6], ...halfOutline, [hem[0] * 0.5, hem[1] + 4], [0, hem[1] + 6]]);
  const area = { left: -armpit[0], right: armpit[0], top: measures.shoulder[1] + 60, bottom: hem[1] };
  return {
    part: 'panel',
    outline,
    material: bench.main,
    join: 'shell right',
    volume: 24,
    lift: 0.1,
    seams: [
      seam(
        openCurve([
          [0, neck[1] + 20],
          [-1, waist[1]],
          [0, hem[1]],
        ]),
        1.1,
      ),
      ...(vent > 0
        ? [
            seam(
              [
                [0, hem[1] - vent],
                [3, hem[1] + 6],
              ],
              3.2,
              2.6,
            ),
          ]
        : []),
      ...[1, -1].flatMap((side) => [
        seam(
          openCurve([
            [side * (armpit[0] - 14), armpit[1] - 20],
            [side * waist[0] * 0.74, waist[1]],
            [side * hem[0] * 0.78, hem[1]],
          ]),
          1,
        ),
        armholeSeam(turnKnots(side, halfOutline.slice(1, 5)).map(([x, y]) => [x, y] as const)),
      ]),
    ],
    folds: [
      ...swell(random, area, 5 * foldDepth),
      ...hang(random, { ...area, top: waist[1] }, 5, 12 * foldWidth, 2.8 * foldDepth),
      ...fan(random, [armpit[0] - 8, armpit[1]], [-1.9, -0.5], [60, 150], 3, 8 * foldWidth, 2.6 * foldDepth),
      ...fan(random, [-armpit[0] + 8, armpit[1]], [0.5, 1.9], [60, 150], 3, 8 * foldWidth, 2.6 * foldDepth),
      ...creases(random, area, bench.main.fabric.creases, 1.3 * foldDepth),
    ],
  };
}

export function tailoredLandmarks(measures: Tailored, arms: readonly Sleeve[]): Record<string, Point> {
  const nameBothSides = (name: string, [x, y]: Point): [string, Point][] => [
    [`left_${name}`, [-x, y]],
    [`right_${name}`, [x, y]],
  ];
  return Object.fromEntries<Point>([
    ...nameBothSides('collar', measures.neck),
    ...nameBothSides('shoulder', measures.shoulder),
    ...nameBothSides('armpit', measures.armpit),
    ...nameBothSides('waist', measures.waist),
    ...nameBothSides('hem', measures.hem),
    ['left_sleeve', arms[1]!.end[0]],
    ['right_sleeve', arms[0]!.end[0]],
  ]);
}
