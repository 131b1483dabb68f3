import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { insideShoe, createPair } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { dressHeel, dressSole, chooseHeel, raiseParts, findRise, stackedHeel } from '../tailoring/heels.ts';
import { creasesAcross, plane, sole } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** Outlines of the toe: from its tip over the instep and up the shin. The toe is slimmer than the ball behind it. */
const TOES: Readonly<Record<string, readonly Knot[]>> = {
  almond: [
    [-346, 634, 1],
    [-344, 618],
    [-326, 600],
    [-286, 582],
    [-226, 566],
    [-164, 544],
    [-108, 508],
    [-66, 458],
    [-42, 396],
    [-30, 330],
    [-28, 264, 1],
  ],
  pointed: [
    [-358, 638, 1],
    [-350, 622],
    [-318, 602],
    [-270, 583],
    [-216, 563],
    [-160, 540],
    [-106, 504],
    [-66, 456],
    [-42, 396],
    [-30, 330],
    [-28, 264, 1],
  ],
};
const FEATHER: readonly Knot[] = [
  [286, 624],
  [200, 627],
  [100, 627],
  [0, 636],
  [-120, 645],
  [-220, 646],
  [-300, 642],
];
const GORE: readonly Knot[] = [
  [44, 272, 1],
  [120, 272, 1],
  [130, 340],
  [124, 410],
  [102, 456],
  [84, 464],
  [66, 454],
  [42, 408],
  [36, 340],
];

function shaft(bench: Bench): Part[] {
  const toe = TOES[bench.text('toe', 'almond')] ?? TOES.almond!;
  const vampSeam = openCurve([
    [84, 464],
    [40, 512],
    [10, 570],
    [2, 636],
  ]);
  const counterSeam = openCurve([
    [84, 464],
    [136, 500],
    [166, 556],
    [172, 627],
  ]);
  const top = openCurve([
    [-28, 264],
    [80, 272],
    [194, 262],
  ]);
  return [
    insideShoe(
      bench,
      [
        [-28, 264],
        [30, 250],
        [130, 248],
        [194, 262],
        [130, 280],
        [30, 282],
      ],
      0.5,
    ),
    plane(
      [
        ...toe,
        [80, 272],
        [194, 262, 1],
        [206, 340],
        [226, 420],
        [262, 490],
        [286, 550],
        [290, 600],
        [286, 624, 1],
        ...FEATHER.slice(1),
      ],
      bench.main,
      {
        volume: 48,
        round: 42,
        thickness: 5,
        lift: 0.35,
        seams: [seam(vampSeam, 1.3), seam(counterSeam, 1.2)],
        stitching: [
          { path: offsetLine(top, 7), color: bench.thread },
          { path: offsetLine(vampSeam, 4), color: bench.thread, length: 3.4 },
          { path: offsetLine(counterSeam, -4), color: bench.thread, length: 3.4 },
        ],
        folds: [
          ...creasesAcross(bench, [-200, 606], [-110, 572], 30, 3),
          fold([-110, 520], [-320, 604], 0.05, 14, 5),
          fold([-48, 420], [50, 480], -0.12, 12, 4.4),
          fold([-38, 370], [34, 410], -0.1, 10, 3),
          fold([230, 440], [140, 492], 0.12, 12, 4),
          fold([214, 390], [138, 410], 0.1, 9, 2.6),
          fold([170, 290], [180, 400], -0.05, 16, -3),
          fold([262, 510], [270, 612], 0.04, 18, 4),
        ],
      },
    ),
    plane(GORE, bench.plain('rib', bench.cloth.accent ?? bench.cloth.color), {
      lift: 0,
      light: 0.92,
      thickness: 2,
      volume: 8,
      seams: [seam([...openCurve(GORE), [44, 272]], 2.4, 2)],
    }),
    ...[
      [178, 268],
      [-16, 270],
    ].map(([x, y]) =>
      plane(
        [
          [x! - 10, y! + 2, 1],
          [x! - 8, y! - 26],
          [x!, y! - 36],
          [x! + 10, y! - 26],
          [x! + 10, y! + 4, 1],
        ],
        bench.plain('twill', bench.cloth.accent ?? bench.cloth.color),
        { lift: 0.4, thickness: 3, volume: 7, round: 7 },
      ),
    ),
  ];
}

function bottoms(bench: Bench, rise: number): Part[] {
  const hasLugSole = bench.text('sole', 'leather') === 'lug';
  const material = bench.plain(hasLugSole ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const toe = (TOES[bench.text('toe', 'almond')] ?? TOES.almond!)[0]!;
  const line: Knot[] = [...FEATHER, [toe[0], toe[1]]];
  if (rise > 0) return raiseParts([dressSole(bench, line, 13)], rise);
  const thickness = hasLugSole ? 32 : 14;
  return sole(bench, { line, ground: line.map(([x, y]): Knot => [x, y + thickness * (x < -320 ? 0.7 : 1)]) }, material);
}

function draw(bench: Bench): Drawing {
  const heel = chooseHeel(bench, 'flat');
  const rise = findRise(heel);
  const bottom = bench.plain('leather', bench.cloth.third ?? 'espresso');
  const boot = [
    ...(rise > 0
      ? dressHeel(heel, [286, 634], bottom)
      : [stackedHeel(bottom, 0, bench.text('sole', 'leather') === 'lug' ? 26 : 14)]),
    ...raiseParts(shaft(bench), rise),
    ...bottoms(bench, rise),
  ];
  const places = { near: [-22, 176 + rise * 0.3] as Point, far: [80, 92 + rise * 0.34] as Point, scale: 0.93 };
  return {
    parts: createPair(bench, boot, places),
    landmarks: {},
    focus: { at: [30 * (bench.isBack ? -1 : 1), 560], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'chelsea-boot',
  kind: 'boots',
  tryOn: null,
  subkind: ({ heel }) => (heel === 'block' ? 'heeled ankle boots' : 'Chelsea boots'),
  words: 'boots, ankle boots, pull-on boots, leather boots, dealer boots, footwear',
  sample: { fabric: 'leather', color: 'black', lining: 'tobacco', accent: 'black' },
  draw,
};
