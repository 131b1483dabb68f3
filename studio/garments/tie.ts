import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Grain, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** Ties are cut on the bias: threads and stripes run diagonally. */
const bias = (origin: Point, lean = 0): Grain => ({ origin, angle: Math.PI / 4 + lean });

interface Width {
  readonly knot: number;
  readonly blade: number;
}
const WIDTHS: Readonly<Record<string, Width>> = {
  classic: { knot: 50, blade: 92 },
  slim: { knot: 40, blade: 66 },
};

/** The blade from the knot to its point; knitted ties end straight. */
function blade(bench: Bench, { knot, blade: halfWidth }: Width, end: number, shift: number, light: number): Panel {
  const isStraight = bench.has('straight');
  const top = knot * 0.66;
  const low: Knot[] = isStraight
    ? [
        [halfWidth + shift, end, 1],
        [-halfWidth + shift, end, 1],
      ]
    : [
        [halfWidth + shift, end - halfWidth * 0.92, 1],
        [shift, end, 1],
        [-halfWidth + shift, end - halfWidth * 0.92, 1],
      ];
  const outline = closedCurve([
    [-top, 288, 1],
    [top, 286, 1],
    [halfWidth * 0.78 + shift * 0.5, 520],
    ...low,
    [-halfWidth * 0.78 + shift * 0.5, 520],
  ]);
  return piece(outline, bench.main, {
    grain: bias([shift, 300]),
    lift: 0.8,
    volume: 20,
    round: 18,
    thickness: 6,
    light,
    folds: [
      fold([-4, 292], [shift - 14, 470], 0.06, 12, -6, 0.5, 0.1),
      fold([14, 290], [shift + 36, 430], -0.06, 10, 4, 0.4, 0.1),
      fold([-22, 300], [shift - 52, 460], 0.04, 12, 4, 0.4, 0.1),
      fold([shift - halfWidth * 0.3, 520], [shift - halfWidth * 0.2, end - 120], 0.02, 30, 2.4, 0.2, 0.5),
    ],
  });
}

/** The loop around the neck: the far half in the shade, then both sides down to the knot. */
function loop(bench: Bench): Part[] {
  const far = closedCurve([
    [-128, 168],
    [-84, 96],
    [0, 72],
    [84, 96],
    [128, 168],
    [96, 176],
    [60, 136],
    [0, 122],
    [-60, 136],
    [-96, 176],
  ]);
  const side = (sign: -1 | 1): Panel =>
    piece(
      closedCurve([
        [sign * 12, 240, 1],
        [sign * 66, 214],
        [sign * 104, 172],
        [sign * 112, 130],
        [sign * 92, 94, 1],
        [sign * 136, 122],
        [sign * 148, 172],
        [sign * 120, 224],
        [sign * 34, 276, 1],
      ]),
      bench.main,
      {
        grain: bias([0, 180], sign * 0.7),
        lift: 0.6,
        volume: 16,
        round: 12,
        thickness: 5,
        folds: [fold([sign * 118, 130], [sign * 30, 250], -0.2 * sign, 10, 3)],
      },
    );
  return [
    piece(far, bench.main, { light: 0.62, lift: 0.4, volume: 10, round: 14, grain: bias([0, 90], 1.2) }),
    side(-1),
    side(1),
  ];
}

function knotOf(bench: Bench, { knot }: Width): Panel {
  return piece(
    closedCurve([
      [-knot, 222],
      [-knot * 0.4, 208],
      [knot * 0.5, 206],
      [knot * 1.04, 214, 1],
      [knot * 0.82, 262],
      [knot * 0.58, 304, 1],
      [0, 312],
      [-knot * 0.6, 304, 1],
      [-knot * 0.86, 262],
    ]),
    bench.main,
    {
      grain: bias([0, 260], 1.35),
      lift: 0.9,
      volume: 26,
      round: 18,
      thickness: 6,
      folds: [
        fold([-knot * 0.7, 228], [knot * 0.4, 300], 0.14, 8, 3),
        fold([knot * 0.8, 222], [knot * 0.3, 300], -0.1, 8, -2.6),
      ],
    },
  );
}

function draw(bench: Bench): Drawing {
  const width = WIDTHS[bench.text('width', 'classic')] ?? WIDTHS.classic!;
  const random = bench.random('hang');
  const tail = blade(bench, { knot: width.knot * 0.7, blade: width.blade * 0.52 }, 800, random.between(26, 44), 0.86);
  const front = blade(bench, width, 918, random.between(-16, -4), 1);
  const label: Part[] = bench.isBack
    ? [
        piece(
          openCurve([
            [-70, 640, 1],
            [40, 640, 1],
            [40, 676, 1],
            [-70, 676, 1],
          ]),
          bench.plain('satin', bench.cloth.lining ?? bench.cloth.color),
          {
            lift: 0.3,
            volume: 5,
          },
        ),
        { part: 'label', at: [-15, 658], size: [84, 26] },
      ]
    : [];
  const order = bench.isBack ? [front, { ...tail, light: 1 }] : [tail, front];
  const centre = seam(
    [
      [-8, 330],
      [-10, 860],
    ],
    2.2,
    2,
  );
  const shownPanels = bench.isBack
    ? order.map((panel, index) => (index === 0 ? { ...panel, seams: [centre] } : panel))
    : order;
  return {
    parts: [...loop(bench), ...shownPanels.slice(0, 1), ...label, ...shownPanels.slice(1), knotOf(bench, width)],
    landmarks: {},
    focus: { at: [0, 320], zoom: 2 },
  };
}

export const silhouette: Silhouette = {
  name: 'tie',
  kind: 'tie',
  tryOn: null,
  subkind: ({ straight, width }) => (straight ? 'knitted tie' : width === 'slim' ? 'slim tie' : 'tie'),
  words: 'necktie, neck tie, suit tie, accessory',
  sample: { fabric: 'silk', color: 'navy' },
  draw,
};
