import type { Bench } from '../tailoring/Bench.ts';
import { denimFades, jeanThread } from '../tailoring/denim.ts';
import type { Drawing, Fold, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fan, fold, hang, risingFrom, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { band as strap, buckle, zip } from '../tailoring/objects.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { flowingHem, skirtBand, skirtFolds } from '../tailoring/skirts.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

interface Shape {
  readonly waist: number;
  readonly top: number;
  readonly hip: readonly [number, number];
  readonly half: number;
  readonly bottom: number;
  readonly flows: boolean;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  'a-line': { waist: 158, top: 250, hip: [204, 420], half: 252, bottom: 706, flows: false },
  tube: { waist: 160, top: 250, hip: [204, 440], half: 190, bottom: 716, flows: false },
  skater: { waist: 148, top: 244, hip: [224, 440], half: 312, bottom: 690, flows: true },
  bubble: { waist: 150, top: 256, hip: [248, 450], half: 262, bottom: 640, flows: true },
  wrap: { waist: 158, top: 250, hip: [206, 420], half: 246, bottom: 706, flows: false },
};

function outlineOf(bench: Bench, m: Shape, bubble: boolean): Knot[] {
  const right: Knot[] = [
    [m.waist + 1, m.top + 34, 1],
    [m.hip[0], m.hip[1]],
    ...(bubble
      ? ([
          [m.half, m.bottom - 90],
          [m.half - 36, m.bottom + 4],
        ] as Knot[])
      : [[m.half, m.bottom, 1] as Knot]),
  ];
  const random = bench.random('mini hem');
  const still: Knot[] = [0.66, 0.3, -0.05, -0.4, -0.72].map(
    (t): Knot => [t * m.half, m.bottom + 9 * (1 - t * t) + random.between(-2, 2)],
  );
  const low = bubble
    ? [0.6, 0.3, 0, -0.3, -0.6].map((t): Knot => [t * m.half, m.bottom + 30 - 8 * t * t + random.between(-5, 5)])
    : m.flows
      ? flowingHem(bench, m.half, m.bottom, 8, 7)
      : still;
  return [...right, ...low, ...right.map(([x, y, c]): Knot => [-x, y, c ?? 0]).reverse(), [0, m.top + 40]];
}

function foldsOf(bench: Bench, m: Shape, bubble: boolean): Fold[] {
  const random = bench.random('mini');
  const { foldDepth: d, foldWidth: w, creases: count } = bench.main.fabric;
  const area = { left: -m.hip[0], right: m.hip[0], top: m.top + 50, bottom: m.bottom };
  if (m.flows)
    return [
      ...swell(random, area, 5 * d),
      ...(bubble
        ? []
        : skirtFolds(bench, { waist: m.waist, top: m.top + 40, half: m.half, bottom: m.bottom }, 12, 1.1)),
      ...creases(random, area, Math.round(count / 2), 1.3 * d),
      ...(bubble
        ? [
            ...risingFrom(
              random,
              [
                [-m.waist, m.top + 42],
                [m.waist, m.top + 42],
              ],
              [-90, -240],
              20,
              7,
              3.6 * d,
            ),
            ...risingFrom(
              random,
              [
                [-m.half * 0.8, m.bottom + 26],
                [m.half * 0.8, m.bottom + 26],
              ],
              [60, 170],
              20,
              7,
              4 * d,
            ),
          ]
        : []),
    ];
  return [
    ...swell(random, area, 4.5 * d),
    ...hang(random, { ...area, top: m.hip[1] - 40 }, 5, 13 * w, 2.8 * d),
    ...risingFrom(
      random,
      [
        [-m.half, m.bottom],
        [m.half, m.bottom],
      ],
      [40, 130],
      5,
      10 * w,
      2.5 * d,
    ),
    ...[1, -1].flatMap((side) =>
      fan(random, [side * (m.hip[0] - 14), m.hip[1] - 60], side > 0 ? [-2, -1] : [1, 2], [60, 130], 3, 8 * w, 2.2 * d),
    ),
    fold([-m.hip[0], m.hip[1] + 40], [60, m.hip[1]], 0.1, 14, 1.8 * d),
    ...creases(random, area, count, 1.3 * d),
  ];
}

/** The upper front of a wrapped skirt: it crosses over, and two straps hold it. */
function wrapped(bench: Bench, m: Shape): Part[] {
  if (bench.isBack) return [];
  const edge: Knot[] = [
    [-m.waist * 0.5, m.top + 38],
    [-m.waist * 0.62, m.hip[1]],
    [-m.half * 0.5, m.bottom - 60],
    [-m.half * 0.36, m.bottom + 2],
  ];
  const over: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.7,
    volume: 14,
    thickness: 4,
    join: 'wrap over',
    grain: { origin: [0, m.top], angle: 0.03 },
    outline: closedCurve([
      [m.waist + 1, m.top + 34, 1],
      [m.hip[0], m.hip[1]],
      [m.half, m.bottom, 1],
      [m.half * 0.5, m.bottom + 9],
      [0, m.bottom + 12],
      [m.half * -0.3, m.bottom + 11],
      ...[...edge].reverse().map(([x, y], index): Knot => [x, y, index === 3 ? 1 : 0]),
    ]),
    folds: foldsOf(bench, m, false),
    stitching: [{ path: offsetLine(openCurve(edge), -7), color: bench.thread }],
  };
  const leather = bench.plain('leather', 'espresso');
  const straps = [m.top + 74, m.top + 132].flatMap((y): Part[] => [
    strap(
      bench,
      [
        [-m.waist * 0.98, y - 4],
        [-m.waist * 0.28, y + 3],
      ],
      17,
      { material: leather, stitched: true },
    ),
    ...buckle(bench, [-m.waist * 0.52, y], [22, 26]),
  ]);
  return [over, ...(bench.has('straps') ? straps : buttonsDown(bench, -m.waist * 0.4, m.top + 74, m.top + 112, 2, 9))];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('shape', 'a-line');
  const m = SHAPES[style] ?? SHAPES['a-line']!;
  const bubble = style === 'bubble';
  const denim = bench.cloth.fabric === 'denim';
  const thread = denim ? jeanThread(bench) : bench.thread;
  const { behind, band } = skirtBand(bench, m.waist, m.top, 40);
  const line = openCurve([
    [-m.half, m.bottom - 16],
    [0, m.bottom - 7],
    [m.half, m.bottom - 16],
  ]);
  const buttoned = bench.has('buttons') && !bench.isBack;
  const parts: Part[] = [
    ...behind,
    {
      part: 'panel',
      material: bench.main,
      volume: 30,
      lift: 0.2,
      outline: closedCurve(outlineOf(bench, m, bubble)),
      folds: foldsOf(bench, m, bubble),
      fades: denim
        ? [-1, 1].flatMap((side) =>
            denimFades(
              bench,
              {
                waist: [m.waist, m.top],
                hip: [m.hip[0], m.hip[1]],
                crotch: m.hip[1] - 60,
                band: 40,
                knee: [m.half, 20, m.bottom - 120],
                hem: [m.half, 20, m.bottom],
              },
              side,
            ),
          )
        : [],
      seams: [
        ...(m.flows
          ? []
          : [
              seam(line, 0.9),
              ...[-1, 1].map((side) =>
                seam(
                  [
                    [side * m.waist * 0.55, m.top + 44],
                    [side * m.waist * 0.6, m.top + 118],
                  ],
                  1.1,
                ),
              ),
            ]),
        ...(bench.has('panels')
          ? [-0.42, 0.42].map((t) =>
              seam(
                openCurve([
                  [t * m.waist * 1.1, m.top + 44],
                  [t * m.hip[0] * 1.1, m.hip[1]],
                  [t * m.half * 1.2, m.bottom + 6],
                ]),
                1.4,
              ),
            )
          : []),
        ...(bench.isBack && !m.flows
          ? [
              seam(
                [
                  [0, m.top + 40],
                  [0, m.bottom + 6],
                ],
                1.3,
              ),
            ]
          : []),
        ...(buttoned
          ? [
              seam(
                [
                  [18, m.top + 44],
                  [19, m.bottom + 8],
                ],
                1.8,
                2,
              ),
            ]
          : []),
      ],
      stitching: [
        ...(denim || buttoned ? [{ path: offsetLine(line, 3), color: thread }] : []),
        ...(bench.has('panels')
          ? [-0.42, 0.42].map((t) => ({
              path: openCurve([
                [t * m.waist * 1.1 + 4, m.top + 46],
                [t * m.hip[0] * 1.1 + 4, m.hip[1]],
                [t * m.half * 1.2 + 4, m.bottom + 4],
              ]),
              color: thread,
            }))
          : []),
      ],
    },
  ];
  if (style === 'wrap') parts.push(...wrapped(bench, m));
  if (bench.has('pockets') && !bench.isBack)
    parts.push(
      patchPocket(bench, [-m.hip[0] * 0.56, m.top + 108], 92, 98, 12, bench.has('round')),
      patchPocket(bench, [m.hip[0] * 0.56, m.top + 108], 92, 98, 12, bench.has('round')),
    );
  if (bench.has('zip') && !bench.isBack)
    parts.push(
      ...zip(
        bench,
        [
          [0, m.top + 8],
          [1, m.hip[1]],
          [0, m.bottom + 2],
        ],
        [0, m.top + 22],
      ),
    );
  parts.push({ ...band, lift: 0.3 }, ...(buttoned ? buttonsDown(bench, 0, m.top + 24, m.bottom - 40, 6, 8.4) : []));
  if (bench.has('belt'))
    parts.push(
      strap(
        bench,
        [
          [-m.waist - 2, m.top + 18],
          [0, m.top + 27],
          [m.waist + 2, m.top + 18],
        ],
        24,
        { material: bench.plain('leather', bench.cloth.accent ?? 'black'), stitched: true },
      ),
      ...(bench.isBack ? [] : buckle(bench, [14, m.top + 27], [32, 34])),
    );
  return {
    parts,
    focus: { at: [40, m.top + 110], zoom: 1.9 },
    landmarks: {
      left_waist: [-m.waist, m.top],
      right_waist: [m.waist, m.top],
      left_hem: [-m.half + (bubble ? 36 : 0), m.bottom],
      right_hem: [m.half - (bubble ? 36 : 0), m.bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'mini-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) =>
    ({ skater: 'skater mini skirt', bubble: 'bubble mini skirt', wrap: 'wrap mini skirt', tube: 'tube mini skirt' })[
      String(options['shape'])
    ] ?? 'A-line mini skirt',
  words: 'mini skirt, miniskirt, short skirt',
  sample: { fabric: 'denim', color: 'mid', buttons: 'brass' },
  draw,
};
