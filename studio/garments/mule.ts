import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { FLOOR, piece, staggerPair } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { dressHeel, dressSole, chooseHeel, raiseParts, findRise, stackedHeel } from '../tailoring/heels.ts';
import { metalRing, wire } from '../tailoring/metalwork.ts';
import { strip } from '../tailoring/neck.ts';
import { plane, stud } from '../tailoring/objects.ts';
import { footbed, FOOTBED } from '../tailoring/sandalStraps.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const TOES: Readonly<Record<string, readonly Knot[]>> = {
  pointed: [
    [-346, 638, 1],
    [-334, 624],
    [-296, 604],
    [-236, 578],
    [-170, 554],
    [-110, 530],
    [-70, 512, 1],
  ],
  round: [
    [-338, 642, 1],
    [-345, 620],
    [-330, 592],
    [-284, 568],
    [-220, 552],
    [-150, 534],
    [-70, 506, 1],
  ],
};
/** The edge of the vamp: over the instep, then down to the sole. */
const EDGE: readonly Knot[] = [
  [-70, 512],
  [-50, 550],
  [-18, 590],
  [30, 622],
  [64, 644],
];
const FAR: readonly Knot[] = [
  [-74, 510],
  [-40, 520],
  [-4, 548],
  [40, 584],
  [76, 612],
];

function vamp(bench: Bench): Part[] {
  const toe = TOES[bench.text('toe', 'pointed')] ?? TOES.pointed!;
  const edge = openCurve([[toe.at(-1)![0], toe.at(-1)![1]], ...EDGE.slice(1)]);
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const style = bench.text('style', 'plain');
  const apron = openCurve([
    [-70, 528],
    [-150, 566],
    [-230, 584],
    [-316, 600],
  ]);
  return [
    plane([...FAR, [60, 626], [-60, 640]], lining, { light: 0.6, lift: 0.1, volume: 6 }),
    piece(strip(openCurve(FAR), -7), lining, { light: 0.95, lift: 0.2, thickness: 2.4, volume: 5, round: 4 }),
    plane([...toe, ...EDGE.slice(1, -1), [64, 644, 1], [0, 646], [-110, 653], [-210, 655], [-290, 652]], bench.main, {
      volume: 46,
      round: 34,
      thickness: 4,
      lift: 0.5,
      seams: style === 'loafer' ? [seam(apron, 2.6, 2.6)] : [],
      stitching: [
        { path: offsetLine(edge, -6), color: bench.thread, length: 3.2 },
        ...(style === 'loafer' ? [{ path: offsetLine(apron, 6), color: bench.thread, length: 6 }] : []),
      ],
      folds: [fold([-80, 522], [-330, 618], 0.05, 16, 5), fold([-180, 622], [10, 628], 0.03, 26, -4)],
    }),
    piece(strip(edge, -5), bench.plain(), { lift: 0.12, thickness: 2.6, volume: 6, round: 4 }),
    ...hardware(bench, style),
  ];
}

function hardware(bench: Bench, style: string): Part[] {
  if (style === 'clog')
    return [-250, -200, -150, -100, -50, 0, 40].map((x) => stud(bench, [x, 640 - (x > 0 ? 4 : 0)], 6));
  if (style !== 'loafer') return [];
  const saddle: Panel = plane(
    [
      [-132, 540, 1],
      [-96, 524, 1],
      [-70, 570],
      [-60, 650, 1],
      [-116, 652, 1],
      [-116, 590],
    ],
    bench.main,
    { lift: 0.4, thickness: 3.4, volume: 26, round: 20 },
  );
  return [
    saddle,
    metalRing(bench, [-134, 562], [10, 14], 5),
    metalRing(bench, [-82, 540], [10, 14], 5),
    wire(
      bench,
      openCurve([
        [-128, 559],
        [-108, 550],
        [-88, 543],
      ]),
      8,
      0.6,
    ),
  ];
}

/** The carved wooden sole of a clog, with its heel in one piece. */
function clogSole(bench: Bench): Panel {
  const low: Knot[] = [
    [290, FLOOR + 44, 1],
    [176, FLOOR + 45, 1],
    [150, FLOOR + 20],
    [70, FLOOR + 8],
    [-10, FLOOR + 26],
    [-80, FLOOR + 44],
    [-220, FLOOR + 46],
    [-300, FLOOR + 30],
    [-348, 636],
  ];
  const wood = bench.plain('leather', bench.cloth.third ?? 'camel');
  return piece([...openCurve(FOOTBED), ...openCurve(low).reverse()], wood, {
    lift: 0.6,
    volume: 26,
    round: 18,
    thickness: 4,
    folds: [0, 1, 2, 3].map((index) => fold([-320, 664 + index * 9], [280, 660 + index * 11], 0.02, 2.6, -1.2)),
  });
}

function draw(bench: Bench): Drawing {
  const heel = chooseHeel(bench, 'kitten');
  const rise = findRise(heel);
  const bottom = bench.plain('leather', bench.cloth.third ?? 'espresso');
  const isClog = bench.text('style', 'plain') === 'clog';
  const partsUnder = isClog ? [clogSole(bench)] : raiseParts([dressSole(bench, FOOTBED)], rise);
  const shoe = [
    ...(heel === 'flat' && !isClog ? [stackedHeel(bottom, 0, 14)] : dressHeel(heel, [288, 652], bench.plain())),
    ...partsUnder,
    ...raiseParts([footbed(bench, -300), ...vamp(bench)], rise),
  ];
  return {
    parts: staggerPair(bench, shoe, { near: [-42, 136 + rise * 0.24], far: [94, -2 + rise * 0.26], scale: 0.93 }),
    landmarks: {},
    focus: { at: [-170 * (bench.isBack ? -1 : 1), 660], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'mule',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style, heel }) =>
    style === 'clog'
      ? 'clogs'
      : style === 'loafer'
        ? 'loafer mules'
        : heel === 'flat'
          ? 'flat mules'
          : heel === 'block'
            ? 'block-heel mules'
            : 'kitten-heel mules',
  words: 'mules, backless shoes, slip-on shoes, slides, footwear',
  sample: { fabric: 'leather', color: 'black', lining: 'sand', third: 'espresso', buttons: 'brass' },
  draw,
};
