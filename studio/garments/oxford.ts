import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { lowerParts, staggerPair } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { stackedHeel } from '../tailoring/heels.ts';
import {
  broguing,
  collarEdge,
  dressLaces,
  laceUpBehind,
  laceUpShell,
  laceUpSole,
  createSeamWithStitching,
  THROAT,
} from '../tailoring/laceUp.ts';
import { offsetLine } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const CAP: readonly Knot[] = [
  [-216, 547],
  [-206, 580],
  [-210, 640],
];
/** The wings of a brogue, from the point on the vamp down to the sole. */
const WING: readonly Knot[] = [
  [-160, 536],
  [-196, 558],
  [-206, 578],
  [-176, 598],
  [-110, 614],
  [-40, 626],
  [0, 634],
];
/** The edge where the vamp covers the quarter (closed lacing). */
const FACING: readonly Knot[] = [
  [-84, 502],
  [-72, 540],
  [-42, 578],
  [0, 606],
  [22, 632],
];
const COUNTER: readonly Knot[] = [
  [222, 476],
  [200, 520],
  [176, 570],
  [168, 629],
];

function linesOf(style: string): readonly (readonly Point[])[] {
  const always = [openCurve(FACING)];
  if (style === 'wholecut') return [];
  if (style === 'brogue') return [openCurve(WING), openCurve(COUNTER), ...always];
  return [openCurve(CAP), openCurve(COUNTER), ...always];
}

function upper(bench: Bench): Part[] {
  const style = bench.text('style', 'cap');
  const lines = linesOf(style);
  const sewnLines = lines.map((line) => createSeamWithStitching(bench, line));
  const panelFields: Partial<Panel> = {
    seams: sewnLines.flatMap(({ seams }) => seams),
    stitching: [
      ...sewnLines.flatMap(({ stitching }) => stitching),
      { path: offsetLine(openCurve(THROAT), -26), color: bench.thread, length: 3 },
    ],
  };
  const punched =
    style === 'brogue'
      ? [...lines.slice(0, 2).flatMap((line) => broguing(offsetLine(line, -7)).slice(4)), ...medallion()]
      : [];
  return [
    ...laceUpBehind(bench),
    laceUpShell(bench, panelFields),
    collarEdge(bench),
    ...punched,
    ...dressLaces(bench, 5),
  ];
}

/** The rosette of holes on the toe of a brogue. */
const medallion = (): Part[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((index) => {
    const angle = (index / 7) * Math.PI * 2;
    return broguing(
      [
        [-276 + Math.cos(angle) * 15, 584 + Math.sin(angle) * 8],
        [-275, 584],
      ],
      40,
    );
  });

function draw(bench: Bench): Drawing {
  const bottom = bench.plain('leather', bench.cloth.third ?? 'espresso');
  const shoe = [stackedHeel(bottom, 0, 14), ...lowerParts(upper(bench), 566, 0.76), ...laceUpSole(bench, 14, bottom)];
  return {
    parts: staggerPair(bench, shoe, { near: [-46, 138], far: [88, 0], scale: 0.93 }),
    landmarks: {},
    focus: { at: [-150 * (bench.isBack ? -1 : 1), 650], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'oxford',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style }) =>
    style === 'brogue'
      ? 'brogue Oxford shoes'
      : style === 'wholecut'
        ? 'wholecut Oxford shoes'
        : 'cap-toe Oxford shoes',
  words: 'Oxfords, lace-up dress shoes, formal shoes, suit shoes, footwear',
  sample: { fabric: 'leather', color: 'black', lining: 'sand', third: 'espresso' },
  draw,
};
