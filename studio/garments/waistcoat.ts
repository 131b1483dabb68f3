import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Fold, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fan, fold, hang, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { jetted } from '../tailoring/jacketPockets.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { button } from '../tailoring/placket.ts';
import { shawl } from '../tailoring/shawl.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

interface Cut {
  readonly neck: Point;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  readonly hem: Point;
}

const FITS: Readonly<Record<string, Cut>> = {
  tailored: { neck: [76, 96], shoulder: [196, 142], armpit: [222, 452], waist: [198, 640], hem: [216, 812] },
  relaxed: { neck: [78, 92], shoulder: [212, 140], armpit: [240, 460], waist: [234, 660], hem: [244, 856] },
  cropped: { neck: [80, 152], shoulder: [204, 198], armpit: [230, 486], waist: [214, 642], hem: [222, 744] },
  long: { neck: [70, 64], shoulder: [180, 106], armpit: [204, 372], waist: [186, 546], hem: [224, 926] },
};

interface Front extends Cut {
  readonly breakAt: number;
  readonly overlap: number;
  readonly points: number;
}

/** The armhole is deep, so that it fits under a jacket. */
const armhole = ({ shoulder, armpit }: Cut, scoop = 38): Knot[] => [
  [shoulder[0], shoulder[1], 1],
  [shoulder[0] - scoop * 0.8, lerp(shoulder[1], armpit[1], 0.32)],
  [shoulder[0] - scoop * 0.7, lerp(shoulder[1], armpit[1], 0.62)],
  [lerp(shoulder[0] - scoop, armpit[0], 0.52), lerp(shoulder[1], armpit[1], 0.89)],
  [armpit[0], armpit[1], 1],
];

const sides = ({ armpit, waist, hem }: Cut): Knot[] => [
  [lerp(armpit[0], waist[0], 0.6), lerp(armpit[1], waist[1], 0.5)],
  [waist[0], waist[1]],
  [lerp(waist[0], hem[0], 0.5), lerp(waist[1], hem[1], 0.5)],
  [hem[0], hem[1], 1],
];

function frontPanel(bench: Bench, measures: Front, side: 1 | -1, lift: number): Panel {
  const inner = -measures.overlap;
  const knots: Knot[] = [
    [measures.neck[0], measures.neck[1], 1],
    ...armhole(measures),
    ...sides(measures),
    ...(measures.points > 0
      ? ([
          [lerp(inner, measures.hem[0], 0.42), measures.hem[1] + measures.points * 0.72],
          [measures.overlap + 22, measures.hem[1] + measures.points, 1],
          [inner, measures.hem[1] + measures.points * 0.36, 1],
        ] as Knot[])
      : ([
          [measures.hem[0] * 0.5, measures.hem[1] + 5],
          [inner, measures.hem[1] + 5, 1],
        ] as Knot[])),
    [inner, measures.breakAt, 1],
    [lerp(inner, measures.neck[0], 0.46) - 4, lerp(measures.breakAt, measures.neck[1], 0.46)],
  ];
  const mirroredKnots = knots.map(([x, y, corner]): Knot => [x * side, y, corner]);
  const edge = openCurve(
    [
      [inner, measures.hem[1] + measures.points * 0.36],
      [inner, measures.breakAt, 1],
      [lerp(inner, measures.neck[0], 0.46) - 4, lerp(measures.breakAt, measures.neck[1], 0.46)],
      [measures.neck[0], measures.neck[1]],
    ].map(([x, y, corner]): Knot => [x! * side, y!, corner as 0 | 1 | undefined]),
  );
  return {
    part: 'panel',
    outline: closedCurve(mirroredKnots),
    material: bench.main,
    join: `front ${side}`,
    volume: 26,
    lift,
    folds: folds(bench, measures, side),
    seams: [
      seam(
        openCurve([
          [side * measures.waist[0] * 0.56, measures.armpit[1] - 20],
          [side * measures.waist[0] * 0.5, measures.waist[1]],
          [side * measures.waist[0] * 0.55, measures.hem[1] - 30],
        ]),
        1.2,
      ),
    ],
    stitching: [
      { path: offsetLine(edge, 4.5 * side), color: bench.thread, length: 3.6 },
      {
        path: offsetLine(
          openCurve(armhole(measures).map(([x, y, corner]): Knot => [x * side, y, corner])),
          -4.5 * side,
        ),
        color: bench.thread,
        length: 3.6,
      },
    ],
  };
}

function folds(bench: Bench, measures: Front, side: 1 | -1): Fold[] {
  const random = bench.random(`front ${side}`);
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const area = {
    left: side > 0 ? 10 : -measures.armpit[0],
    right: side > 0 ? measures.armpit[0] : -10,
    top: measures.armpit[1] - 60,
    bottom: measures.hem[1],
  };
  return [
    ...swell(random, area, 5 * foldDepth),
    ...fan(
      random,
      [side * (measures.armpit[0] - 4), measures.armpit[1] + 4],
      side > 0 ? [-1.5, -0.2] : [0.2, 1.5],
      [50, 130],
      random.whole(2, 4),
      8 * foldWidth,
      2.6 * foldDepth,
    ),
    ...fan(
      random,
      [0, measures.waist[1] - 10],
      side > 0 ? [0.9, 2.1] : [-2.1, -0.9],
      [50, 120],
      3,
      8 * foldWidth,
      2.3 * foldDepth,
    ),
    ...hang(random, { ...area, top: measures.waist[1] }, 3, 12 * foldWidth, 2.4 * foldDepth),
    ...creases(random, area, Math.round(creaseCount / 2), 1.4 * foldDepth),
    fold(
      [side * measures.shoulder[0] * 0.6, measures.shoulder[1] + 20],
      [side * measures.waist[0] * 0.5, measures.waist[1] - 60],
      0.04 * side,
      16,
      -1.8 * foldDepth,
    ),
  ];
}

/** The back of a waistcoat is lining cloth, drawn in by a strap. */
function back(bench: Bench, measures: Cut): Part[] {
  const satin = bench.plain('satin', bench.cloth.lining ?? bench.cloth.color);
  const random = bench.random('back');
  const y = measures.waist[1] - 10;
  const strap = (side: 1 | -1): Panel => ({
    part: 'panel',
    material: satin,
    lift: 0.4,
    thickness: 2.6,
    volume: 6,
    round: 6,
    outline: closedCurve([
      [side * (measures.waist[0] - 2), y - 16, 1],
      [side * 20, y - 9],
      [side * -12, y - 8, 1],
      [side * -12, y + 8, 1],
      [side * 20, y + 9],
      [side * (measures.waist[0] - 2), y + 18, 1],
    ]),
    stitching: [
      {
        path: [
          [side * (measures.waist[0] - 6), y - 12],
          [side * 12, y - 5],
        ],
        color: bench.thread,
      },
      {
        path: [
          [side * (measures.waist[0] - 6), y + 13],
          [side * 12, y + 5],
        ],
        color: bench.thread,
      },
    ],
  });
  const area = {
    left: -measures.armpit[0],
    right: measures.armpit[0],
    top: measures.shoulder[1] + 40,
    bottom: measures.hem[1],
  };
  return [
    {
      part: 'panel',
      material: satin,
      join: 'back',
      volume: 26,
      lift: 0.2,
      outline: mirrorHalf([
        [0, measures.neck[1] + 8],
        [measures.neck[0], measures.neck[1], 1],
        ...armhole(measures, 24),
        ...sides(measures),
        [measures.hem[0] * 0.5, measures.hem[1] + 2],
        [0, measures.hem[1] - 8],
      ]),
      seams: [
        seam(
          [
            [0, measures.neck[1] + 8],
            [1, measures.waist[1]],
            [0, measures.hem[1] - 6],
          ],
          1.3,
        ),
        ...[1, -1].map((side) =>
          seam(
            openCurve([
              [side * measures.waist[0] * 0.5, measures.armpit[1] + 10],
              [side * measures.waist[0] * 0.46, measures.waist[1]],
              [side * measures.waist[0] * 0.52, measures.hem[1] - 20],
            ]),
            1.1,
          ),
        ),
      ],
      folds: [
        ...swell(random, area, 6),
        ...hang(random, { ...area, top: measures.waist[1] + 8 }, 6, 11, 3),
        ...fan(random, [-20, y], [1, 2.2], [50, 130], 4, 7, 2.8),
        ...fan(random, [20, y], [-2.2, -1], [50, 130], 4, 7, 2.8),
        ...fan(random, [0, measures.neck[1] + 30], [-0.5, 0.5], [90, 180], 3, 10, 2),
      ],
    },
    strap(1),
    strap(-1),
    ...metalBuckle(bench, [0, y], [32, 36], 5),
    {
      part: 'panel',
      material: bench.main,
      lift: 0.3,
      thickness: 2.4,
      volume: 4,
      outline: mirrorHalf([
        [0, measures.neck[1] + 6],
        [measures.neck[0] + 1, measures.neck[1] - 1, 1],
        [measures.neck[0] + 18, measures.neck[1] + 7, 1],
        [0, measures.neck[1] + 26],
      ]),
    },
  ];
}

function inside(bench: Bench, measures: Cut, breakAt: number): Part[] {
  const lining = { ...bench.lining, fabric: bench.plain('satin').fabric };
  return [
    {
      part: 'panel',
      material: lining,
      light: 0.64,
      lift: 0,
      volume: 4,
      outline: mirrorHalf([
        [0, measures.neck[1] - 12],
        [measures.neck[0] * 0.9, measures.neck[1] - 3, 1],
        ...armhole(measures, 22).slice(0, 4),
        [measures.armpit[0] * 0.9, measures.armpit[1] - 4, 1],
        [0, breakAt + 60],
      ]),
      folds: [
        fold([-6, measures.neck[1] + 40], [4, breakAt + 10], 0.02, 12, 5, 0.8),
        fold([measures.neck[0] * 0.5, measures.neck[1] + 60], [20, breakAt], 0, 12, 4),
      ],
    },
    { part: 'label', at: [0, measures.neck[1] + 22], size: [46, 19] },
  ];
}

function buttons(bench: Bench, measures: Front, count: number, isDouble: boolean): Part[] {
  const step = (measures.hem[1] - 18 - measures.breakAt) / (count - (measures.points > 0 ? 0.7 : 0.4));
  return Array.from({ length: count }, (_, index) => measures.breakAt + 16 + index * step).flatMap((y) =>
    isDouble ? [-1, 1].map((side) => button(bench, [side * 46, y], 9)) : [button(bench, [0, y], 8.6)],
  );
}

function draw(bench: Bench): Drawing {
  const isDouble = bench.text('breast', 'single') === 'double';
  const cut = FITS[bench.text('fit', 'tailored')] ?? FITS['tailored']!;
  const isShawled = bench.text('lapel', 'none') === 'shawl';
  const count = bench.count('buttons', isDouble ? 3 : 5);
  const depth = count < 5 ? 0.72 : 0.4;
  const measures: Front = {
    ...cut,
    breakAt: lerp(cut.armpit[1] - 60, cut.waist[1], depth),
    overlap: isDouble ? 62 : 14,
    points: bench.text('hem', isDouble ? 'straight' : 'points') === 'points' ? 72 : 0,
  };
  const nameBothSides = (name: string, [x, y]: Point): [string, Point][] => [
    [`left_${name}`, [-x, y]],
    [`right_${name}`, [x, y]],
  ];
  const landmarks = Object.fromEntries([
    ...nameBothSides('collar', cut.neck),
    ...nameBothSides('shoulder', cut.shoulder),
    ...nameBothSides('armpit', cut.armpit),
    ...nameBothSides('waist', cut.waist),
    ...nameBothSides('hem', cut.hem),
  ]);
  const focus = { at: [40, measures.breakAt] as const, zoom: 1.9 };
  if (bench.isBack) return { parts: back(bench, cut), landmarks, focus };
  const pockets = [-1, 1].map(
    (side): Part => ({
      ...jetted(bench, 0, 0, 10),
      outline: weltOutline(side * measures.waist[0] * 0.66, measures.waist[1] + 54),
      seams: [seam(weltOutline(side * measures.waist[0] * 0.66, measures.waist[1] + 54).slice(0, 2), 2, 1.6)],
      lift: 0.34,
    }),
  );
  const shape = { neck: cut.neck, breakAt: measures.breakAt, overlap: measures.overlap, width: 66, rise: 0 };
  return {
    parts: [
      ...inside(bench, cut, measures.breakAt),
      frontPanel(bench, measures, -1, 0.12),
      frontPanel(bench, measures, 1, 0.45),
      ...pockets,
      ...(isShawled
        ? [
            shawl(bench, shape, -1, bench.plain('satin', bench.cloth.accent)),
            shawl(bench, shape, 1, bench.plain('satin', bench.cloth.accent)),
          ]
        : []),
      ...buttons(bench, measures, count, isDouble),
    ],
    landmarks,
    focus,
  };
}

/** A welt that rises towards the side. */
function weltOutline(x: number, y: number): Point[] {
  const rise = Math.sign(x) * -5;
  return [
    [x - 54, y - rise],
    [x + 54, y + rise],
    [x + 55, y + rise + 22],
    [x - 53, y - rise + 22],
  ];
}

export const silhouette: Silhouette = {
  name: 'waistcoat',
  kind: 'waistcoat',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['breast'] === 'double'
      ? 'double-breasted waistcoat'
      : options['fit'] === 'cropped'
        ? 'cropped waistcoat'
        : options['fit'] === 'long'
          ? 'long waistcoat'
          : 'waistcoat',
  words: 'waistcoat, vest, suit vest, gilet, tailoring, sleeveless jacket',
  sample: {
    fabric: 'tweed',
    color: 'mocha',
    pattern: 'herringbone',
    accent: 'espresso',
    lining: 'oxblood',
    buttons: 'horn',
  },
  draw,
};
