import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { moveParts } from '../tailoring/moved.ts';
import { strip } from '../tailoring/neck.ts';
import { bandAcross, scaledSole, sideBySide, SOLE } from '../tailoring/solesFromAbove.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The soles, by the shape of the toe. */
const SOLES: Readonly<Record<string, readonly Knot[]>> = {
  round: SOLE,
  almond: [[-16, -310], [24, -300], [64, -248], ...SOLE.slice(3, -1), [-84, -236], [-54, -296]],
  pointed: [
    [-12, -336],
    [10, -328],
    [44, -276],
    [76, -218],
    ...SOLE.slice(3, -1),
    [-84, -220],
    [-56, -278],
    [-30, -326],
  ],
};
/** The opening for the foot: low over the toes, narrow at the heel. */
const OPENING: readonly Knot[] = [
  [2, -152],
  [44, -138],
  [70, -84],
  [66, 10],
  [52, 110],
  [54, 200],
  [38, 252],
  [2, 268],
  [-34, 252],
  [-50, 200],
  [-42, 110],
  [-40, 20],
  [-52, -70],
  [-40, -134],
];

/** The inside with its insole, seen through the opening. */
function inside(bench: Bench, opening: readonly Point[]): Part[] {
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const insole = closedCurve(OPENING.map(([x, y]): Knot => [x * 0.84, y * 0.94 + 6]));
  return [
    piece(opening, lining, { light: 0.62, lift: 0, volume: -16, round: 16, thickness: 1 }),
    piece(insole, lining, {
      light: 0.9,
      lift: 0,
      volume: 4,
      round: 16,
      thickness: 1.5,
      folds: [fold([2, 120], [4, 250], 0, 34, -6)],
    }),
    { part: 'label', at: [2, 176], size: [34, 14] },
  ];
}

function upper(bench: Bench, sole: readonly Knot[]): Part[] {
  const opening = closedCurve(OPENING);
  const hasCap = bench.has('cap');
  const toe = scaledSole(1.004, 1.002, sole).filter(([, y]) => y < -206);
  return [
    piece(closedCurve(sole), bench.main, {
      lift: 0.4,
      volume: 44,
      round: 30,
      thickness: 4,
      folds: [
        fold([0, -180], [-8, -280], 0, 30, 5),
        fold([86, -120], [70, 60], 0.1, 12, 3),
        fold([-80, -120], [-60, 50], -0.1, 12, -3),
      ],
      seams: [
        seam(
          [
            [2, 268],
            [2, 294],
          ],
          1.6,
          1.6,
        ),
      ],
    }),
    ...(hasCap
      ? [
          piece(toe, bench.plain('leather', bench.cloth.accent ?? 'black'), {
            lift: 0.3,
            volume: 30,
            round: 26,
            thickness: 3,
          }),
        ]
      : []),
    ...inside(bench, opening),
    piece(strip([...opening, opening[0]!], -8), bench.plain(), { lift: 0.25, volume: 8, round: 5, thickness: 3 }),
  ];
}

function trimming(bench: Bench): Part[] {
  const style = bench.text('style', 'bow');
  if (style === 'mary-jane') {
    const line: Knot[] = [
      [-62, 40],
      [-26, -2],
      [20, -14],
      [78, 12],
    ];
    return [bandAcross(bench.main, line, 26, { volume: 16 }), ...metalBuckle(bench, [58, 0], [24, 30], 4.6)];
  }
  if (style === 'plain') return [];
  return moveParts(tiedBow(bench, [0, 0], { reach: 96, width: 56, tails: [56, 66], hasLoops: true }), 0.5, [0, -164]);
}

function draw(bench: Bench): Drawing {
  const sole = SOLES[bench.text('toe', 'round')] ?? SOLE;
  const bottom = bench.plain('leather', bench.cloth.third ?? 'espresso');
  const shoe = [
    piece(
      scaledSole(1.015, 1.008, sole).map(([x, y]): Point => [x, y + 6]),
      bottom,
      { lift: 0.9, volume: 6, round: 8, thickness: 4 },
    ),
    ...upper(bench, sole),
    ...trimming(bench),
  ];
  return { parts: sideBySide(bench, shoe, 126), landmarks: {}, focus: { at: [126, 360], zoom: 1.9 } };
}

export const silhouette: Silhouette = {
  name: 'ballet-flat',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style, toe }) =>
    style === 'mary-jane' ? 'Mary Jane flats' : toe === 'pointed' ? 'pointed flats' : 'ballet flats',
  words: 'ballerinas, flats, flat shoes, pumps without a heel, footwear',
  sample: { fabric: 'leather', color: 'black', lining: 'sand', third: 'tobacco' },
  draw,
};
