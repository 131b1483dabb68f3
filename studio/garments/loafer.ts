import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { raiseHeel, insideShoe, lowerParts, piece, staggerPair } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { stackedHeel } from '../tailoring/heels.ts';
import { metalRing, wire } from '../tailoring/metalwork.ts';
import { strip } from '../tailoring/neck.ts';
import { plane, sole } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The slim last of a slip-on: its sole, its top line, and the apron sewn into the vamp. */
const FEATHER: readonly Knot[] = [
  [290, 626],
  [200, 628],
  [110, 626],
  [0, 634],
  [-120, 641],
  [-220, 640],
  [-300, 630],
  [-336, 617],
];
const VAMP: readonly Knot[] = [
  [-336, 617, 1],
  [-340, 598],
  [-328, 578],
  [-296, 563],
  [-240, 550],
  [-176, 534],
  [-116, 514],
  [-66, 490],
  [-26, 464],
];
const TOPLINE: readonly Knot[] = [
  [-26, 464],
  [14, 502],
  [74, 526],
  [142, 532],
  [206, 518],
  [254, 490],
  [282, 474],
];
const FAR_TOPLINE: readonly Knot[] = [
  [-22, 462],
  [30, 480],
  [110, 496],
  [190, 490],
  [246, 474],
  [284, 472],
];
const BACK: readonly Knot[] = [
  [282, 474],
  [292, 486],
  [287, 516],
  [290, 560],
  [296, 596],
  [290, 626],
];
const APRON: readonly Knot[] = [
  [-2, 492],
  [-74, 530],
  [-152, 558],
  [-226, 575],
  [-290, 582],
  [-326, 578],
];
const SHELL: Partial<Panel> = { join: 'upper', volume: 40, round: 30, thickness: 4, lift: 0.35 };

const corner = ([x, y]: Knot): Knot => [x, y, 1];

function upper(bench: Bench): Part[] {
  const apron = openCurve(APRON);
  const opening = openCurve(TOPLINE);
  const counter = openCurve([
    [206, 519],
    [190, 560],
    [184, 626],
  ]);
  const outline: Knot[] = [
    ...VAMP.slice(0, -1),
    corner(VAMP.at(-1)!),
    ...TOPLINE.slice(1),
    ...BACK.slice(1, -1),
    corner(BACK.at(-1)!),
    ...FEATHER.slice(1, -1),
  ];
  return [
    insideShoe(bench, [...FAR_TOPLINE, [262, 500], [200, 536], [130, 548], [40, 530]], 0.5),
    piece(strip(openCurve(FAR_TOPLINE), -9), bench.plain('leather', bench.cloth.lining ?? 'sand'), {
      light: 0.9,
      lift: 0.3,
      thickness: 3,
      volume: 5,
      round: 5,
    }),
    plane(
      [
        [-66, 490],
        [-44, 468],
        [-18, 453],
        [4, 450],
        [17, 461],
        [16, 492],
        [-20, 506],
      ],
      bench.main,
      {
        lift: 0.3,
        thickness: 4,
        volume: 6,
        round: 8,
        stitching: [
          {
            path: openCurve([
              [-40, 474],
              [-16, 460],
              [2, 458],
              [9, 467],
              [8, 486],
            ]),
            color: bench.thread,
            length: 3.4,
          },
        ],
      },
    ),
    plane(outline, bench.main, {
      ...SHELL,
      seams: [seam(apron, 2.6, 2.6), seam(counter, 1.3)],
      stitching: [
        { path: offsetLine(apron, 6), color: bench.thread, length: 6 },
        { path: offsetLine(opening, -7), color: bench.thread, length: 3.4 },
        { path: offsetLine(counter, 5), color: bench.thread, length: 3.4 },
      ],
      folds: [
        fold([0, 486], [-322, 572], 0.06, 8, 4),
        fold([-20, 570], [250, 580], 0.05, 36, -6),
        fold([-310, 606], [-160, 600], 0.06, 16, 4),
        fold([260, 510], [272, 610], 0.04, 20, 4),
      ],
    }),
    piece(strip(opening, -8), bench.main, { lift: 0.12, thickness: 3, volume: 7, round: 5 }),
  ];
}

/** The detail over the instep, which distinguishes loafers. */
function instep(bench: Bench): Part[] {
  const style = bench.text('style', 'penny');
  if (style === 'plain') return [];
  if (style === 'tassel') return tassels(bench);
  if (style === 'horsebit') return [saddle(bench, 22), ...snaffle(bench)];
  return [saddle(bench, 30), ...slot(bench)];
}

/** A strap over the instep that runs down into the sole, wider at its end. */
function saddle(bench: Bench, halfWidth: number): Panel {
  const [front, back] = [
    [
      [-76 - halfWidth, 505 - halfWidth * 0.05],
      [-66 - halfWidth, 552],
      [-56 - halfWidth * 1.2, 594],
      [-56 - halfWidth * 1.35, 638],
    ],
    [
      [-76 + halfWidth, 491 - halfWidth * 0.42],
      [-60 + halfWidth, 548],
      [-46 + halfWidth * 1.2, 592],
      [-44 + halfWidth * 1.35, 634],
    ],
  ] as const;
  const [a, b] = [openCurve(front), openCurve(back).reverse()];
  const outline = [...a, ...b];
  return piece(outline, bench.main, {
    lift: 0.4,
    thickness: 3.4,
    volume: 30,
    round: 22,
    stitching: [a, b].map((edge) => ({ path: offsetLine(edge, 5), color: bench.thread, length: 3.6 })),
    folds: [fold([-100, 520], [-40, 500], 0, 8, 3)],
  });
}

function slot(bench: Bench): Part[] {
  const lips: Knot[] = [
    [-98, 550, 1],
    [-84, 534],
    [-62, 522],
    [-42, 521, 1],
    [-46, 538],
    [-66, 549],
  ];
  return [
    plane(lips, bench.main, { lift: 0.2, thickness: 2, volume: 4, round: 5, light: 0.9 }),
    plane(
      [
        [-91, 545, 1],
        [-76, 535],
        [-50, 526, 1],
        [-64, 541],
      ],
      bench.plain('leather', 'black'),
      { light: 0.7, lift: 0, volume: 0, thickness: 1 },
    ),
  ];
}

const snaffle = (bench: Bench): Part[] => [
  metalRing(bench, [-108, 545], [11, 15], 5.4),
  metalRing(bench, [-34, 512], [11, 15], 5.4),
  wire(
    bench,
    [
      [-101, 541],
      [-86, 533],
      [-72, 528],
    ],
    8,
    0.6,
  ),
  wire(
    bench,
    [
      [-70, 527],
      [-56, 520],
      [-41, 514],
    ],
    8,
    0.6,
  ),
  metalRing(bench, [-71, 528], [5, 6], 4),
];

function tassels(bench: Bench): Part[] {
  const lace: Part = {
    part: 'cord',
    width: 6.4,
    color: bench.main.ground,
    path: openCurve([
      [-26, 490],
      [40, 536],
      [110, 550],
      [190, 540],
      [262, 502],
    ]),
  };
  const kilt: Part = {
    part: 'cord',
    width: 7,
    color: bench.main.ground,
    path: openCurve([
      [-118, 530],
      [-92, 520],
      [-60, 504],
      [-30, 484],
    ]),
  };
  const tassel = (from: Point, to: Point): Part[] => [
    { part: 'cord', width: 5.6, color: bench.main.ground, path: openCurve([[-78, 512], from]) },
    plane(
      [
        [from[0] - 7, from[1] - 6],
        [from[0] + 7, from[1] - 7],
        [to[0] + 13, to[1] - 2, 1],
        [to[0], to[1] + 3],
        [to[0] - 13, to[1], 1],
      ],
      bench.plain(),
      {
        lift: 0.6,
        thickness: 3,
        volume: 8,
        round: 7,
        folds: [-7, -2, 3, 8].map((x) => fold([from[0] + x * 0.4, from[1]], [to[0] + x, to[1] - 3], 0, 2.2, -2)),
        seams: [
          seam(
            [
              [from[0] - 7, from[1] + 7],
              [from[0] + 8, from[1] + 6],
            ],
            2,
          ),
        ],
      },
    ),
  ];
  return [lace, kilt, ...tassel([-94, 542], [-106, 582]), ...tassel([-62, 536], [-60, 584])];
}

function draw(bench: Bench): Drawing {
  const rise = { flat: 0, block: 66 }[bench.text('heel', 'flat')] ?? 0;
  const hasLugSole = bench.text('sole', 'leather') === 'lug';
  const thickness = hasLugSole ? 24 : 12;
  const bottom = bench.plain(hasLugSole ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const ground = sole(
    bench,
    {
      line: FEATHER,
      ground: FEATHER.map(
        ([x, y]): Knot => [x < -320 ? x - 4 : x + (x > 280 ? 3 : 0), y + thickness * (x < -280 ? 0.8 : 1)],
      ),
    },
    bottom,
  );
  const shoe = [
    stackedHeel(bottom, rise, thickness),
    ...raiseHeel([...lowerParts([...upper(bench), ...instep(bench)], 640, 1.13), ...ground], rise),
  ];
  return {
    parts: staggerPair(bench, shoe, { near: [-48, 126 + rise * 0.2], far: [84, -22 + rise * 0.2], scale: 0.92 }),
    landmarks: {},
    focus: { at: [-110 * (bench.isBack ? -1 : 1), 612], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'loafer',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style, heel }) =>
    `${heel === 'block' ? 'heeled ' : ''}${style === 'horsebit' ? 'horsebit loafers' : style === 'tassel' ? 'tassel loafers' : style === 'plain' ? 'Venetian loafers' : 'penny loafers'}`,
  words: (_options, fabric) =>
    `loafers, slip-on shoes, moccasins, ${fabric === 'velvet' ? '' : 'leather shoes, '}footwear`,
  sample: { fabric: 'leather', color: 'oxblood', lining: 'sand', buttons: 'brass' },
  draw,
};
