import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import { blazerShape } from './blazerShape.ts';
import type { Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Point } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import { jetted, welt } from './jacketPockets.ts';
import { button } from './placket.ts';
import { shawl } from './shawl.ts';
import {
  front,
  jacketLining,
  lapel,
  sleeveButtons,
  tailoredArms,
  tailoredBack,
  tailoredCollar,
  tailoredLandmarks,
} from './tailored.ts';
import type { Tailored } from './tailored.ts';

/** The facing of a dinner jacket: satin or grosgrain, in the accent color or its own. */
const facingOf = (bench: Bench): Material => bench.plain('satin', bench.cloth.accent ?? bench.cloth.color);

const withFacing = (panel: Panel, material: Material): Panel => ({ ...panel, material, stitching: [], seams: [] });

/** Draws a dinner jacket: shawl or peak lapels faced with satin, covered buttons, jetted pockets, no vent. */
export function dinnerJacket(bench: Bench): { readonly parts: Part[]; readonly landmarks: Record<string, Point> } {
  const isDouble = bench.text('breast', 'single') === 'double';
  const measures = blazerShape(
    bench,
    isDouble
      ? { breakAt: 520, overlap: 66, cutaway: 0, lapel: 'peak', lapelWidth: 108 }
      : { breakAt: 536, lapel: 'peak', lapelWidth: 96 },
  );
  const arms = tailoredArms(bench, measures);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 4)]);
  const landmarks = tailoredLandmarks(measures, arms);
  if (bench.isBack)
    return {
      parts: [
        ...sleeves,
        tailoredBack(bench, measures, 0),
        ...tailoredCollar(bench, measures).map((panel) => withFacing(panel, facingOf(bench))),
      ],
      landmarks,
    };
  const [partsUnder, partsOver] = isDouble
    ? [[lapelsOf(bench, measures, [-1])], [lapelsOf(bench, measures, [1])]]
    : [[], [lapelsOf(bench, measures, [-1, 1])]];
  return {
    landmarks,
    parts: [
      ...jacketLining(bench, isDouble ? { ...measures, breakAt: 440 } : measures),
      ...sleeves,
      front(bench, measures, -1, 0.1),
      ...partsUnder.flat(),
      front(bench, measures, 1, isDouble ? 0.55 : 0.42),
      ...(bench.has('square') ? [pocketSquare(bench, [122, 352])] : []),
      welt(bench, 122, 352),
      ...[-1, 1].map((side) => ({
        ...jetted(bench, side * 130, measures.hem[1] - 204, 122),
        material: facingOf(bench),
      })),
      ...partsOver.flat(),
      ...buttons(bench, measures, isDouble),
    ],
  };
}

function lapelsOf(bench: Bench, measures: Tailored, sides: readonly (1 | -1)[]): Part[] {
  const facing = facingOf(bench);
  if (bench.text('lapel', 'peak') === 'shawl')
    return sides.map((side) =>
      shawl(
        bench,
        {
          neck: measures.neck,
          breakAt: measures.breakAt,
          overlap: measures.overlap,
          width: measures.lapelWidth,
          rise: 34,
        },
        side,
        facing,
      ),
    );
  return [
    ...sides.map((side) => withFacing(lapel(bench, measures, side), facing)),
    ...(sides.includes(1) ? tailoredCollar(bench, measures).map((panel) => withFacing(panel, facing)) : []),
  ];
}

function buttons(bench: Bench, measures: Tailored, isDouble: boolean): Part[] {
  if (!isDouble) return [button(bench, [1, measures.breakAt + 15], 10.5)];
  return [-1, 1].flatMap((side) => [
    button(bench, [side * 72 - 6, measures.breakAt - 70], 9.5),
    button(bench, [side * 50 - 6, measures.breakAt + 18], 9.5),
  ]);
}

/** A folded white pocket square with three points above the welt. */
function pocketSquare(bench: Bench, [x, y]: Point): Panel {
  return {
    part: 'panel',
    material: bench.plain('poplin', 'white'),
    lift: 0.3,
    thickness: 2.4,
    volume: 4,
    grain: { origin: [x, y], angle: 0.4 },
    outline: closedCurve([
      [x - 34, y + 12, 1],
      [x - 30, y - 12, 1],
      [x - 22, y - 20, 1],
      [x - 11, y - 11, 1],
      [x + 2, y - 27, 1],
      [x + 13, y - 14, 1],
      [x + 26, y - 26, 1],
      [x + 34, y + 6, 1],
    ]),
    folds: [fold([x - 12, y + 4], [x - 20, y - 16], 0, 4, 2.4), fold([x + 12, y + 2], [x + 4, y - 22], 0, 4, 2.4)],
  };
}
