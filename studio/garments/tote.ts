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
function handle(bench: Bench, s: Shape, behind: boolean): Panel {
  const isLong = bench.text('handles', 'long') === 'long';
  const foot = s.mouth * 0.46;
  const baseY = behind ? s.top - 20 : s.top + (isLong ? 92 : 66);
  const apex = Math.max(78, s.top - (isLong ? 312 : 164)) + (behind ? -8 : 0);
  const shift = behind ? 22 : 0;
  const lean = behind ? 12 : bench.random('handle').between(-10, 10);
  const spring = s.top - (isLong ? 90 : 10);
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
  const strap = band(bench, knots, width, { material: trimming(bench), stitched: true, lift: behind ? 0.3 : 0.6 });
  const boxes = behind ? [] : [-1, 1].map((side) => stitchedBox(bench, [side * foot, baseY - 18], [width - 8, 24]));
  return {
    ...strap,
    stitching: [...(strap.stitching ?? []), ...boxes],
    light: behind ? 0.84 : 1,
    grain: { origin: [0, 0], angle: 0.05 },
    ...(bench.has('trim') ? {} : { volume: 4, round: 6 }),
  };
}

function face(bench: Bench, s: Shape): Panel {
  const random = bench.random('face');
  const slack = bench.main.fabric.foldDepth;
  const [l, r] = [-s.mouth, s.mouth];
  const area = { left: l, right: r, top: s.top + 40, bottom: s.bottom };
  const foot = s.mouth * 0.46;
  return plane(
    [
      [l, s.top, 1],
      [0, s.top + 12],
      [r, s.top - 2, 1],
      [(r + s.foot) / 2 + 2, (s.top + s.bottom) / 2],
      [s.foot, s.bottom - 14, 1],
      [s.foot - 14, s.bottom, 1],
      [0, s.bottom + 5],
      [-s.foot + 14, s.bottom, 1],
      [-s.foot, s.bottom - 14, 1],
      [(l - s.foot) / 2 - 2, (s.top + s.bottom) / 2],
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
          fan(random, [side * foot, s.top + 70], [-0.8, 0.8], [80, 220], 3, 12, 3.2 * slack),
        ),
        ...[-1, 1].map((side) =>
          fold([side * s.foot, s.bottom - 10], [side * s.foot * 0.55, s.bottom - 150], 0.08 * side, 16, 5 * slack),
        ),
        ...creases(random, area, bench.main.fabric.creases, 1.6),
      ],
      seams: [
        seam(
          [
            [l, s.top + 34],
            [0, s.top + 46],
            [r, s.top + 32],
          ],
          1.1,
        ),
      ],
      stitching: [
        {
          path: openCurve([
            [l + 2, s.top + 30],
            [0, s.top + 42],
            [r - 2, s.top + 28],
          ]),
          color: bench.thread,
          length: 4.4,
        },
      ],
    },
  );
}

function draw(bench: Bench): Drawing {
  const s = SHAPES[bench.text('shape', 'classic')] ?? SHAPES['classic']!;
  const [r, d] = [s.mouth, s.depth];
  const mouth = plane(
    [
      [-r + 4, s.top - 2, 1],
      [-r + d, s.top - d * 0.62, 1],
      [r + d * 0.7, s.top - d * 0.66, 1],
      [r, s.top, 1],
      [0, s.top + 40],
    ],
    bench.lining,
    { light: 0.5, lift: 0, volume: 4, folds: [fold([-r * 0.6, s.top - 20], [-r * 0.4, s.top + 40], 0, 12, 4)] },
  );
  const rim = plane(
    [
      [-r + d, s.top - d * 0.62, 1],
      [r + d * 0.7, s.top - d * 0.66, 1],
      [r + d * 0.7, s.top - d * 0.66 + 14, 1],
      [-r + d, s.top - d * 0.62 + 14, 1],
    ],
    bench.main,
    { light: 0.78, lift: 0.1, volume: 4, thickness: 3 },
  );
  const flank = plane(
    [
      [r - 4, s.top - 2, 1],
      [r + d * 0.7, s.top - d * 0.66, 1],
      [(r + s.foot) / 2 + d * 0.62, (s.top + s.bottom) / 2 - 20],
      [s.foot + d * 0.72, s.bottom - 44, 1],
      [s.foot - 4, s.bottom - 8, 1],
    ],
    bench.main,
    {
      tilt: [0.34, 0],
      volume: 16,
      round: 24,
      lift: 0.3,
      folds: [fold([r + d * 0.3, s.top], [s.foot + d * 0.3, s.bottom - 60], 0.02, 12, -5)],
    },
  );
  const base = s.bottom - 92;
  const footPart: Part[] = bench.has('base')
    ? [
        plane(
          [
            [-s.foot + 1, base, 1],
            [0, base + 6],
            [s.foot - 1, base, 1],
            [s.foot, s.bottom - 14, 1],
            [s.foot - 14, s.bottom + 1, 1],
            [0, s.bottom + 6],
            [-s.foot + 14, s.bottom + 1, 1],
            [-s.foot, s.bottom - 14, 1],
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
                  [-s.foot + 4, base + 7],
                  [0, base + 13],
                  [s.foot - 4, base + 7],
                ]),
                color: bench.thread,
                length: 4.4,
              },
            ],
          },
        ),
      ]
    : [];
  const foot = s.mouth * 0.46;
  const front = handle(bench, s, false);
  const long = bench.text('handles', 'long') === 'long';
  const rivets = bench.has('trim')
    ? [-1, 1].flatMap((side): Part[] => [stud(bench, [side * foot, s.top + (long ? 40 : 14)], 4.4)])
    : [];
  const pocket: Part[] =
    bench.has('pocket') && !bench.isBack
      ? [
          plane(
            [
              [-92, s.top + 140, 1],
              [92, s.top + 142, 1],
              [90, s.top + 286, 1],
              [-90, s.top + 286, 1],
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
                      [-92, s.top + 140],
                      [-90, s.top + 286],
                      [90, s.top + 286],
                      [92, s.top + 142],
                    ],
                    -5,
                  ),
                  color: bench.thread,
                },
                {
                  path: [
                    [-90, s.top + 154],
                    [90, s.top + 156],
                  ] as Point[],
                  color: bench.thread,
                },
              ],
            },
          ),
        ]
      : [];
  return {
    parts: [handle(bench, s, true), mouth, rim, flank, face(bench, s), ...footPart, ...pocket, front, ...rivets],
    landmarks: {},
    focus: { at: [foot - 10, s.top + 50], zoom: 1.7 },
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
