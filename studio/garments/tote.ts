import type { Material } from '../fabric/Material.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fan, fold, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { band, plane, stud } from '../tailoring/objects.ts';
import { arch, stitchedBox } from '../tailoring/straps.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

interface Shape {
  readonly top: number;
  readonly bottom: number;
  readonly mouth: number;
  readonly foot: number;
  readonly depth: number;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  classic: { top: 420, bottom: 876, mouth: 244, foot: 262, depth: 46 },
  wide: { top: 470, bottom: 850, mouth: 296, foot: 250, depth: 52 },
  tall: { top: 372, bottom: 900, mouth: 206, foot: 214, depth: 34 },
};

/** The material of handles and base: leather in the accent color, or the cloth. */
const trimming = (bench: Bench): Material =>
  bench.has('trim') ? bench.plain('leather', bench.cloth.accent ?? 'tobacco') : bench.plain();

/** A handle goes straight up and bends over in a round arch. The far one leans back. */
function handle(bench: Bench, shape: Shape, isBehind: boolean): Panel {
  const isLong = bench.text('handles', 'long') === 'long';
  const foot = shape.mouth * 0.46;
  const baseY = isBehind ? shape.top - 20 : shape.top + (isLong ? 92 : 66);
  const apex = Math.max(78, shape.top - (isLong ? 312 : 164)) + (isBehind ? -8 : 0);
  const shift = isBehind ? 22 : 0;
  const lean = isBehind ? 12 : bench.random('handle').between(-10, 10);
  const spring = shape.top - (isLong ? 90 : 10);
  const bow = arch({
    from: [-foot + shift, spring],
    to: [foot + shift, spring],
    height: spring - apex,
    lean,
    fullness: isLong ? 2 : 2.1,
  });
  const knots: Knot[] = [
    [-foot + shift, baseY],
    [-foot + shift, (baseY + spring) / 2],
    ...bow,
    [foot + shift, (baseY + spring) / 2],
    [foot + shift, baseY],
  ];
  const width = bench.has('trim') ? 24 : 30;
  const strap = band(bench, knots, width, { material: trimming(bench), stitched: true, lift: isBehind ? 0.3 : 0.6 });
  const boxes = isBehind ? [] : [-1, 1].map((side) => stitchedBox(bench, [side * foot, baseY - 18], [width - 8, 24]));
  return {
    ...strap,
    stitching: [...(strap.stitching ?? []), ...boxes],
    light: isBehind ? 0.84 : 1,
    grain: { origin: [0, 0], angle: 0.05 },
    ...(bench.has('trim') ? {} : { volume: 4, round: 6 }),
  };
}

function face(bench: Bench, shape: Shape): Panel {
  const random = bench.random('face');
  const slack = bench.main.fabric.foldDepth;
  const [left, right] = [-shape.mouth, shape.mouth];
  const area = { left, right, top: shape.top + 40, bottom: shape.bottom };
  const foot = shape.mouth * 0.46;
  return plane(
    [
      [left, shape.top, 1],
      [0, shape.top + 12],
      [right, shape.top - 2, 1],
      [(right + shape.foot) / 2 + 2, (shape.top + shape.bottom) / 2],
      [shape.foot, shape.bottom - 14, 1],
      [shape.foot - 14, shape.bottom, 1],
      [0, shape.bottom + 5],
      [-shape.foot + 14, shape.bottom, 1],
      [-shape.foot, shape.bottom - 14, 1],
      [(left - shape.foot) / 2 - 2, (shape.top + shape.bottom) / 2],
    ],
    bench.main,
    {
      volume: 34,
      round: 60,
      lift: 0.3,
      thickness: 4,
      folds: [
        ...swell(random, area, 7 * slack),
        ...[-1, 1].flatMap((side) =>
          fan(random, [side * foot, shape.top + 70], [-0.8, 0.8], [80, 220], 3, 12, 3.2 * slack),
        ),
        ...[-1, 1].map((side) =>
          fold(
            [side * shape.foot, shape.bottom - 10],
            [side * shape.foot * 0.55, shape.bottom - 150],
            0.08 * side,
            16,
            5 * slack,
          ),
        ),
        ...creases(random, area, bench.main.fabric.creases, 1.6),
      ],
      seams: [
        seam(
          [
            [left, shape.top + 34],
            [0, shape.top + 46],
            [right, shape.top + 32],
          ],
          1.1,
        ),
      ],
      stitching: [
        {
          path: openCurve([
            [left + 2, shape.top + 30],
            [0, shape.top + 42],
            [right - 2, shape.top + 28],
          ]),
          color: bench.thread,
          length: 4.4,
        },
      ],
    },
  );
}

function draw(bench: Bench): Drawing {
  const shape = SHAPES[bench.text('shape', 'classic')] ?? SHAPES['classic']!;
  const [reach, depth] = [shape.mouth, shape.depth];
  const mouth = plane(
    [
      [-reach + 4, shape.top - 2, 1],
      [-reach + depth, shape.top - depth * 0.62, 1],
      [reach + depth * 0.7, shape.top - depth * 0.66, 1],
      [reach, shape.top, 1],
      [0, shape.top + 40],
    ],
    bench.lining,
    {
      light: 0.5,
      lift: 0,
      volume: 4,
      folds: [fold([-reach * 0.6, shape.top - 20], [-reach * 0.4, shape.top + 40], 0, 12, 4)],
    },
  );
  const rim = plane(
    [
      [-reach + depth, shape.top - depth * 0.62, 1],
      [reach + depth * 0.7, shape.top - depth * 0.66, 1],
      [reach + depth * 0.7, shape.top - depth * 0.66 + 14, 1],
      [-reach + depth, shape.top - depth * 0.62 + 14, 1],
    ],
    bench.main,
    { light: 0.78, lift: 0.1, volume: 4, thickness: 3 },
  );
  const flank = plane(
    [
      [reach - 4, shape.top - 2, 1],
      [reach + depth * 0.7, shape.top - depth * 0.66, 1],
      [(reach + shape.foot) / 2 + depth * 0.62, (shape.top + shape.bottom) / 2 - 20],
      [shape.foot + depth * 0.72, shape.bottom - 44, 1],
      [shape.foot - 4, shape.bottom - 8, 1],
    ],
    bench.main,
    {
      tilt: [0.34, 0],
      volume: 16,
      round: 24,
      lift: 0.3,
      folds: [fold([reach + depth * 0.3, shape.top], [shape.foot + depth * 0.3, shape.bottom - 60], 0.02, 12, -5)],
    },
  );
  const base = shape.bottom - 92;
  const footPart: Part[] = bench.has('base')
    ? [
        plane(
          [
            [-shape.foot + 1, base, 1],
            [0, base + 6],
            [shape.foot - 1, base, 1],
            [shape.foot, shape.bottom - 14, 1],
            [shape.foot - 14, shape.bottom + 1, 1],
            [0, shape.bottom + 6],
            [-shape.foot + 14, shape.bottom + 1, 1],
            [-shape.foot, shape.bottom - 14, 1],
          ],
          bench.plain('leather', bench.cloth.accent ?? 'tobacco'),
          {
            lift: 0.3,
            thickness: 4,
            volume: 26,
            round: 40,
            stitching: [
              {
                path: openCurve([
                  [-shape.foot + 4, base + 7],
                  [0, base + 13],
                  [shape.foot - 4, base + 7],
                ]),
                color: bench.thread,
                length: 4.4,
              },
            ],
          },
        ),
      ]
    : [];
  const foot = shape.mouth * 0.46;
  const front = handle(bench, shape, false);
  const isLong = bench.text('handles', 'long') === 'long';
  const rivets = bench.has('trim')
    ? [-1, 1].flatMap((side): Part[] => [stud(bench, [side * foot, shape.top + (isLong ? 40 : 14)], 4.4)])
    : [];
  const pocket: Part[] =
    bench.has('pocket') && !bench.isBack
      ? [
          plane(
            [
              [-92, shape.top + 140, 1],
              [92, shape.top + 142, 1],
              [90, shape.top + 286, 1],
              [-90, shape.top + 286, 1],
            ],
            bench.main,
            {
              lift: 0.3,
              thickness: 2.6,
              volume: 6,
              stitching: [
                {
                  path: offsetLine(
                    [
                      [-92, shape.top + 140],
                      [-90, shape.top + 286],
                      [90, shape.top + 286],
                      [92, shape.top + 142],
                    ],
                    -5,
                  ),
                  color: bench.thread,
                },
                {
                  path: [
                    [-90, shape.top + 154],
                    [90, shape.top + 156],
                  ] as Point[],
                  color: bench.thread,
                },
              ],
            },
          ),
        ]
      : [];
  return {
    parts: [
      handle(bench, shape, true),
      mouth,
      rim,
      flank,
      face(bench, shape),
      ...footPart,
      ...pocket,
      front,
      ...rivets,
    ],
    landmarks: {},
    focus: { at: [foot - 10, shape.top + 50], zoom: 1.7 },
  };
}

export const silhouette: Silhouette = {
  name: 'tote',
  kind: 'bag',
  tryOn: null,
  subkind: ({ shape }) => (shape === 'wide' ? 'shopper tote' : 'tote bag'),
  words: 'tote bag, shopper, carryall, handbag, everyday bag',
  sample: { fabric: 'canvas', color: 'ecru', accent: 'tobacco', lining: 'sand', buttons: 'brass' },
  draw,
};
