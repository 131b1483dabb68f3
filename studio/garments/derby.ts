import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { lowerParts, staggerPair } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { stackedHeel } from '../tailoring/heels.ts';
import {
  collarEdge,
  corner,
  dressLaces,
  HEEL_BACK,
  LACE_UP_FEATHER,
  laceUpBehind,
  laceUpShell,
  laceUpSole,
  THROAT,
  TOP,
} from '../tailoring/laceUp.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { band, plane } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The front edge of the quarters, which lie on the vamp: open lacing. */
const FRONT: readonly Knot[] = [
  [-84, 502],
  [-94, 522],
  [-86, 550],
  [-50, 576],
  [-6, 598],
  [18, 633],
];

function quarters(bench: Bench): Panel {
  const front = openCurve(FRONT);
  const outline: Knot[] = [
    ...[...FRONT].reverse().map((knot, index) => (index === 0 ? corner(knot) : knot)),
    ...THROAT.slice(1, -1),
    corner(THROAT.at(-1)!),
    ...TOP.slice(1, -1),
    corner(TOP.at(-1)!),
    ...HEEL_BACK.slice(1, -1),
    corner(HEEL_BACK.at(-1)!),
    ...LACE_UP_FEATHER.slice(1, 3),
  ];
  const counter = openCurve([
    [222, 476],
    [200, 520],
    [178, 572],
    [170, 629],
  ]);
  return plane(outline, bench.main, {
    join: 'quarters',
    lift: 0.4,
    volume: 40,
    round: 34,
    thickness: 4,
    seams: [seam(counter, 1.3)],
    stitching: [
      ...[-5, -9].map((distance) => ({ path: offsetLine(front, distance), color: bench.thread, length: 3 })),
      { path: offsetLine(counter, 5), color: bench.thread, length: 3 },
      { path: offsetLine(openCurve(THROAT), -26), color: bench.thread, length: 3 },
    ],
    folds: [fold([0, 566], [250, 574], 0.05, 38, -6), fold([262, 480], [274, 612], 0.04, 20, 4)],
  });
}

/** Straps with buckles instead of laces. */
function monk(bench: Bench): Part[] {
  const strap = (y: number): Part[] => [
    band(
      bench,
      [
        [-66 + y * 0.6, 476 - y],
        [-34 + y * 0.5, 494 - y * 0.9],
        [20 + y * 0.4, 524 - y * 0.8],
        [76 + y * 0.3, 536 - y * 0.7],
      ],
      28,
      { material: bench.main, lift: 0.6, stitched: true },
    ),
    ...metalBuckle(bench, [24 + y * 0.4, 525 - y * 0.8], [30, 34], 5),
  ];
  return bench.text('style', 'plain') === 'double-monk' ? [...strap(0), ...strap(42)] : strap(22);
}

function uppers(bench: Bench, style: string): Part[] {
  const cap = openCurve([
    [-216, 547],
    [-206, 580],
    [-210, 640],
  ]);
  const isMonk = style === 'monk' || style === 'double-monk';
  const isCapped = style === 'double-monk' || style === 'cap';
  return [
    ...laceUpBehind(bench, isMonk ? 6 : 0),
    laceUpShell(
      bench,
      isCapped
        ? { seams: [seam(cap, 1.4)], stitching: [{ path: offsetLine(cap, 5), color: bench.thread, length: 3 }] }
        : {},
    ),
    quarters(bench),
    collarEdge(bench),
    ...(isMonk ? monk(bench) : dressLaces(bench, 4)),
  ];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'plain');
  const isChunky = bench.text('sole', 'leather') === 'lug';
  const thickness = isChunky ? 34 : 16;
  const bottom = bench.plain(isChunky ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const shoe = [
    stackedHeel(bottom, 0, isChunky ? 24 : 14),
    ...lowerParts(uppers(bench, style), 566, 0.76),
    ...laceUpSole(bench, thickness, bottom),
  ];
  return {
    parts: staggerPair(bench, shoe, {
      near: [-46, 134 - thickness * 0.3],
      far: [88, -4 - thickness * 0.3],
      scale: 0.93,
    }),
    landmarks: {},
    focus: { at: [-60 * (bench.isBack ? -1 : 1), 620], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'derby',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style, sole }) =>
    style === 'double-monk'
      ? 'double monk-strap shoes'
      : style === 'monk'
        ? 'monk-strap shoes'
        : sole === 'lug'
          ? 'chunky Derby shoes'
          : 'Derby shoes',
  words: 'Derbies, lace-up shoes, leather shoes, smart shoes, footwear',
  sample: { fabric: 'leather', color: 'tobacco', lining: 'sand', third: 'espresso' },
  draw,
};
