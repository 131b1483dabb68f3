import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { metal, metalBuckle } from '../tailoring/metalwork.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const MIDDLE: Point = [0, 500];

const round = (radius: number): Point[] =>
  closedCurve(
    Array.from(
      { length: 24 },
      (_, index): Knot => [
        MIDDLE[0] + Math.cos((index / 24) * Math.PI * 2) * radius,
        MIDDLE[1] + Math.sin((index / 24) * Math.PI * 2) * radius,
      ],
    ),
  );

const tank = (w: number, h: number): Point[] =>
  closedCurve([
    [-w, MIDDLE[1] - h, 1],
    [w, MIDDLE[1] - h, 1],
    [w, MIDDLE[1] + h, 1],
    [-w, MIDDLE[1] + h, 1],
  ]);

const corner = (x: number, y: number): Knot => [x, y, 1];

/** The upper (-1) or lower (1) half of the strap, narrower at its end. */
function strap(bench: Bench, side: -1 | 1): Part[] {
  const [near, far] = [MIDDLE[1] + side * 104, MIDDLE[1] + side * (side > 0 ? 420 : 360)];
  const [wide, narrow] = [66, 52];
  const edges = [-1, 1].map((sign): Point[] => [
    [sign * wide, near],
    [sign * (narrow + 4), (near + far) / 2],
    [sign * narrow, far - side * 20],
  ]);
  const outline = closedCurve([
    corner(-wide, near),
    corner(wide, near),
    [narrow + 4, (near + far) / 2],
    [narrow, far - side * 16],
    ...(side > 0 ? ([[0, far + 16]] as Knot[]) : [corner(narrow, far), corner(-narrow, far)]),
    [-narrow, far - side * 16],
    [-narrow - 4, (near + far) / 2],
  ]);
  const leather = piece(outline, bench.main, {
    lift: 0.7,
    volume: 24,
    round: 20,
    thickness: 5,
    stitching: edges.map((edge, index) => ({
      path: offsetLine(edge, (index === 0 ? 1 : -1) * side * 9),
      color: bench.thread,
      length: 4,
    })),
    folds: [fold([0, near + side * 10], [0, near + side * 110], 0, 40, 5, 0, 0.1)],
  });
  const holes = [0, 1, 2, 3, 4].map(
    (index): Part => ({
      part: 'button',
      at: [0, far - side * (70 + index * 40)],
      radius: 4.6,
      color: [0.12, 0.1, 0.09],
      look: 'snap',
    }),
  );
  if (side > 0) return [leather, ...holes];
  const keeper = piece(
    closedCurve([corner(-60, far + 64), corner(60, far + 64), corner(60, far + 90), corner(-60, far + 90)]),
    bench.plain(),
    { lift: 0.5, volume: 10, round: 9, thickness: 3 },
  );
  return [leather, keeper, ...metalBuckle(bench, [0, far - 8], [84, 128], 11)];
}

/** A bracelet of three rows of links. */
function bracelet(bench: Bench, side: -1 | 1): Part[] {
  return Array.from({ length: 11 }, (_, index) => {
    const y = MIDDLE[1] + side * (112 + index * 30);
    const wide = 68 - index * 1.6;
    const link = (from: number, to: number, light: number): Panel =>
      piece(
        closedCurve([corner(from, y - 14), corner(to, y - 14), corner(to, y + 14), corner(from, y + 14)]),
        metal(bench),
        {
          lift: 0.6,
          volume: 9,
          round: 9,
          thickness: 3,
          light,
        },
      );
    return [link(-wide, -wide * 0.4, 0.94), link(wide * 0.4, wide, 0.94), link(-wide * 0.4, wide * 0.4, 1.04)];
  }).flat();
}

/** Hour marks and hands at ten past ten. */
function dialMarks(bench: Bench, reach: number, isSquare: boolean): Part[] {
  const color = metal(bench).ground;
  const ink: Point & readonly number[] = [0, 0];
  const pointAt = (hour: number, radius: number): Point => {
    const angle = (hour / 12) * Math.PI * 2 - Math.PI / 2;
    const stretch = isSquare ? 1 / Math.max(Math.abs(Math.cos(angle)) * 1.18, Math.abs(Math.sin(angle)) * 0.86) : 1;
    return [ink[0] + Math.cos(angle) * radius * stretch, MIDDLE[1] + Math.sin(angle) * radius * stretch];
  };
  const marks = Array.from(
    { length: 12 },
    (_, hour): Part => ({
      part: 'cord',
      width: hour % 3 === 0 ? 6 : 3.6,
      color,
      path: [pointAt(hour, reach * 0.92), pointAt(hour, reach * (hour % 3 === 0 ? 0.76 : 0.82))],
    }),
  );
  const hand = (hour: number, length: number, width: number): Part => ({
    part: 'cord',
    width,
    color,
    path: [pointAt(hour + 6, reach * 0.12), pointAt(hour, reach * length)],
  });
  return [
    ...marks,
    hand(10.15, 0.5, 6.4),
    hand(2, 0.76, 4.8),
    hand(7.2, 0.7, 2.2),
    { part: 'button', at: MIDDLE, radius: 6.4, color, look: 'shank' },
  ];
}

function draw(bench: Bench): Drawing {
  const isSquare = bench.text('case', 'round') === 'tank';
  const isSteel = bench.has('bracelet');
  const half = isSteel ? bracelet : strap;
  const casing = (size: number): Point[] => (isSquare ? tank(size * 0.82, size) : round(size));
  const dial = bench.plain('satin', bench.cloth.lining ?? 'ivory');
  const lugs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      piece(
        closedCurve([
          corner(x * 56, 500 + y * 84),
          corner(x * 82, 500 + y * 80),
          [x * 80, 500 + y * 128],
          [x * 64, 500 + y * 130],
        ]),
        metal(bench),
        { lift: 0.5, volume: 9, round: 8, thickness: 3 },
      ),
    ),
  );
  const edge = isSquare ? 100 : 122;
  const crown = piece(
    closedCurve([corner(edge, 486), corner(edge + 26, 488), corner(edge + 26, 514), corner(edge, 516)]),
    metal(bench),
    {
      lift: 0.5,
      volume: 8,
      round: 7,
      thickness: 3,
      seams: [492, 500, 508].map((y) =>
        seam(
          [
            [edge, y],
            [edge + 28, y],
          ],
          1.2,
          1,
        ),
      ),
    },
  );
  const face: Part[] = bench.isBack
    ? [
        piece(casing(104), metal(bench), {
          lift: 0.1,
          volume: 5,
          round: 30,
          thickness: 3,
          seams: [seam(casing(84), 1.2)],
        }),
      ]
    : [
        piece(casing(108), dial, { lift: 0.05, volume: -8, round: 10, thickness: 2 }),
        ...dialMarks(bench, isSquare ? 84 : 104, isSquare),
      ];
  return {
    parts: [
      ...half(bench, -1),
      ...half(bench, 1),
      ...lugs,
      crown,
      piece(casing(128), metal(bench), { lift: 0.8, volume: 26, round: 14, thickness: 5 }),
      ...face,
    ],
    landmarks: {},
    focus: { at: [20, 500], zoom: 1.7 },
  };
}

export const silhouette: Silhouette = {
  name: 'watch',
  kind: 'watch',
  tryOn: null,
  subkind: ({ case: shape, bracelet: steel }) =>
    steel ? 'bracelet watch' : shape === 'tank' ? 'rectangular watch' : 'leather-strap watch',
  words: 'watch, wristwatch, timepiece, accessory',
  sample: { fabric: 'leather', color: 'tobacco', lining: 'ivory', buttons: 'brass' },
  draw,
};
