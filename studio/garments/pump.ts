import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { insideShoe, lowerParts, piece, staggerPair } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { dressHeel, dressSole, chooseHeel, raiseParts, findRise } from '../tailoring/heels.ts';
import { moveParts } from '../tailoring/moved.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { strip } from '../tailoring/neck.ts';
import { plane } from '../tailoring/objects.ts';
import { ankleStrap, cordOver, footbed } from '../tailoring/sandalStraps.ts';
import { offsetLine } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The toe from the tip up to the throat, before the heel is raised. */
const TOES: Readonly<Record<string, readonly Knot[]>> = {
  pointed: [
    [-352, 640, 1],
    [-336, 627],
    [-296, 606],
    [-246, 585],
    [-206, 571],
    [-176, 563],
  ],
  almond: [
    [-338, 641, 1],
    [-337, 628],
    [-318, 610],
    [-278, 592],
    [-226, 574],
    [-176, 563],
  ],
  round: [
    [-326, 644, 1],
    [-331, 626],
    [-320, 604],
    [-284, 587],
    [-230, 573],
    [-176, 563],
  ],
};
const FEATHER_BACK: readonly Knot[] = [
  [288, 648],
  [200, 650],
  [100, 642],
  [0, 646],
  [-110, 653],
  [-210, 654],
  [-290, 650],
];
const TOPLINE: readonly Knot[] = [
  [-176, 563],
  [-148, 584],
  [-84, 596],
  [0, 592],
  [100, 570],
  [190, 538],
  [250, 510],
  [280, 500],
];
const FAR: readonly Knot[] = [
  [-174, 562],
  [-130, 569],
  [-50, 572],
  [40, 564],
  [140, 540],
  [220, 512],
  [280, 500],
];
const COUNTER: readonly Knot[] = [
  [280, 500],
  [289, 512],
  [288, 548],
  [294, 596],
  [292, 632],
  [288, 648],
];
const corner = ([x, y]: Knot): Knot => [x, y, 1];

function upper(bench: Bench): Part[] {
  const toe = TOES[bench.text('toe', 'almond')] ?? TOES.almond!;
  const opening = openCurve(TOPLINE);
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const shell = plane(
    [
      ...toe.slice(0, -1),
      corner(toe.at(-1)!),
      ...TOPLINE.slice(1, -1),
      corner(TOPLINE.at(-1)!),
      ...COUNTER.slice(1, -1),
      ...FEATHER_BACK.map((knot, index) => (index === 0 ? corner(knot) : knot)),
    ],
    bench.main,
    {
      volume: 46,
      round: 34,
      thickness: 3,
      lift: 0.3,
      join: 'upper',
      stitching: [{ path: offsetLine(opening, -5), color: bench.thread, length: 3 }],
      folds: [
        fold([-180, 574], [-330, 624], 0.05, 15, 5),
        fold([-150, 616], [180, 596], 0.04, 26, -5),
        fold([270, 516], [280, 640], -0.04, 16, 4),
        fold([-320, 640], [-140, 640], 0.02, 12, -3),
      ],
    },
  );
  return [
    insideShoe(bench, [...FAR, [262, 520], [190, 556], [60, 600], [-60, 612], [-150, 594]], 0.58),
    piece(strip(openCurve(FAR), -7), lining, { light: 0.92, lift: 0.3, thickness: 2.4, volume: 5, round: 4 }),
    shell,
    piece(strip(opening, -5), bench.plain(), { lift: 0.1, thickness: 2.4, volume: 6, round: 4 }),
  ];
}

/** Leather that runs to a strap around the heel, instead of a closed back. */
const SLING_TOP: readonly Knot[] = [
  [-176, 563],
  [-148, 584],
  [-100, 595],
  [-50, 604],
  [0, 622],
  [22, 645],
];

function slingback(bench: Bench): Part[] {
  const toe = TOES[bench.text('toe', 'pointed')] ?? TOES.pointed!;
  const opening = openCurve(SLING_TOP);
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const strap = { material: bench.plain(), width: 13 };
  return [
    footbed(bench, -150),
    cordOver(
      [
        [-60, 586],
        [60, 554],
        [160, 520],
        [230, 500],
        [272, 494],
        [291, 504],
      ],
      { ...strap, material: lining },
      0.7,
    ),
    plane(
      [
        [-174, 562],
        [-120, 566],
        [-50, 572],
        [0, 590],
        [30, 624],
        [10, 640],
        [-120, 620],
      ],
      lining,
      { light: 0.58, lift: 0.1, volume: 6 },
    ),
    plane(
      [
        ...toe.slice(0, -1),
        corner(toe.at(-1)!),
        ...SLING_TOP.slice(1, -1),
        corner(SLING_TOP.at(-1)!),
        ...FEATHER_BACK.slice(3),
      ],
      bench.main,
      {
        volume: 46,
        round: 34,
        thickness: 3,
        lift: 0.4,
        stitching: [{ path: offsetLine(opening, -5), color: bench.thread, length: 3 }],
        folds: [fold([-180, 574], [-330, 624], 0.05, 15, 5), fold([-150, 620], [-20, 634], 0.04, 16, -3)],
      },
    ),
    cordOver(
      [
        [-62, 604],
        [40, 592],
        [150, 562],
        [230, 536],
        [276, 520],
        [291, 503],
      ],
      strap,
    ),
    ...metalBuckle(bench, [60, 584], [15, 17], 4),
  ];
}

/** A strap over the instep with a button, as on a Mary Jane. */
function instepStrap(bench: Bench): Part[] {
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  const look = { material: bench.main, width: 24 };
  return [
    cordOver(
      [
        [62, 517],
        [86, 522],
        [100, 538],
        [106, 560],
      ],
      { ...look, material: lining, width: 20 },
      0.66,
    ),
    cordOver(
      [
        [72, 606],
        [58, 576],
        [48, 550],
        [50, 530],
        [66, 518],
      ],
      look,
    ),
    { part: 'button', at: [67, 596], radius: 7, color: bench.buttonColor, look: 'shank' },
  ];
}

function partsOf(bench: Bench, style: string): Part[] {
  const strap = { material: bench.plain(), width: 14 };
  const ankle = ankleStrap(bench, strap, -42);
  const [x, y] = [-182, 566];
  const bow = (): Part[] =>
    moveParts(tiedBow(bench, [0, 0], { reach: 96, width: 52, tails: [50, 60], hasLoops: true }), 0.55, [x - 6, y - 2]);
  if (style === 'slingback') return slingback(bench);
  if (style === 'mary-jane') return [...upper(bench), ...instepStrap(bench)];
  if (style === 'ankle') return [...ankle.far, ...upper(bench), ...ankle.near];
  return style === 'bow' ? [...upper(bench), ...bow()] : upper(bench);
}

function draw(bench: Bench): Drawing {
  const heel = chooseHeel(bench, 'stiletto');
  const rise = findRise(heel);
  const toe = TOES[bench.text('toe', 'almond')] ?? TOES.almond!;
  const feather: Knot[] = [...FEATHER_BACK, toe[0]!];
  const style = bench.text('style', 'court');
  const shoe = [
    ...dressHeel(heel, [288, 654], bench.plain()),
    ...raiseParts([dressSole(bench, feather), ...lowerParts(partsOf(bench, style), 650, 1.13)], rise),
  ];
  return {
    parts: staggerPair(bench, shoe, { near: [-44, 150 + rise * 0.22], far: [92, 6 + rise * 0.24], scale: 0.94 }),
    landmarks: {},
    focus: { at: [-150 * (bench.isBack ? -1 : 1), 690], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'pump',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ heel, style }) => {
    const height = heel === 'block' ? 'block-heel' : heel === 'kitten' ? 'kitten-heel' : 'stiletto-heel';
    const names: Readonly<Record<string, string>> = {
      slingback: 'slingback pumps',
      'mary-jane': 'Mary Jane pumps',
      ankle: 'ankle-strap pumps',
    };
    return `${height} ${names[String(style)] ?? 'pumps'}`;
  },
  words: ({ heel }) =>
    `pumps, court shoes, ${heel === 'kitten' ? 'low heels' : 'high heels'}, heels, dress shoes, footwear`,
  sample: { fabric: 'leather', color: 'black', lining: 'sand', third: 'espresso' },
  draw,
};
