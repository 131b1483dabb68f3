import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Fold, Panel, Part, Seam } from '../tailoring/Drawing.ts';
import { fan, fold, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { moveParts } from '../tailoring/moved.ts';
import type { Opening } from '../tailoring/openHem.ts';
import { openHem } from '../tailoring/openHem.ts';
import { skirtFolds } from '../tailoring/skirts.ts';
import { cowl } from '../tailoring/slip.ts';
import type { TopEdge } from '../tailoring/strapped.ts';
import { flatStraps, topEdge } from '../tailoring/strapped.ts';
import { seam, torso } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const ARMPIT: Point = [134, 262];
const WAIST: Point = [112, 408];
const HIP: Point = [150, 540];

/** The outline below the hip of a column, a mermaid and a full skirt. */
const SKIRTS: Readonly<Record<string, { knots: readonly Knot[]; halfWidth: number; bottom: number; waves: number }>> = {
  column: {
    knots: [
      [155, 660],
      [152, 900],
    ],
    halfWidth: 158,
    bottom: 1112,
    waves: 4,
  },
  mermaid: {
    knots: [
      [148, 660],
      [128, 800],
      [164, 970],
    ],
    halfWidth: 260,
    bottom: 1108,
    waves: 8,
  },
  full: {
    knots: [
      [206, 730],
      [268, 960],
    ],
    halfWidth: 316,
    bottom: 1112,
    waves: 10,
  },
  midi: { knots: [[156, 640]], halfWidth: 160, bottom: 846, waves: 5 },
};

interface Top {
  /** The right half from the middle to the armpit, and the left half if it differs. */
  readonly right: readonly Knot[];
  readonly left?: readonly Knot[];
  readonly behind: readonly Part[];
  readonly over: readonly Part[];
  readonly seams: readonly Seam[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

const mirror = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [-x, y, corner]).reverse();
const shade = (bench: Bench, knots: readonly Knot[]): Part => ({
  part: 'panel',
  material: bench.plain(),
  light: 0.56,
  lift: 0,
  volume: 4,
  outline: closedCurve(knots),
});

function strapped(bench: Bench): Top {
  const edge = bench.text('neck', 'sweetheart') as TopEdge;
  const isBare = bench.text('top', 'strapless') === 'strapless';
  const drop = { cowl: 232, v: 298, straight: 214, scoop: 240, sweetheart: 236, square: 212 }[edge];
  const measures = {
    strap: [isBare ? 98 : 90, isBare ? 204 : 190] as Point,
    peak: [68, 52] as Point,
    armpit: ARMPIT,
    drop,
    backDrop: isBare ? 232 : 250,
    edge,
  };
  const right = topEdge(bench.isBack ? { ...measures, edge: 'straight', drop: measures.backDrop } : measures);
  const back = topEdge({ ...measures, edge: 'straight', drop: measures.backDrop - 8 });
  return {
    right,
    over: [],
    seams: [],
    landmarks: { left_strap: [-measures.strap[0], measures.strap[1]], right_strap: measures.strap },
    behind: [
      ...(isBare ? [] : flatStraps(bench, measures, bench.count('strap', 8))),
      ...(bench.isBack
        ? []
        : [
            shade(bench, [...back, [110, 330, 1], [0, 340], [-110, 330, 1], ...mirror(back).slice(0, -1)]),
            { part: 'label', at: [0, measures.backDrop + 14], size: [26, 10] } as Part,
          ]),
    ],
  };
}

function halter(bench: Bench): Top {
  const isDeep = bench.text('neck', 'high') === 'v';
  const outer: Knot[] = [
    [42, 96, 1],
    [50, 138],
    [78, 212],
    [ARMPIT[0], ARMPIT[1] + 6, 1],
  ];
  const front: Knot[] = isDeep
    ? [
        [0, 306, 1],
        [20, 216],
        [34, 96, 1],
      ]
    : [
        [0, 114],
        [26, 106],
      ];
  const back: Knot[] = [
    [0, 372],
    [70, 344],
    [112, 286],
    [ARMPIT[0], ARMPIT[1] + 6, 1],
  ];
  const neckBand: Part = {
    part: 'panel',
    material: bench.main,
    lift: 0.4,
    thickness: 3,
    volume: 8,
    outline: closedCurve([
      [-44, 98, 1],
      [0, 112],
      [44, 98, 1],
      [42, 78, 1],
      [0, 92],
      [-42, 78, 1],
    ]),
  };
  const behindNeck: Part = {
    part: 'panel',
    material: bench.main,
    light: 0.6,
    lift: 0,
    volume: 4,
    outline: closedCurve([
      [-43, 96, 1],
      [0, 76],
      [43, 96, 1],
      [0, 100],
    ]),
  };
  if (bench.isBack)
    return {
      right: back,
      behind: [],
      over: [
        neckBand,
        ...[-1, 1].map(
          (side): Part => ({
            part: 'panel',
            material: bench.main,
            lift: 0.2,
            volume: 6,
            outline: closedCurve([
              [side * 30, 92, 1],
              [side * 44, 92, 1],
              [side * 62, 180],
              [side * 132, 270, 1],
              [side * 112, 290, 1],
              [side * 48, 190],
            ]),
          }),
        ),
      ],
      seams: [],
      landmarks: { left_armpit: [-ARMPIT[0], ARMPIT[1]], right_armpit: ARMPIT },
    };
  return {
    right: [...front, ...outer],
    behind: [
      behindNeck,
      ...(isDeep ? [shade(bench, [...back, [100, 420, 1], [-100, 420, 1], ...mirror(back).slice(0, -1)])] : []),
    ],
    over: isDeep ? [] : [neckBand],
    seams: [],
    landmarks: { left_collar: [-42, 96], right_collar: [42, 96] },
  };
}

function oneShoulder(bench: Bench): Top {
  const flip = bench.isBack ? -1 : 1;
  const near: Knot[] = [
    [56, 106, 1],
    [106, 122, 1],
    [110, 186],
    [ARMPIT[0], ARMPIT[1], 1],
  ];
  const far: Knot[] = [
    [-30, 190],
    [-90, 236],
    [-ARMPIT[0] + 4, ARMPIT[1] + 6, 1],
  ];
  const line: Knot[] = [[56, 106, 1], [24, 156], ...far];
  const side = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [x * flip, y, corner]);
  const right = flip > 0 ? near : side(line).slice(1);
  const left = flip > 0 ? line.slice(1) : side(near);
  const join: Knot[] =
    flip > 0
      ? []
      : [
          [-56, 106, 1],
          [-24, 156],
        ];
  return {
    right: flip > 0 ? right : [...join.slice(1), ...right.slice(1)],
    left,
    over: [],
    seams: [],
    landmarks: { left_armpit: [-ARMPIT[0] + 4, ARMPIT[1] + 6], right_armpit: ARMPIT },
    behind: bench.isBack
      ? []
      : [
          shade(bench, [
            [58, 104, 1],
            [34, 140],
            [-20, 182],
            [-88, 226],
            [-124, 262, 1],
            [-60, 300, 1],
            [70, 170, 1],
          ]),
        ],
  };
}

function sleeved(bench: Bench): Top {
  const isDeep = bench.text('neck', 'boat') === 'v';
  const shape = torso(bench, {
    neck: isDeep ? [66, 106] : [92, 112],
    shoulder: [134, 132],
    armpit: [140, ARMPIT[1]],
    waist: WAIST,
    hem: HIP,
    drop: bench.isBack ? 330 : isDeep ? 290 : 140,
    neckline: isDeep && !bench.isBack ? 'v' : 'round',
    sag: 0,
  });
  const pair = arms(bench, shape, { cut: 'natural', length: 384, finish: 'hem', ease: 0.94, pose: 'open' });
  const neck = shape.outline.slice(0, 1);
  const {
    neck: [x, y],
    shoulder,
    armpit,
    drop,
  } = shape.measures;
  const halfOutline: Knot[] =
    isDeep && !bench.isBack
      ? [
          [0, drop, 1],
          [x * 0.54, drop - (drop - y) * 0.5],
        ]
      : bench.isBack
        ? [
            [0, drop],
            [x * 0.62, drop - 80],
            [x * 0.9, y + 60],
          ]
        : [
            [neck[0]![0], drop],
            [x * 0.6, drop - 7],
          ];
  const right: Knot[] = [
    ...halfOutline,
    [x, y, 1],
    [shoulder[0], shoulder[1], 1],
    ...shape
      .armhole(1)
      .filter((_, index) => index % 10 === 0 && index > 0)
      .map(([px, py]): Knot => [px, py]),
    [armpit[0], armpit[1], 1],
  ];
  return {
    right,
    behind: bench.isBack
      ? []
      : [
          shade(bench, [
            [0, y - 8],
            [x, y, 1],
            [x * 0.8, drop + 40, 1],
            [-x * 0.8, drop + 40, 1],
            [-x, y, 1],
          ]),
          { part: 'label', at: [0, y + 12], size: [26, 10] },
          ...pair.partsUnder,
        ],
    over: bench.isBack ? [...pair.partsUnder, ...pair.partsOver] : pair.partsOver,
    seams: pair.seams,
    landmarks: { ...pair.landmarks, left_shoulder: [-shoulder[0], shoulder[1]], right_shoulder: shoulder },
  };
}

function folds(bench: Bench, skirt: (typeof SKIRTS)[string], top: string): Fold[] {
  const random = bench.random('evening');
  const { foldDepth, foldWidth } = bench.main.fabric;
  const isFlared = skirt.waves > 6;
  const drape = bench.has('drape')
    ? [
        ...fan(random, [-WAIST[0] + 2, WAIST[1] + 26], [1.05, 2.6], [120, 250], 11, 7 * foldWidth, 3.4 * foldDepth),
        ...fan(random, [-WAIST[0] + 2, WAIST[1] + 40], [0.1, 1], [110, 260], 6, 9 * foldWidth, 3.4 * foldDepth),
      ]
    : [
        ...fan(random, [WAIST[0] - 2, WAIST[1]], [-2.3, -0.7], [50, 120], 4, 8 * foldWidth, 2.2 * foldDepth),
        ...fan(random, [-WAIST[0] + 2, WAIST[1]], [0.7, 2.3], [50, 120], 4, 8 * foldWidth, 2.2 * foldDepth),
      ];
  return [
    ...swell(random, { left: -HIP[0], right: HIP[0], top: 300, bottom: skirt.bottom }, 5.5 * foldDepth),
    ...drape,
    ...(isFlared
      ? skirtFolds(
          bench,
          {
            waist: skirt.waves === 8 ? 130 : 116,
            top: skirt.waves === 8 ? 690 : WAIST[1] + 20,
            halfWidth: skirt.halfWidth,
            bottom: skirt.bottom,
          },
          11,
          1.1,
        )
      : hang(random, { left: -140, right: 140, top: 520, bottom: skirt.bottom }, 7, 13 * foldWidth, 3.2 * foldDepth)),
    ...(top === 'strapless' || top === 'straps'
      ? []
      : [fold([-60, 190], [-40, 330], 0.05, 10, 2 * foldDepth), fold([64, 200], [40, 340], -0.05, 10, 2 * foldDepth)]),
    fold([-HIP[0] * 0.86, HIP[1] - 20], [HIP[0] * 0.5, HIP[1] - 66], 0.12, 18, 2.2 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [-skirt.halfWidth, skirt.bottom],
        [skirt.halfWidth, skirt.bottom],
      ],
      [60, 200],
      6,
      11 * foldWidth,
      2.6 * foldDepth,
    ),
  ];
}

function boning(bench: Bench): Seam[] {
  if (!bench.has('corset')) return [];
  return [-0.86, -0.5, 0, 0.5, 0.86].map((t) =>
    seam(
      openCurve([
        [t * 100, 238 + Math.abs(t) * -6],
        [t * 108, 320],
        [t * WAIST[0] * 0.96, WAIST[1]],
        [t * HIP[0] * 0.5, HIP[1] - 60],
      ]),
      1.8,
      1.8,
    ),
  );
}

/** A gown is longer than the sheet, so it is drawn smaller. */
const GOWN = { scale: 0.84, by: [0, 12] as Point };

function draw(bench: Bench): Drawing {
  const cut = cutOut(bench);
  if (bench.text('shape', 'column') === 'midi') return cut;
  const place = ([x, y]: Point): Point => [x * GOWN.scale + GOWN.by[0], y * GOWN.scale + GOWN.by[1]];
  return {
    parts: moveParts(cut.parts, GOWN.scale, GOWN.by),
    focus: { at: place(cut.focus.at), zoom: cut.focus.zoom },
    landmarks: Object.fromEntries(Object.entries(cut.landmarks).map(([name, point]) => [name, place(point)])),
  };
}

function cutOut(bench: Bench): Drawing {
  const style = bench.text('top', 'strapless');
  const top =
    style === 'halter'
      ? halter(bench)
      : style === 'one-shoulder'
        ? oneShoulder(bench)
        : style === 'long'
          ? sleeved(bench)
          : strapped(bench);
  const skirt = SKIRTS[bench.text('shape', 'column')] ?? SKIRTS['column']!;
  const side: Knot[] = [[123, 336], WAIST, HIP, ...skirt.knots, [skirt.halfWidth, skirt.bottom, 1]];
  const opening: Opening | undefined =
    bench.has('slit') && !bench.isBack
      ? { x: skirt.halfWidth * 0.42, height: skirt.bottom > 1000 ? 420 : 270, gape: 62 }
      : undefined;
  const hem = openHem(bench, skirt.halfWidth, skirt.bottom, skirt.waves, skirt.waves > 6 ? 5 : 3, opening);
  const left = top.left ?? [...mirror(top.right)].reverse();
  const outline = closedCurve([
    ...top.right,
    ...side,
    ...hem,
    ...mirror(side),
    ...[...left].reverse().filter(([x]) => Math.abs(x) > 0.01),
  ]);
  const body: Panel = {
    part: 'panel',
    outline,
    material: bench.main,
    join: 'shell',
    volume: 30,
    lift: 0.2,
    folds: [
      ...folds(bench, skirt, style),
      ...(bench.text('neck', '') === 'cowl' && !bench.isBack ? cowl(bench, 90, 190, 232) : []),
    ],
    seams: [
      ...top.seams,
      ...boning(bench),
      ...(bench.isBack
        ? [
            seam(
              [
                [0, 400],
                [0, skirt.bottom],
              ],
              1.3,
            ),
          ]
        : []),
    ],
  };
  const inside: Part[] = opening
    ? [
        {
          part: 'panel',
          material: bench.plain(),
          light: 0.5,
          lift: 0,
          volume: 6,
          outline: closedCurve([
            [20, skirt.bottom - 460, 1],
            [skirt.halfWidth - 24, skirt.bottom - 440, 1],
            [skirt.halfWidth - 12, skirt.bottom - 8, 1],
            [10, skirt.bottom + 2, 1],
          ]),
          folds: hang(
            bench.random('inside'),
            { left: 30, right: 130, top: skirt.bottom - 420, bottom: skirt.bottom },
            3,
            12,
            4,
          ),
        },
      ]
    : [];
  const train: Part[] = bench.has('train')
    ? [
        {
          part: 'panel',
          material: bench.main,
          light: 0.82,
          lift: 0,
          volume: 20,
          outline: closedCurve([
            [-90, 860, 1],
            [90, 860, 1],
            [skirt.halfWidth + 20, skirt.bottom - 66],
            [skirt.halfWidth + 50, skirt.bottom + 16],
            [60, skirt.bottom + 30],
            [-skirt.halfWidth - 34, skirt.bottom + 14],
            [-skirt.halfWidth - 8, skirt.bottom - 70],
          ]),
          folds: skirtFolds(
            bench,
            { waist: 100, top: 920, halfWidth: skirt.halfWidth + 40, bottom: skirt.bottom + 26 },
            7,
          ),
        },
      ]
    : [];
  const bow =
    bench.has('bow') && !bench.isBack
      ? tiedBow(
          bench,
          [
            bench.text('top', '') === 'one-shoulder' ? 80 : 0,
            bench.text('top', '') === 'one-shoulder' ? 124 : WAIST[1],
          ],
          { reach: 96, width: 54, tails: [210, 250], hasLoops: true },
        )
      : [];
  return {
    parts: [...train, ...top.behind, ...inside, body, ...top.over, ...bow],
    focus: { at: [30, 330], zoom: 1.8 },
    landmarks: {
      left_armpit: [-ARMPIT[0], ARMPIT[1]],
      right_armpit: ARMPIT,
      ...top.landmarks,
      left_waist: [-WAIST[0], WAIST[1]],
      right_waist: WAIST,
      left_hip: [-HIP[0], HIP[1]],
      right_hip: HIP,
      left_hem: [-skirt.halfWidth, skirt.bottom],
      right_hem: [skirt.halfWidth, skirt.bottom],
    },
  };
}

const TOPS: Readonly<Record<string, string>> = {
  strapless: 'strapless',
  halter: 'halter-neck',
  'one-shoulder': 'one-shoulder',
  straps: 'strappy',
  long: 'long-sleeved',
};

export const silhouette: Silhouette = {
  name: 'evening-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) =>
    `${TOPS[String(options['top'] ?? 'strapless')]} ${options['shape'] === 'midi' ? 'cocktail dress' : 'evening gown'}`,
  words: ({ shape }) =>
    shape === 'midi'
      ? 'evening dress, formal dress, knee-length dress, cocktail dress'
      : 'evening dress, evening gown, formal dress, floor-length dress',
  sample: { fabric: 'velvet', color: 'bottle' },
  draw,
};
