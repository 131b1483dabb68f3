import { rgbOf } from '../fabric/Material.ts';
import type { Material } from '../fabric/Material.ts';
import { SHADES } from '../vocabulary/shades.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { piece } from './footwear.ts';
import type { Knot, Point } from './geometry.ts';
import { openCurve, resampleLine } from './geometry.ts';
import { band, eyelet } from './objects.ts';
import { strip } from './neck.ts';
import { offsetLine, seam } from './torso.ts';

/** The construction lines of a sneaker from the side, with the toe to the left. */
export interface SneakerLast {
  /** From the sole at the toe over the toe box to the start of the throat. */
  readonly toe: readonly Knot[];
  /** The instep in one line, from the throat up to the corner of the collar. */
  readonly throat: readonly Knot[];
  /** The padded top, from the front corner of the collar down behind the ankle and up to the heel. */
  readonly collar: readonly Knot[];
  /** From the collar down the back to the sole. */
  readonly heel: readonly Knot[];
  readonly eyelets: number;
}

export const LOW_LAST: SneakerLast = {
  toe: [
    [-314, 604, 1],
    [-330, 586],
    [-331, 562],
    [-314, 541],
    [-276, 527],
    [-226, 519],
    [-178, 508],
    [-142, 496],
  ],
  throat: [
    [-142, 496],
    [-98, 477],
    [-48, 452],
    [2, 424],
    [54, 393],
  ],
  collar: [
    [54, 393],
    [82, 428],
    [124, 459],
    [170, 471],
    [214, 466],
    [252, 450],
    [282, 437],
    [300, 438],
  ],
  heel: [
    [300, 438],
    [308, 454],
    [304, 490],
    [306, 530],
    [313, 576],
    [310, 618],
  ],
  eyelets: 6,
};

export const HIGH_LAST: SneakerLast = {
  toe: [
    [-314, 604, 1],
    [-330, 586],
    [-331, 560],
    [-314, 537],
    [-276, 521],
    [-226, 512],
    [-178, 500],
    [-142, 487],
  ],
  throat: [
    [-142, 487],
    [-96, 465],
    [-48, 437],
    [-4, 402],
    [32, 358],
    [56, 308],
    [68, 258],
  ],
  collar: [
    [68, 258],
    [120, 268],
    [180, 268],
    [236, 256],
    [272, 250],
  ],
  heel: [
    [272, 250],
    [278, 330],
    [287, 400],
    [296, 450],
    [299, 500],
    [305, 556],
    [309, 618],
  ],
  eyelets: 7,
};

/** Outline of the near side; a corner where the throat meets the collar. */
export const upperOutline = ({ toe, throat, collar, heel }: SneakerLast): Knot[] => [
  ...toe,
  ...throat.slice(1, -1),
  [throat.at(-1)![0], throat.at(-1)![1], 1],
  ...collar.slice(1),
  ...heel.slice(1, -1),
  [heel.at(-1)![0], heel.at(-1)![1], 1],
  [150, 626],
  [0, 628],
  [-160, 626],
];

/** The visible inside: the padded lining of the far side, and the dark below it. */
export function shoeMouth(bench: Bench, last: SneakerLast, rise: number): Part[] {
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const near = openCurve(last.collar);
  const far = near.map(
    ([x, y], index): Point => [x - 2, y - rise * Math.sin((index / (near.length - 1)) * Math.PI) - 2],
  );
  return [
    {
      part: 'panel',
      material: lining,
      outline: [...far, ...near.map(([x, y]): Point => [x, y + 26]).reverse()],
      light: 0.52,
      lift: 0,
      volume: 4,
    },
    {
      part: 'panel',
      material: lining,
      outline: strip(far, -rise * 0.62),
      light: 0.86,
      lift: 0.4,
      thickness: 4,
      volume: 12,
      round: 8,
    },
  ];
}

/** The visible parts of the tongue: its edge in front of the throat and its tip above the collar. */
export function tongue(last: SneakerLast, material: Material, tip: readonly Knot[]): Panel {
  const line = openCurve(last.throat);
  const outer = offsetLine(line, 9);
  return {
    part: 'panel',
    material,
    lift: 0.3,
    thickness: 5,
    volume: 9,
    round: 7,
    outline: [...outer, ...openCurve([outer.at(-1)!, ...tip, line.at(-1)!]), ...offsetLine(line, -12).reverse()],
  };
}

/** Leather round the eyelets; it ends in a rounded corner at the foot of the throat. */
export function eyestay(bench: Bench, last: SneakerLast, material: Material, look: Partial<Panel>): Panel {
  const line = openCurve(last.throat);
  const edge = offsetLine(line, -38);
  const foot = openCurve([
    edge[0]!,
    [line[0]![0] - 20, line[0]![1] + 30],
    [line[0]![0] - 30, line[0]![1] + 14],
    line[0]!,
  ]);
  const stitching = [[...offsetLine(line, -32)].reverse(), offsetLine(line, -5)].map((path) => ({
    path,
    color: bench.thread,
    length: 3.4,
  }));
  return piece([...line, ...[...edge].reverse(), ...foot.slice(1, -1)], material, {
    ...look,
    seams: [seam([...edge].reverse(), 1.3)],
    stitching,
  });
}

/** Flat laces in parallel bars: from each eyelet over the tongue to its other side. */
export function lacing(bench: Bench, last: SneakerLast, material: Material): Part[] {
  const line = openCurve(last.throat);
  const length = line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - line[index]![0], y - line[index]![1]), 0);
  const pitch = (length - 26) / (last.eyelets - 0.5);
  const along = (distance: number): Point[] => resampleLine(offsetLine(line, distance), 2);
  const [holes, far] = [along(-17), along(13)];
  const pointAt = (points: readonly Point[], index: number, ahead: number): Point =>
    points[
      Math.min(points.length - 1, Math.max(0, Math.round((12 + pitch * index + ahead) * (points.length / length))))
    ]!;
  return Array.from({ length: last.eyelets }, (_, index): Part[] => {
    const [from, to] = [pointAt(holes, index, 0), pointAt(far, index, -5)];
    const middle: Point = [(from[0] + to[0]) / 2 - 2, (from[1] + to[1]) / 2 - 1];
    return [
      ...eyelet(bench, from, 5.2),
      { ...band(bench, [from, middle, to], 12, { material, lift: 0.5, thickness: 2.4 }), volume: 5, round: 4 },
    ];
  }).flat();
}

export const laceMaterial = (bench: Bench): Material => ({
  ...bench.plain('canvas'),
  ground: rgbOf(
    SHADES[bench.text('laces', '') === 'accent' ? (bench.cloth.accent ?? 'white') : (bench.cloth.third ?? 'white')].hex,
  ),
});
