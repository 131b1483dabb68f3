import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { bandAcross, edgesOf, sideBySide, solesOf } from '../tailoring/solesFromAbove.ts';
import type { Silhouette } from './Silhouette.ts';

const across = (y: number, rise: number, from = -104, to = 108): Knot[] => [
  [from, y + 14],
  [from * 0.55, y - rise * 0.7],
  [0, y - rise],
  [to * 0.55, y - rise * 0.6],
  [to, y + 18],
];

/** The strap around the heel, fastened on the outer side. */
function heelStrap(bench: Bench): Part[] {
  const line: Knot[] = [
    [-66, 62],
    [-62, 140],
    [-64, 214],
    [-36, 262],
    [4, 276],
    [46, 262],
    [70, 212],
    [72, 140],
    [76, 62],
  ];
  return [
    bandAcross(bench.main, line, 17, { volume: 12 }),
    bandAcross(bench.main, across(66, 30, -70, 82), 18, { volume: 14 }),
    ...metalBuckle(bench, [66, 58], [22, 24], 4.6),
  ];
}

/** Two broad straps with buckles on a molded footbed. */
function slide(bench: Bench): Part[] {
  const strap = (y: number, from: number, to: number): Part[] => {
    const line = across(y, 26, from, to);
    return [
      bandAcross(bench.main, line, 74, {
        stitching: edgesOf(bench, line, 74),
        folds: [fold([-60, y - 20], [60, y - 22], 0.06, 20, 3)],
      }),
      ...metalBuckle(bench, [46, y - 14], [34, 40], 5.4),
    ];
  };
  return [...strap(-30, -88, 104), ...strap(-136, -106, 116)];
}

/** A strap between the toes that parts over the foot. */
function thong(bench: Bench, width: number): Part[] {
  const arm = (side: -1 | 1): Part =>
    bandAcross(
      bench.main,
      side < 0
        ? [
            [-22, -186],
            [-44, -130],
            [-66, -60],
            [-68, 24],
          ]
        : [
            [-22, -186],
            [26, -136],
            [68, -70],
            [88, 20],
          ],
      width,
      { volume: 12 },
    );
  return [
    arm(-1),
    arm(1),
    bandAcross(
      bench.main,
      [
        [-24, -212],
        [-22, -176],
      ],
      width * 0.8,
      { volume: 10 },
    ),
  ];
}

function tBar(bench: Bench): Part[] {
  return [
    bandAcross(bench.main, across(-136, 20, -102, 112), 30, {
      stitching: edgesOf(bench, across(-136, 20, -102, 112), 30),
    }),
    bandAcross(
      bench.main,
      [
        [-4, -150],
        [2, -60],
        [4, 44],
      ],
      20,
      { volume: 13 },
    ),
    ...heelStrap(bench),
  ];
}

/** Woven bands over the toes, closed and cool. */
function fisherman(bench: Bench): Part[] {
  const bands = [-196, -150, -104, -58].map((y, index) =>
    bandAcross(bench.main, across(y, 22, -100 + index * 6, 106 - index * 3), 27, { volume: 14 }),
  );
  const spine = bandAcross(
    bench.main,
    [
      [-18, -256],
      [-6, -150],
      [2, -40],
      [4, 44],
    ],
    30,
    {
      volume: 14,
      stitching: edgesOf(
        bench,
        [
          [-18, -256],
          [-6, -150],
          [2, -40],
          [4, 44],
        ],
        30,
      ),
    },
  );
  return [...bands, spine, ...heelStrap(bench)];
}

function crossedToeStraps(bench: Bench): Part[] {
  const firstStrap: Knot[] = [
    [-100, -168],
    [-46, -134],
    [30, -72],
    [100, -2],
  ];
  const secondStrap: Knot[] = [
    [110, -164],
    [50, -136],
    [-24, -76],
    [-76, -10],
  ];
  return [firstStrap, secondStrap].map((line) =>
    bandAcross(bench.main, line, 56, { stitching: edgesOf(bench, line, 56) }),
  );
}

function straps(bench: Bench, style: string): Part[] {
  if (style === 'slide') return slide(bench);
  if (style === 'thong') return thong(bench, 24);
  if (style === 'fisherman') return fisherman(bench);
  if (style === 'cross') return crossedToeStraps(bench);
  return tBar(bench);
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'tbar');
  const isRubber = style === 'thong';
  const bottom = bench.plain(isRubber ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const bed = bench.plain(isRubber ? 'rubber' : style === 'slide' ? 'suede' : 'leather', bench.cloth.lining ?? 'sand');
  const shoe = [...solesOf(bench, bottom, bed, style === 'slide' ? 13 : 8), ...straps(bench, style)];
  return {
    parts: sideBySide(bench, shoe),
    landmarks: {},
    focus: { at: [130, 400], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'flat-sandal',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style }) =>
    ({
      slide: 'two-strap slide sandals',
      thong: 'flip-flop sandals',
      fisherman: 'fisherman sandals',
      cross: 'cross-strap slide sandals',
    })[String(style)] ?? 'T-bar sandals',
  words: 'flat sandals, summer shoes, beach sandals, footwear',
  sample: { fabric: 'leather', color: 'tobacco', lining: 'sand', third: 'espresso', buttons: 'brass' },
  draw,
};
