import type { Material } from '../fabric/Material.ts';
import { mixed } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import { insideShoe, piece } from './footwear.ts';
import type { Knot, Point } from './geometry.ts';
import { openCurve, resampleLine } from './geometry.ts';
import { strip } from './neck.ts';
import { creasesAcross, plane, sole } from './objects.ts';
import { offsetLine, seam } from './torso.ts';

/** The last of lace-up dress shoes: a long vamp with a real toe, a throat for laces, a top line under the ankle. */
export const LACE_UP_FEATHER: readonly Knot[] = [
  [292, 628],
  [200, 630],
  [100, 628],
  [0, 634],
  [-120, 641],
  [-220, 641],
  [-300, 634],
  [-338, 622],
];
/** From the tip of the toe to the lowest eyelet. */
export const TOE: readonly Knot[] = [
  [-338, 622, 1],
  [-344, 602],
  [-334, 578],
  [-298, 560],
  [-236, 550],
  [-176, 540],
  [-122, 522],
  [-82, 500],
];
/** From the lowest eyelet to the top line. */
export const THROAT: readonly Knot[] = [
  [-82, 500],
  [-46, 474],
  [-14, 444],
  [10, 416],
];
export const TOP: readonly Knot[] = [
  [10, 416],
  [44, 444],
  [98, 470],
  [158, 482],
  [218, 474],
  [260, 452],
  [284, 436],
];
export const HEEL_BACK: readonly Knot[] = [
  [284, 436],
  [295, 458],
  [287, 508],
  [288, 560],
  [297, 602],
  [292, 628],
];
const FAR_TOP: readonly Knot[] = [
  [14, 412],
  [60, 430],
  [120, 448],
  [190, 450],
  [246, 440],
  [286, 434],
];

export const corner = ([x, y]: Knot): Knot => [x, y, 1];
/** The near side from the toe over the top line and the heel back along the sole. */
export const laceUpOutline = (): Knot[] => [
  ...TOE.slice(0, -1),
  ...THROAT.slice(0, -1),
  corner(THROAT.at(-1)!),
  ...TOP.slice(1, -1),
  corner(TOP.at(-1)!),
  ...HEEL_BACK.slice(1, -1),
  corner(HEEL_BACK.at(-1)!),
  ...LACE_UP_FEATHER.slice(1, -1),
];

/** The inside, the far top edge, the tongue and the far side of the lacing. */
export function laceUpBehind(bench: Bench, tongueTip = 0): Part[] {
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const throat = openCurve(THROAT);
  return [
    insideShoe(bench, [...FAR_TOP, [264, 470], [200, 494], [120, 500], [40, 480]], 0.5),
    piece(strip(openCurve(FAR_TOP), -8), lining, { light: 0.9, lift: 0.3, thickness: 3, volume: 5, round: 5 }),
    plane(
      [
        [-60, 484],
        [-22, 436],
        [4, 398 - tongueTip],
        [26, 386 - tongueTip],
        [40, 394 - tongueTip],
        [42, 434],
        [0, 470],
      ],
      bench.main,
      { lift: 0.3, thickness: 4, volume: 8, round: 10, light: 0.94 },
    ),
    piece([...offsetLine(throat, 11), ...[...throat].reverse()], bench.main, {
      light: 0.86,
      lift: 0.2,
      thickness: 3,
      volume: 6,
      round: 6,
    }),
  ];
}

/** The common shell of uppers on this last: the rounded toe, its creases, and the edge of its top line. */
export function laceUpShell(bench: Bench, panelFields: Partial<Panel>): Panel {
  const { seams = [], stitching = [], folds = [] } = panelFields;
  return plane(laceUpOutline(), bench.main, {
    join: 'upper',
    volume: 46,
    round: 34,
    thickness: 4,
    lift: 0.35,
    seams,
    stitching,
    folds: [
      fold([-60, 494], [-326, 574], 0.05, 12, 5),
      fold([-20, 566], [250, 574], 0.05, 38, -6),
      fold([-316, 614], [-170, 606], 0.05, 18, 4),
      fold([262, 480], [274, 612], 0.04, 20, 4),
      ...creasesAcross(bench, [-176, 596], [-96, 568], 26, 3),
      ...folds,
    ],
  });
}

export const collarEdge = (bench: Bench): Part =>
  piece(strip(openCurve(TOP), -7), bench.main, {
    lift: 0.12,
    thickness: 3,
    volume: 7,
    round: 5,
    stitching: [{ path: offsetLine(openCurve(TOP), -12), color: bench.thread, length: 3 }],
  });

/** Waxed laces in bars over the throat, and a small bow at its top. */
export function dressLaces(bench: Bench, eyelets: number): Part[] {
  const color = mixed(bench.main.ground, [0.1, 0.09, 0.09], 0.45);
  const throat = openCurve(THROAT);
  const near = resampleLine(offsetLine(throat, -15), 2);
  const far = resampleLine(offsetLine(throat, 8), 2);
  const pointAt = (line: readonly Point[], t: number): Point =>
    line[Math.min(line.length - 1, Math.round(t * (line.length - 1)))]!;
  const spread = (index: number): number => 0.1 + (index / (eyelets - 1)) * 0.8;
  const rows = Array.from(
    { length: eyelets },
    (_, index) => [pointAt(near, spread(index)), pointAt(far, spread(index) - 0.03)] as const,
  );
  const [x, y] = rows.at(-1)![1];
  const loop = (knots: readonly Knot[]): Part => ({
    part: 'cord',
    width: 5,
    color,
    path: openCurve(knots.map(([dx, dy]): Knot => [x + dx, y + dy])),
  });
  return [
    ...rows.map(
      ([[hx, hy]]): Part => ({ part: 'button', at: [hx, hy], radius: 3.6, color: [0.09, 0.08, 0.08], look: 'snap' }),
    ),
    ...rows.map(
      ([from, to]): Part => ({
        part: 'cord',
        width: 5.6,
        color,
        path: openCurve([from, [(from[0] + to[0]) / 2 - 1, (from[1] + to[1]) / 2 - 2], to]),
      }),
    ),
    loop([
      [2, 4],
      [24, 22],
      [52, 24],
      [58, 38],
      [38, 44],
      [12, 26],
      [2, 6],
    ]),
    loop([
      [2, 4],
      [12, 34],
      [34, 66],
      [42, 92],
    ]),
    loop([
      [2, 4],
      [-16, 22],
      [-34, 46],
      [-26, 58],
      [-8, 40],
      [2, 8],
    ]),
    loop([
      [2, 4],
      [-4, 36],
      [-22, 72],
    ]),
    { part: 'button', at: [x + 2, y + 6], radius: 6, color, look: 'snap' },
  ];
}

/** Punched holes along a line: a large one between two small ones. */
export const broguing = (line: readonly Point[], step = 9): Part[] =>
  resampleLine(line, step).map(
    (center, index): Part => ({
      part: 'button',
      at: center,
      radius: index % 2 ? 1.5 : 2.5,
      color: [0.1, 0.08, 0.07],
      look: 'snap',
    }),
  );

/** A row of stitching on both sides of a seam. */
export const createSeamWithStitching = (
  bench: Bench,
  line: readonly Point[],
): Required<Pick<Panel, 'seams' | 'stitching'>> => ({
  seams: [seam(line, 1.4, 1.8)],
  stitching: [5, 9].map((distance) => ({ path: offsetLine(line, distance), color: bench.thread, length: 3 })),
});

export function laceUpSole(bench: Bench, thickness: number, material: Material): Part[] {
  return sole(
    bench,
    {
      line: LACE_UP_FEATHER,
      ground: LACE_UP_FEATHER.map(
        ([x, y]): Knot => [x < -320 ? x - 5 : x + (x > 280 ? 3 : 0), y + thickness * (x < -280 ? 0.8 : 1)],
      ),
    },
    material,
  );
}
