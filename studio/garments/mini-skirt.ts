import type { Bench } from '../tailoring/Bench.ts';
import { denimFades, jeanThread } from '../tailoring/denim.ts';
import type { Drawing, Fold, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fan, fold, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
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
  readonly halfWidth: number;
  readonly bottom: number;
  readonly flows: boolean;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  'a-line': { waist: 158, top: 250, hip: [204, 420], halfWidth: 252, bottom: 706, flows: false },
  tube: { waist: 160, top: 250, hip: [204, 440], halfWidth: 190, bottom: 716, flows: false },
  skater: { waist: 148, top: 244, hip: [224, 440], halfWidth: 312, bottom: 690, flows: true },
  bubble: { waist: 150, top: 256, hip: [248, 450], halfWidth: 262, bottom: 640, flows: true },
  wrap: { waist: 158, top: 250, hip: [206, 420], halfWidth: 246, bottom: 706, flows: false },
};

function outlineOf(bench: Bench, shape: Shape, isBubble: boolean): Knot[] {
  const right: Knot[] = [
    [shape.waist + 1, shape.top + 34, 1],
    [shape.hip[0], shape.hip[1]],
    ...(isBubble
      ? ([
          [shape.halfWidth, shape.bottom - 90],
          [shape.halfWidth - 36, shape.bottom + 4],
        ] as Knot[])
      : [[shape.halfWidth, shape.bottom, 1] as Knot]),
  ];
  const random = bench.random('mini hem');
  const stillHem: Knot[] = [0.66, 0.3, -0.05, -0.4, -0.72].map(
    (t): Knot => [t * shape.halfWidth, shape.bottom + 9 * (1 - t * t) + random.between(-2, 2)],
  );
  const low = isBubble
    ? [0.6, 0.3, 0, -0.3, -0.6].map(
        (t): Knot => [t * shape.halfWidth, shape.bottom + 30 - 8 * t * t + random.between(-5, 5)],
      )
    : shape.flows
      ? flowingHem(bench, shape.halfWidth, shape.bottom, 8, 7)
      : stillHem;
  return [
    ...right,
    ...low,
    ...right.map(([x, y, corner]): Knot => [-x, y, corner ?? 0]).reverse(),
    [0, shape.top + 40],
  ];
}

function foldsOf(bench: Bench, shape: Shape, isBubble: boolean): Fold[] {
  const random = bench.random('mini');
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const area = { left: -shape.hip[0], right: shape.hip[0], top: shape.top + 50, bottom: shape.bottom };
  if (shape.flows)
    return [
      ...swell(random, area, 5 * foldDepth),
      ...(isBubble
        ? []
        : skirtFolds(
            bench,
            { waist: shape.waist, top: shape.top + 40, halfWidth: shape.halfWidth, bottom: shape.bottom },
            12,
            1.1,
          )),
      ...creases(random, area, Math.round(creaseCount / 2), 1.3 * foldDepth),
      ...(isBubble
        ? [
            ...foldsRisingFrom(
              random,
              [
                [-shape.waist, shape.top + 42],
                [shape.waist, shape.top + 42],
              ],
              [-90, -240],
              20,
              7,
              3.6 * foldDepth,
            ),
            ...foldsRisingFrom(
              random,
              [
                [-shape.halfWidth * 0.8, shape.bottom + 26],
                [shape.halfWidth * 0.8, shape.bottom + 26],
              ],
              [60, 170],
              20,
              7,
              4 * foldDepth,
            ),
          ]
        : []),
    ];
  return [
    ...swell(random, area, 4.5 * foldDepth),
    ...hang(random, { ...area, top: shape.hip[1] - 40 }, 5, 13 * foldWidth, 2.8 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [-shape.halfWidth, shape.bottom],
        [shape.halfWidth, shape.bottom],
      ],
      [40, 130],
      5,
      10 * foldWidth,
      2.5 * foldDepth,
    ),
    ...[1, -1].flatMap((side) =>
      fan(
        random,
        [side * (shape.hip[0] - 14), shape.hip[1] - 60],
        side > 0 ? [-2, -1] : [1, 2],
        [60, 130],
        3,
        8 * foldWidth,
        2.2 * foldDepth,
      ),
    ),
    fold([-shape.hip[0], shape.hip[1] + 40], [60, shape.hip[1]], 0.1, 14, 1.8 * foldDepth),
    ...creases(random, area, creaseCount, 1.3 * foldDepth),
  ];
}

/** The upper front of a wrapped skirt: it crosses over, and two straps hold it. */
function wrappedFront(bench: Bench, shape: Shape): Part[] {
  if (bench.isBack) return [];
  const edge: Knot[] = [
    [-shape.waist * 0.5, shape.top + 38],
    [-shape.waist * 0.62, shape.hip[1]],
    [-shape.halfWidth * 0.5, shape.bottom - 60],
    [-shape.halfWidth * 0.36, shape.bottom + 2],
  ];
  const overPanel: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.7,
    volume: 14,
    thickness: 4,
    join: 'wrap over',
    grain: { origin: [0, shape.top], angle: 0.03 },
    outline: closedCurve([
      [shape.waist + 1, shape.top + 34, 1],
      [shape.hip[0], shape.hip[1]],
      [shape.halfWidth, shape.bottom, 1],
      [shape.halfWidth * 0.5, shape.bottom + 9],
      [0, shape.bottom + 12],
      [shape.halfWidth * -0.3, shape.bottom + 11],
      ...[...edge].reverse().map(([x, y], index): Knot => [x, y, index === 3 ? 1 : 0]),
    ]),
    folds: foldsOf(bench, shape, false),
    stitching: [{ path: offsetLine(openCurve(edge), -7), color: bench.thread }],
  };
  const leather = bench.plain('leather', 'espresso');
  const straps = [shape.top + 74, shape.top + 132].flatMap((y): Part[] => [
    strap(
      bench,
      [
        [-shape.waist * 0.98, y - 4],
        [-shape.waist * 0.28, y + 3],
      ],
      17,
      { material: leather, stitched: true },
    ),
    ...buckle(bench, [-shape.waist * 0.52, y], [22, 26]),
  ]);
  return [
    overPanel,
    ...(bench.has('straps') ? straps : buttonsDown(bench, -shape.waist * 0.4, shape.top + 74, shape.top + 112, 2, 9)),
  ];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('shape', 'a-line');
  const shape = SHAPES[style] ?? SHAPES['a-line']!;
  const isBubble = style === 'bubble';
  const isDenim = bench.cloth.fabric === 'denim';
  const thread = isDenim ? jeanThread(bench) : bench.thread;
  const { behind, band } = skirtBand(bench, shape.waist, shape.top, 40);
  const line = openCurve([
    [-shape.halfWidth, shape.bottom - 16],
    [0, shape.bottom - 7],
    [shape.halfWidth, shape.bottom - 16],
  ]);
  const isButtoned = bench.has('buttons') && !bench.isBack;
  const parts: Part[] = [
    ...behind,
    {
      part: 'panel',
      material: bench.main,
      volume: 30,
      lift: 0.2,
      outline: closedCurve(outlineOf(bench, shape, isBubble)),
      folds: foldsOf(bench, shape, isBubble),
      fades: isDenim
        ? [-1, 1].flatMap((side) =>
            denimFades(
              bench,
              {
                waist: [shape.waist, shape.top],
                hip: [shape.hip[0], shape.hip[1]],
                crotch: shape.hip[1] - 60,
                band: 40,
                knee: [shape.halfWidth, 20, shape.bottom - 120],
                hem: [shape.halfWidth, 20, shape.bottom],
              },
              side,
            ),
          )
        : [],
      seams: [
        ...(shape.flows
          ? []
          : [
              seam(line, 0.9),
              ...[-1, 1].map((side) =>
                seam(
                  [
                    [side * shape.waist * 0.55, shape.top + 44],
                    [side * shape.waist * 0.6, shape.top + 118],
                  ],
                  1.1,
                ),
              ),
            ]),
        ...(bench.has('panels')
          ? [-0.42, 0.42].map((t) =>
              seam(
                openCurve([
                  [t * shape.waist * 1.1, shape.top + 44],
                  [t * shape.hip[0] * 1.1, shape.hip[1]],
                  [t * shape.halfWidth * 1.2, shape.bottom + 6],
                ]),
                1.4,
              ),
            )
          : []),
        ...(bench.isBack && !shape.flows
          ? [
              seam(
                [
                  [0, shape.top + 40],
                  [0, shape.bottom + 6],
                ],
                1.3,
              ),
            ]
          : []),
        ...(isButtoned
          ? [
              seam(
                [
                  [18, shape.top + 44],
                  [19, shape.bottom + 8],
                ],
                1.8,
                2,
              ),
            ]
          : []),
      ],
      stitching: [
        ...(isDenim || isButtoned ? [{ path: offsetLine(line, 3), color: thread }] : []),
        ...(bench.has('panels')
          ? [-0.42, 0.42].map((t) => ({
              path: openCurve([
                [t * shape.waist * 1.1 + 4, shape.top + 46],
                [t * shape.hip[0] * 1.1 + 4, shape.hip[1]],
                [t * shape.halfWidth * 1.2 + 4, shape.bottom + 4],
              ]),
              color: thread,
            }))
          : []),
      ],
    },
  ];
  if (style === 'wrap') parts.push(...wrappedFront(bench, shape));
  if (bench.has('pockets') && !bench.isBack)
    parts.push(
      patchPocket(bench, [-shape.hip[0] * 0.56, shape.top + 108], 92, 98, 12, bench.has('round')),
      patchPocket(bench, [shape.hip[0] * 0.56, shape.top + 108], 92, 98, 12, bench.has('round')),
    );
  if (bench.has('zip') && !bench.isBack)
    parts.push(
      ...zip(
        bench,
        [
          [0, shape.top + 8],
          [1, shape.hip[1]],
          [0, shape.bottom + 2],
        ],
        [0, shape.top + 22],
      ),
    );
  parts.push(
    { ...band, lift: 0.3 },
    ...(isButtoned ? buttonsDown(bench, 0, shape.top + 24, shape.bottom - 40, 6, 8.4) : []),
  );
  if (bench.has('belt'))
    parts.push(
      strap(
        bench,
        [
          [-shape.waist - 2, shape.top + 18],
          [0, shape.top + 27],
          [shape.waist + 2, shape.top + 18],
        ],
        24,
        { material: bench.plain('leather', bench.cloth.accent ?? 'black'), stitched: true },
      ),
      ...(bench.isBack ? [] : buckle(bench, [14, shape.top + 27], [32, 34])),
    );
  return {
    parts,
    focus: { at: [40, shape.top + 110], zoom: 1.9 },
    landmarks: {
      left_waist: [-shape.waist, shape.top],
      right_waist: [shape.waist, shape.top],
      left_hem: [-shape.halfWidth + (isBubble ? 36 : 0), shape.bottom],
      right_hem: [shape.halfWidth - (isBubble ? 36 : 0), shape.bottom],
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
