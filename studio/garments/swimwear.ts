import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Fold, Panel, Part } from '../tailoring/Drawing.ts';
import { fan, fold, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp, openCurve } from '../tailoring/geometry.ts';
import { moveParts } from '../tailoring/moved.ts';
import { strip } from '../tailoring/neck.ts';
import { band as strap, buckle, ring } from '../tailoring/objects.ts';
import { ruffle } from '../tailoring/ruffle.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const mirror = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [-x, y, corner]).reverse();
const mirrorHalf = (halfOutline: readonly Knot[]): Point[] =>
  closedCurve([...halfOutline, ...mirror(halfOutline).filter(([x]) => Math.abs(x) > 0.01)]);
const LEG: Readonly<Record<string, number>> = { high: 610, classic: 690, low: 760 };

/** The part of the back that shows through the leg openings. */
function seat(bench: Bench, hip: Point, legY: number, crotch: number): Panel {
  return {
    part: 'panel',
    material: bench.main,
    light: 0.6,
    lift: 0,
    volume: 6,
    outline: mirrorHalf([
      [0, legY - 90],
      [hip[0] - 12, legY - 40, 1],
      [hip[0] - 3, legY + 2, 1],
      [hip[0] * 0.86, lerp(legY, crotch, 0.5)],
      [hip[0] * 0.4, crotch - 22],
      [40, crotch - 2, 1],
      [0, crotch + 2],
    ]),
  };
}

/** The lower half of the outline, from the hip round the leg to the middle. */
const legOpening = (hip: Point, legY: number, crotch: number, isBack: boolean): Knot[] =>
  isBack
    ? [
        [hip[0], legY, 1],
        [hip[0] * 0.82, lerp(legY, crotch, 0.56)],
        [hip[0] * 0.42, crotch - 20],
        [38, crotch, 1],
        [0, crotch + 5],
      ]
    : [
        [hip[0], legY, 1],
        [hip[0] * 0.62, lerp(legY, crotch, 0.34)],
        [hip[0] * 0.34, lerp(legY, crotch, 0.76)],
        [38, crotch, 1],
        [0, crotch + 5],
      ];

const trimmed = (bench: Bench, line: readonly Point[], width: number): Part => ({
  part: 'panel',
  material: bench.has('piping') ? bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color) : bench.main,
  outline: strip(line, width),
  lift: 0.16,
  thickness: 2,
  volume: 2,
});

interface Neck {
  readonly halfOutline: readonly Knot[];
  readonly back: readonly Knot[];
}

/** The neckline from the middle over the strap to the side of the breast. */
function neckOf(bench: Bench): Neck {
  const side: Knot[] = [
    [138, 286],
    [168, 392, 1],
  ];
  const createKnots = (inner: number, outer: number, neck: readonly Knot[]): Knot[] => [
    ...neck,
    [inner, 132, 1],
    [outer, 134, 1],
    [outer + 4, 220],
    ...side,
  ];
  const back: Knot[] = createKnots(74, 104, [
    [0, 470],
    [52, 440],
    [72, 320],
  ]);
  const necks: Readonly<Record<string, readonly Knot[]>> = {
    scoop: createKnots(78, 108, [
      [0, 348],
      [54, 330],
      [76, 260],
    ]),
    v: createKnots(72, 106, [
      [0, 420, 1],
      [44, 290],
    ]),
    square: createKnots(92, 124, [
      [0, 324],
      [84, 318],
      [91, 296],
    ]),
    high: [[0, 178], [40, 166], [62, 138, 1], [98, 138, 1], [106, 210], ...side],
    plunge: createKnots(66, 112, [
      [0, 520, 1],
      [34, 360],
      [56, 230],
    ]),
    bandeau: [
      [0, 326, 1],
      [34, 296],
      [96, 290],
      [150, 326],
      [168, 392, 1],
    ],
    halter: [
      [0, 404, 1],
      [26, 260],
      [30, 140, 1],
      [58, 138, 1],
      [84, 236],
      [130, 332],
      [168, 392, 1],
    ],
  };
  const front = necks[bench.text('neck', 'scoop')] ?? necks['scoop']!;
  const isLow = bench.text('neck', 'scoop') === 'bandeau' || bench.text('neck', '') === 'halter';
  return {
    halfOutline: front,
    back: isLow
      ? [
          [0, 420],
          [90, 410],
          [168, 400, 1],
        ]
      : back,
  };
}

function bodyFolds(bench: Bench): Fold[] {
  const random = bench.random('swim');
  const foldDepth = bench.main.fabric.foldDepth;
  const ruched =
    bench.has('ruched') && !bench.isBack
      ? [-1, 1].flatMap((side) =>
          Array.from({ length: 11 }, (_, index) => {
            const y = 430 + index * 24 + random.between(-6, 6);
            return fold(
              [side * 178, y],
              [side * random.between(10, 70), y + random.between(-4, 26)],
              0.12 * side,
              random.between(6, 9),
              random.between(3.6, 5.6) * foldDepth * (index % 3 === 2 ? -0.7 : 1),
              random.between(-0.6, 0.6),
              0.2,
            );
          }),
        )
      : [];
  return [
    ...swell(random, { left: -150, right: 150, top: 380, bottom: 800 }, 7 * foldDepth),
    ...fan(random, [150, 420], [-1.8, -0.7], [50, 110], 2, 8, 2.6 * foldDepth),
    ...fan(random, [-150, 420], [0.7, 1.8], [50, 110], 2, 8, 2.6 * foldDepth),
    ...fan(random, [4, 850], [2.4, 3.9], [60, 140], 4, 7, 2.4 * foldDepth),
    ...ruched,
  ];
}

function onePiece(bench: Bench): Drawing {
  const legY = LEG[bench.text('leg', 'classic')] ?? 690;
  const crotch = 878;
  const waist: Point = [140, 548];
  const hip: Point = [legY < 640 ? 166 : 176, legY];
  const neck = neckOf(bench);
  const upper = bench.isBack ? neck.back : neck.halfOutline;
  const halfOutline: Knot[] = [
    ...upper,
    [156, 460],
    [...waist],
    [lerp(waist[0], hip[0], 0.6), lerp(waist[1], legY, 0.5)],
    ...legOpening(hip, legY, crotch, bench.isBack),
  ];
  const rim = openCurve([...mirror(upper), ...upper.slice(Math.abs(upper[0]![0]) < 0.01 ? 1 : 0)]);
  const legLine = (side: number): Point[] =>
    openCurve(
      legOpening(hip, legY, crotch, bench.isBack)
        .slice(0, 4)
        .map(([x, y]): Knot => [x * side, y]),
    );
  const isLow = bench.text('neck', '') === 'bandeau' || bench.text('neck', '') === 'halter';
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(
      {
        part: 'panel',
        material: bench.plain(),
        light: 0.58,
        lift: 0,
        volume: 4,
        outline: mirrorHalf([...neck.back, [150, 480, 1], [0, 540]]),
      },
      seat(bench, hip, legY, crotch),
      { part: 'label', at: [0, isLow ? 436 : 486], size: [26, 11] },
    );
  else
    parts.push({
      part: 'panel',
      material: bench.plain(),
      light: 0.62,
      lift: 0,
      volume: 4,
      outline: mirrorHalf([...neck.halfOutline, [150, 480, 1], [0, 600]]),
    });
  const extra =
    bench.text('neck', '') === 'halter'
      ? [-1, 1].map(
          (side): Cord => ({
            part: 'cord',
            width: 9,
            color: bench.main.ground,
            path: openCurve([
              [side * 44, 142],
              [side * 30, 92],
              [side * 6, 76],
            ]),
          }),
        )
      : [];
  parts.push(
    ...extra,
    {
      part: 'panel',
      outline: mirrorHalf(halfOutline),
      material: bench.main,
      volume: 34,
      lift: 0.2,
      folds: bodyFolds(bench),
      seams: bench.has('seams')
        ? [-1, 1].map((side) =>
            seam(
              openCurve([
                [side * 92, 300],
                [side * 78, 420],
                [side * 66, 560],
                [side * 84, 760],
              ]),
              1.2,
            ),
          )
        : [],
    },
    trimmed(bench, rim, -8),
    trimmed(bench, legLine(1), -7),
    trimmed(bench, legLine(-1), 7),
  );
  if (bench.has('belt'))
    parts.push(
      strap(
        bench,
        [
          [-144, 546],
          [0, 556],
          [144, 546],
        ],
        26,
        { material: bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color), stitched: true },
      ),
      ...(bench.isBack ? [] : buckle(bench, [0, 556], [40, 38])),
    );
  if (bench.has('ring') && !bench.isBack)
    parts.push(ring(bench, [0, bench.text('neck', '') === 'bandeau' ? 340 : 430], [17, 17], 7));
  if (bench.has('ruffle') && !bench.isBack)
    parts.push(
      ruffle(bench, rim.slice(Math.floor(rim.length * 0.3), Math.ceil(rim.length * 0.7)), 40, {
        name: 'neck',
        pitch: 26,
      }),
    );
  return {
    parts,
    focus: { at: [30, 400], zoom: 1.8 },
    landmarks: {
      left_armpit: [-168, 392],
      right_armpit: [168, 392],
      left_waist: [-waist[0], waist[1]],
      right_waist: [...waist],
      left_hip: [-hip[0], hip[1]],
      right_hip: [...hip],
      crotch: [0, crotch],
    },
  };
}

const cordOf = (bench: Bench, knots: readonly Knot[], width = 7): Cord => ({
  part: 'cord',
  width,
  color: bench.main.ground,
  path: openCurve(knots),
});

/** The top of a bikini: triangles on cords, a band, cups with straps, or a short vest. */
function bikiniTop(bench: Bench): Part[] {
  const random = bench.random('bikini top');
  const foldDepth = bench.main.fabric.foldDepth;
  const style = bench.text('top', 'triangle');
  const y = 384;
  if (style === 'triangle') {
    const cup = (side: number): Panel => ({
      part: 'panel',
      material: bench.main,
      lift: 0.4,
      volume: 20,
      round: 22,
      outline: closedCurve(
        (
          [
            [72, y - 152, 1],
            [112, y - 84],
            [148, y + 4, 1],
            [84, y + 12],
            [22, y + 4, 1],
            [44, y - 80],
          ] as Knot[]
        ).map(([px, py, corner]): Knot => [px * side, py, corner]),
      ),
      folds: [...fan(random, [side * 84, y + 8], [2.6, 3.7], [40, 90], 5, 6, 2.6 * foldDepth)],
      stitching: [
        {
          path: [
            [side * 30, y - 6],
            [side * 84, y],
            [side * 140, y - 6],
          ],
          color: bench.thread,
        },
      ],
    });
    const ties = [-1, 1].flatMap((side): Cord[] => [
      cordOf(bench, [
        [side * 72, y - 148],
        [side * 62, y - 220],
        [side * 22, y - 276],
        [side * 4, y - 282],
      ]),
      cordOf(
        bench,
        [
          [side * 4, y - 282],
          [side * random.between(16, 40), y - 250],
          [side * random.between(6, 24), y - 214],
        ],
        6,
      ),
    ]);
    if (bench.isBack)
      return [
        ...ties,
        ...[-1, 1].map((side) => ({ ...cup(side), material: bench.plain(), light: 0.64, stitching: [] })),
        cordOf(
          bench,
          [
            [-190, y + 2],
            [0, y + 14],
            [190, y + 2],
          ],
          8,
        ),
        ...[-1, 1].map((side) =>
          cordOf(
            bench,
            [
              [0, y + 14],
              [side * 26, y + 60],
              [side * 18, y + 96],
            ],
            6,
          ),
        ),
      ];
    return [
      ...ties,
      cordOf(
        bench,
        [
          [-22, y + 5],
          [0, y + 8],
          [22, y + 5],
        ],
        7,
      ),
      ...[-1, 1].flatMap((side) => [
        cordOf(
          bench,
          [
            [side * 146, y + 4],
            [side * 188, y + 22],
            [side * 226, y + 12],
            [side * 250, y + 44],
          ],
          7,
        ),
        cup(side),
      ]),
    ];
  }
  const isBare = style === 'bandeau';
  const halfOutline: Knot[] = isBare
    ? [
        [0, y - 84, 1],
        [60, y - 104],
        [132, y - 88],
        [164, y - 52, 1],
      ]
    : style === 'vest'
      ? [
          [0, y - 112],
          [58, y - 128],
          [82, 168, 1],
          [112, 168, 1],
          [118, y - 130],
          [164, y - 60, 1],
        ]
      : [
          [0, y - 44, 1],
          [32, y - 92],
          [84, y - 122],
          [128, y - 92],
          [164, y - 40, 1],
        ];
  const foot: Knot[] = [
    [160, y + 6, 1],
    [80, y + 20],
    [0, y + (style === 'cups' ? 12 : 22)],
  ];
  const front = mirrorHalf([...halfOutline, ...foot]);
  const straps =
    style === 'cups'
      ? [-1, 1].map((side) =>
          strap(
            bench,
            [
              [side * 96, y - 116],
              [side * 100, 220],
              [side * 84, 158],
            ],
            15,
            { material: bench.main },
          ),
        )
      : [];
  const backStraps =
    style === 'cups'
      ? [-1, 1].map((side) => ({
          ...strap(
            bench,
            [
              [side * 84, 158],
              [side * 72, 250],
              [side * 78, y - 20],
            ],
            15,
            { material: bench.main, lift: 0.1 },
          ),
          light: bench.isBack ? 1 : 0.7,
        }))
      : [];
  const inside: Part[] = bench.isBack
    ? []
    : [
        {
          part: 'panel',
          material: bench.plain(),
          light: 0.58,
          lift: 0,
          volume: 4,
          outline: mirrorHalf([
            [0, y - 46],
            [100, y - 52],
            [162, y - 46, 1],
            [156, y + 2, 1],
            [0, y + 8],
          ]),
        },
        { part: 'label', at: [0, y - 34], size: [22, 9] },
      ];
  const body: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.3,
    volume: 26,
    round: 24,
    outline: bench.isBack
      ? mirrorHalf(
          style === 'vest'
            ? [[0, y - 70], [56, y - 92], [84, 168, 1], [112, 168, 1], [120, y - 110], [164, y - 60, 1], ...foot]
            : [
                [0, y - 48],
                [100, y - 52],
                [164, y - 50, 1],
                [160, y + 6, 1],
                [0, y + 16],
              ],
        )
      : front,
    folds: [
      ...swell(random, { left: -150, right: 150, top: y - 90, bottom: y + 10 }, 5 * foldDepth),
      ...(bench.has('ruched') || isBare
        ? [
            ...fan(random, [0, y - 34], [1, 2.2], [60, 140], 7, 6, 3.4 * foldDepth),
            ...fan(random, [0, y - 34], [-2.2, -1], [60, 140], 7, 6, 3.4 * foldDepth),
          ]
        : []),
    ],
    seams:
      style === 'cups' && !bench.isBack
        ? [-1, 1].map((side) =>
            seam(
              openCurve([
                [side * 26, y + 8],
                [side * 70, y - 22],
                [side * 152, y - 12],
              ]),
              1.4,
            ),
          )
        : [],
  };
  const knot: Part[] =
    bench.has('ring') && !bench.isBack
      ? [ring(bench, [0, y - 30], [15, 20], 7)]
      : isBare && !bench.isBack
        ? [
            {
              part: 'panel',
              material: bench.main,
              lift: 0.6,
              volume: 10,
              outline: closedCurve([
                [-15, y - 82],
                [14, y - 84],
                [18, y + 20],
                [-16, y + 22],
              ]),
              folds: [fold([-5, y - 78], [4, y + 16], 0.06, 5, 3)],
            },
          ]
        : [];
  return [...backStraps, ...inside, body, ...straps, ...knot];
}

function bikiniBrief(bench: Bench): { parts: Part[]; hip: Point; waistY: number; crotch: number } {
  const style = bench.text('brief', 'classic');
  const waistY = style === 'high' ? 520 : style === 'tie' ? 622 : 596;
  const crotch = 828;
  const legY = style === 'high' ? 660 : style === 'tie' ? 652 : 660;
  const hip: Point = [style === 'tie' ? 150 : 184, legY];
  const top: Knot[] = [
    [0, waistY + (style === 'tie' ? 34 : 16)],
    [hip[0] * 0.6, waistY + (style === 'tie' ? 22 : 9)],
    [style === 'high' ? 158 : hip[0] - 4, waistY, 1],
  ];
  const halfOutline = [
    ...top,
    ...(style === 'high' ? [[174, 590] as Knot] : []),
    ...legOpening(hip, legY, crotch, bench.isBack),
  ];
  const random = bench.random('brief');
  const foldDepth = bench.main.fabric.foldDepth;
  const ruched = bench.has('ruched')
    ? [-1, 1].flatMap((side) =>
        Array.from({ length: 6 }, (_, index) =>
          fold(
            [side * 180, waistY + 14 + (index * (legY - waistY)) / 7],
            [side * random.between(40, 90), waistY + 26 + index * 20],
            0.1 * side,
            7,
            4 * foldDepth * (index % 3 === 2 ? -0.7 : 1),
            0,
            0.2,
          ),
        ),
      )
    : [];
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(
      {
        part: 'panel',
        material: bench.plain(),
        light: 0.58,
        lift: 0,
        volume: 4,
        outline: mirrorHalf([
          [0, waistY + 2],
          [hip[0] * 0.7, waistY + 1],
          [style === 'high' ? 157 : hip[0] - 5, waistY, 1],
          [hip[0] * 0.8, waistY + 60, 1],
          [0, waistY + 70],
        ]),
      },
      seat(bench, hip, legY, crotch),
    );
  parts.push(
    {
      part: 'panel',
      material: bench.main,
      lift: 0.25,
      volume: 28,
      outline: mirrorHalf(halfOutline),
      folds: [
        ...swell(random, { left: -150, right: 150, top: waistY, bottom: crotch }, 5 * foldDepth),
        ...fan(random, [4, crotch - 20], [2.3, 4], [50, 120], 4, 7, 2.4 * foldDepth),
        ...ruched,
      ],
    },
    trimmed(bench, openCurve([...mirror(top), ...top.slice(1)]), -9),
  );
  if (style === 'tie')
    parts.push(
      ...[-1, 1].flatMap((side) =>
        [
          [40, -22],
          [52, 24],
          [30, 96],
          [14, 118],
        ].map(([dx, dy], index) =>
          cordOf(
            bench,
            index < 2
              ? [
                  [side * 148, 636],
                  [side * (148 + dx!), 636 + dy!],
                  [side * (156 + dx! * 0.4), 642 + dy! * 0.3],
                  [side * 148, 638],
                ]
              : [
                  [side * 148, 638],
                  [side * (152 + dx! * 0.8), 638 + dy! * 0.5],
                  [side * (146 + dx!), 638 + dy!],
                ],
            7,
          ),
        ),
      ),
    );
  if (bench.has('belt'))
    parts.push(
      strap(
        bench,
        [
          [-hip[0] + 2, waistY + 22],
          [0, waistY + 38],
          [hip[0] - 2, waistY + 22],
        ],
        20,
        { material: bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color) },
      ),
      ...(bench.isBack ? [] : buckle(bench, [0, waistY + 38], [34, 30])),
    );
  return { parts, hip, waistY, crotch };
}

/** The position of a bikini's top, and its scale. Its pieces are drawn close together and large. */
const BIKINIS: Readonly<Record<string, readonly [top: number, scale: number]>> = {
  triangle: [102, 1.2],
  cups: [158, 1.24],
  vest: [168, 1.24],
  bandeau: [280, 1.3],
};

function bikini(bench: Bench): Drawing {
  const brief = bikiniBrief(bench);
  const isHigh = bench.text('brief', '') === 'high';
  const raisedBy = isHigh ? 22 : 70;
  const [top, scale] = BIKINIS[bench.text('top', 'triangle')] ?? BIKINIS['triangle']!;
  const down = 506 - (scale * (top + brief.crotch - raisedBy)) / 2;
  const pointAt = ([x, y]: Point): Point => [x * scale, (y - raisedBy) * scale + down];
  const waist = isHigh ? 158 : brief.hip[0] - 4;
  return {
    parts: [
      ...moveParts(bikiniTop(bench), scale, [0, down]),
      ...moveParts(brief.parts, scale, [0, down - raisedBy * scale]),
    ],
    focus: { at: [70 * scale, 350 * scale + down], zoom: 1.6 },
    landmarks: {
      left_hip: pointAt([-brief.hip[0], brief.hip[1]]),
      right_hip: pointAt(brief.hip),
      crotch: pointAt([0, brief.crotch]),
      left_waist: pointAt([-waist, brief.waistY]),
      right_waist: pointAt([waist, brief.waistY]),
    },
  };
}

const draw = (bench: Bench): Drawing =>
  bench.text('cut', 'one-piece') === 'one-piece' ? onePiece(bench) : bikini(bench);

export const silhouette: Silhouette = {
  name: 'swimwear',
  kind: 'swimwear',
  tryOn: null,
  subkind: (options) =>
    options['cut'] === 'bikini'
      ? `${String(options['top'] ?? 'triangle')} bikini`.replace('cups', 'balconette').replace('vest', 'crop-top')
      : `${options['neck'] === 'plunge' ? 'plunge ' : options['neck'] === 'bandeau' ? 'bandeau ' : options['neck'] === 'halter' ? 'halter ' : ''}swimsuit`,
  words: 'swimwear, bathing suit, beachwear, pool, beach',
  sample: { fabric: 'swim', color: 'petrol' },
  draw,
};
