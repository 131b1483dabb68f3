import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import { armholeBindings } from '../tailoring/dressParts.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fan, fold, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { acrossLeg } from '../tailoring/legs.ts';
import type { LegMeasures } from '../tailoring/legs.ts';
import { leg, legLandmarks } from '../tailoring/legs.ts';
import { strip } from '../tailoring/neck.ts';
import { band as strap, buckle, zip } from '../tailoring/objects.ts';
import { placket } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import { slipTop } from '../tailoring/slipTop.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds } from '../tailoring/torso.ts';
import { turnUp } from '../tailoring/turnUp.ts';
import type { Silhouette } from './Silhouette.ts';

const WAIST: Point = [118, 362];

const LEGS: Readonly<Record<string, Pick<LegMeasures, 'knee' | 'hem'>>> = {
  wide: { knee: [182, 10, 720], hem: [206, 10, 946] },
  straight: { knee: [156, 20, 720], hem: [152, 28, 942] },
  tapered: { knee: [150, 24, 720], hem: [120, 46, 916] },
  flare: { knee: [132, 30, 720], hem: [190, 8, 948] },
  cropped: { knee: [176, 12, 700], hem: [190, 14, 852] },
  short: { knee: [176, 8, 610], hem: [190, 8, 668] },
};

interface Top {
  readonly behind: readonly Part[];
  readonly front: readonly Part[];
  readonly over: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

/** A bodice with shoulders: a shirt, a V, a zip. */
function shirtTop(bench: Bench): Top {
  const style = bench.text('top', 'shirt');
  const isShirt = style === 'shirt' || style === 'zip';
  const cut = bench.text('sleeve', 'none');
  const shape = torso(bench, {
    neck: [isShirt ? 52 : 62, 96],
    shoulder: [cut === 'none' ? 126 : 140, 126],
    armpit: [142, 252],
    waist: [128, 316],
    hem: WAIST,
    drop: bench.isBack ? 108 : isShirt ? 132 : style === 'v' ? 262 : 142,
    neckline: style === 'v' && !bench.isBack ? 'v' : 'round',
    sag: 4,
  });
  const lengths: Readonly<Record<string, number>> = {
    short: 112,
    'short-natural': 112,
    natural: 366,
    'set-in': 366,
    kimono: 190,
    puff: 126,
    balloon: 330,
    flutter: 112,
  };
  const pair =
    cut === 'none'
      ? undefined
      : arms(bench, shape, {
          cut: cut as SleeveCut,
          length: lengths[cut] ?? 320,
          finish: bench.has('rolled') ? 'turn-up' : cut === 'natural' && isShirt ? 'cuff' : 'hem',
        });
  const random = bench.random('jumpsuit top');
  const foldDepth = bench.main.fabric.foldDepth;
  const { drop } = shape.measures;
  const body: Panel = {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 22,
    lift: 0.24,
    seams: [...(pair?.seams ?? [])],
    folds: [
      ...torsoFolds(bench, shape, 0.7),
      ...foldsRisingFrom(
        random,
        [
          [-WAIST[0], WAIST[1]],
          [WAIST[0], WAIST[1]],
        ],
        [30, 110],
        13,
        5.5,
        2.8 * foldDepth,
      ),
      ...(style === 'v' && !bench.isBack
        ? [fold([46, 140], [-30, 350], -0.05, 8, 3 * foldDepth), fold([-46, 140], [30, 350], 0.05, 8, -2 * foldDepth)]
        : []),
    ],
  };
  const pockets =
    bench.has('pockets') && !bench.isBack
      ? [patchPocket(bench, [74, 226], 62, 70), patchPocket(bench, [-74, 226], 62, 70)]
      : [];
  const closing: Part[] = bench.isBack
    ? []
    : style === 'zip'
      ? zip(
          bench,
          [
            [0, drop],
            [1, WAIST[1]],
            [0, 512],
          ],
          [0, drop + 12],
        )
      : style === 'shirt'
        ? placket(bench, drop - 3, WAIST[1] + 2, 5, 12, 30)
        : [];
  const collar: Part[] = isShirt
    ? collarLeaves(bench, shape, { point: [58, 186], open: 6, height: 22 })
    : [
        {
          part: 'panel',
          material: bench.main,
          outline: strip(shape.neckline, -8),
          lift: 0.24,
          thickness: 2.2,
          volume: 3,
        },
      ];
  return {
    behind: bench.isBack
      ? []
      : [
          insideBack(bench, shape, isShirt ? 8 : 3),
          ...(isShirt ? [collarBack(bench, shape, 22)] : []),
          { part: 'label', at: [0, 114], size: [26, 10] },
        ],
    front: [
      ...(pair?.partsUnder ?? []),
      body,
      ...(pair?.partsOver ?? []),
      ...(pair ? [] : armholeBindings(bench, shape, 6)),
    ],
    over: [...closing, ...pockets, ...collar],
    landmarks: {
      left_shoulder: [-shape.measures.shoulder[0], 126],
      right_shoulder: [shape.measures.shoulder[0], 126],
      left_armpit: [-142, 252],
      right_armpit: [142, 252],
      ...pair?.landmarks,
    },
  };
}

/** A bib on straps with buckles, as on dungarees, without a shirt under it. */
function bib(bench: Bench): Top {
  const material = bench.main;
  const box: Knot[] = [
    [-92, 176, 1],
    [0, 180],
    [92, 176, 1],
    [104, 262],
    [WAIST[0], WAIST[1], 1],
    [0, WAIST[1] + 6],
    [-WAIST[0], WAIST[1], 1],
    [-104, 262],
  ];
  const straps = [-1, 1].flatMap((side): Part[] => [
    strap(
      bench,
      [
        [side * 74, 72],
        [side * 62, 180],
        [side * 16, 340],
      ],
      24,
      { material: { ...material }, stitched: true, lift: 0.1 },
    ),
    strap(
      bench,
      [
        [side * 76, 70],
        [side * 84, 120],
        [side * 74, bench.isBack ? 250 : 196],
      ],
      24,
      { material, stitched: true },
    ),
  ]);
  const foldDepth = material.fabric.foldDepth;
  const random = bench.random('bib');
  const front: Part = {
    part: 'panel',
    material,
    outline: closedCurve(box),
    lift: 0.3,
    volume: 16,
    folds: [
      ...swell(random, { left: -90, right: 90, top: 180, bottom: WAIST[1] }, 4 * foldDepth),
      ...fan(random, [100, 190], [-1.4, -0.4], [50, 120], 3, 7, 2.4 * foldDepth),
    ],
    stitching: [
      {
        path: [
          [-90, 190],
          [0, 194],
          [90, 190],
        ],
        color: bench.thread,
      },
    ],
  };
  return {
    behind: straps,
    front: [front],
    over: bench.isBack
      ? []
      : [
          patchPocket(bench, [0, 226], 92, 88, 14),
          ...[-1, 1].flatMap((side) => buckle(bench, [side * 74, 196], [28, 30], Math.PI / 2)),
        ],
    landmarks: { left_strap: [-76, 70], right_strap: [76, 70] },
  };
}

function draw(bench: Bench): Drawing {
  const style = bench.text('top', 'shirt');
  const top =
    style === 'bib'
      ? bib(bench)
      : ['strap', 'halter', 'bandeau'].includes(style)
        ? slipTop(bench, WAIST, style)
        : shirtTop(bench);
  const cut = LEGS[bench.text('leg', 'wide')] ?? LEGS['wide']!;
  const measures: LegMeasures = {
    waist: [WAIST[0] - 2, WAIST[1] - 26],
    hip: [152, 494],
    crotch: 556,
    band: 26,
    ...cut,
  };
  const foldDepth = bench.main.fabric.foldDepth;
  const legs = ([-1, 1] as const).flatMap((side): Part[] => {
    const firstLeg = leg(bench, measures, side, bench.has('pressed'));
    const random = bench.random(`legs ${side}`);
    const slant: Point[] = openCurve([
      [side * WAIST[0] * 0.84, WAIST[1] + 8],
      [side * 143, 462],
    ]);
    return [
      {
        ...firstLeg.panel,
        folds: [
          ...firstLeg.panel.folds!,
          ...foldsRisingFrom(
            random,
            [
              [side * 6, WAIST[1]],
              [side * WAIST[0], WAIST[1]],
            ],
            [-50, -140],
            9,
            6,
            2.6 * foldDepth,
          ),
          ...(cut === LEGS['wide'] || cut === LEGS['cropped']
            ? hang(
                random,
                { left: side > 0 ? 24 : -180, right: side > 0 ? 180 : -24, top: 600, bottom: measures.hem[2] },
                4,
                12,
                3.2 * foldDepth,
              )
            : []),
        ],
        seams: [
          seam(acrossLeg(firstLeg, 20), 0.8),
          ...(bench.isBack ? [] : [seam(slant, 1.8, 2)]),
          ...(side === 1
            ? [
                seam(
                  [
                    [0, WAIST[1]],
                    [0, measures.crotch],
                  ],
                  1.5,
                ),
              ]
            : []),
        ],
        stitching: bench.isBack ? [] : [{ path: offsetLine(slant, -4 * side), color: bench.thread }],
      },
      ...(bench.has('turn-up') ? [turnUp(bench, firstLeg, 36)] : []),
    ];
  });
  const [x, y] = WAIST;
  const belt = bench.text('belt', 'seam');
  const waist: Part[] =
    belt === 'tie'
      ? tiedBelt(bench, x + 4, y, 28)
      : belt === 'leather'
        ? [
            strap(
              bench,
              [
                [-x - 3, y - 3],
                [0, y + 4],
                [x + 3, y - 3],
              ],
              22,
              { material: bench.plain('leather', 'espresso'), stitched: true },
            ),
            ...(bench.isBack ? [] : buckle(bench, [-12, y + 4], [28, 30])),
          ]
        : [
            {
              ...strap(
                bench,
                [
                  [-x - 2, y],
                  [0, y + 6],
                  [x + 2, y],
                ],
                belt === 'band' ? 34 : 16,
                { material: bench.main, lift: 0.22, thickness: 2 },
              ),
              volume: 3,
              round: 8,
            },
          ];
  return {
    parts: [...top.behind, ...legs, ...top.front, ...top.over, ...waist],
    focus: { at: [40, 240], zoom: 1.9 },
    landmarks: {
      ...top.landmarks,
      ...legLandmarks(bench, measures),
      left_waist: [-x, y],
      right_waist: [x, y],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'jumpsuit',
  kind: 'jumpsuit',
  tryOn: 'dresses',
  subkind: (options) =>
    options['top'] === 'bib'
      ? 'dungarees'
      : options['leg'] === 'short'
        ? 'playsuit'
        : options['top'] === 'zip' || options['top'] === 'shirt'
          ? 'boilersuit'
          : `${String(options['leg'] ?? 'wide')}-leg jumpsuit`,
  words: 'jumpsuit, all-in-one, one-piece',
  sample: { fabric: 'crepe', color: 'black' },
  draw,
};
