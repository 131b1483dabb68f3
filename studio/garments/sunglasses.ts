import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { metalRing, wire } from '../tailoring/metalwork.ts';
import { stud } from '../tailoring/objects.ts';
import { offsetLine } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The rim of the right lens around its middle. */
const RIMS: Readonly<Record<string, readonly Knot[]>> = {
  square: [
    [-128, -92],
    [0, -100],
    [128, -98],
    [142, -70],
    [132, 20],
    [104, 90],
    [0, 102],
    [-96, 92],
    [-130, 30],
    [-140, -60],
  ],
  round: Array.from(
    { length: 16 },
    (_, index): Knot => [Math.cos((index / 16) * Math.PI * 2) * 122, Math.sin((index / 16) * Math.PI * 2) * 116],
  ),
  'cat-eye': [
    [-126, -70],
    [-30, -94],
    [90, -112],
    [164, -134],
    [158, -84],
    [130, 14],
    [80, 78],
    [0, 90],
    [-86, 74],
    [-132, 6],
  ],
  aviator: [
    [-118, -92],
    [0, -100],
    [120, -92],
    [142, -40],
    [122, 50],
    [60, 118],
    [-20, 124],
    [-92, 74],
    [-128, 0],
    [-134, -60],
  ],
};
const EYE: Point = [164, 520];

const around = (knots: readonly Knot[], scale: number, side: -1 | 1): Knot[] => {
  const placedKnots = knots.map(([x, y, corner]): Knot => [side * (EYE[0] + x * scale), EYE[1] + y * scale, corner]);
  return side < 0 ? placedKnots.reverse() : placedKnots;
};

function lens(bench: Bench, rim: readonly Knot[], side: -1 | 1, share: number): Panel {
  const glass = bench.plain('patent', bench.cloth.lining ?? 'espresso');
  const x = side * EYE[0];
  return piece(closedCurve(around(rim, share, side)), glass, {
    lift: 0.1,
    volume: 30,
    round: 46,
    thickness: 2,
    folds: [
      fold([x - 90, EYE[1] + 60], [x + 20, EYE[1] - 70], 0.04, 22, 3.4),
      fold([x - 30, EYE[1] + 80], [x + 84, EYE[1] - 50], 0.04, 10, 2),
    ],
  });
}

/** A temple that leads away from the viewer, with the curve for the ear at its end. */
function temple(bench: Bench, side: -1 | 1, isThin: boolean, hinge: Point): Part[] {
  const from: Point = [side * hinge[0], hinge[1]];
  const line: Knot[] = [
    from,
    [side * (hinge[0] - 2), hinge[1] - 60],
    [side * 276, 300],
    [side * 246, 218],
    [side * 214, 186],
  ];
  const path = openCurve(line);
  if (isThin) return [wire(bench, path, 8)];
  const half = 11;
  return [
    piece([...offsetLine(path, half), ...offsetLine(path, -half).reverse()], bench.main, {
      lift: 0.5,
      volume: 12,
      round: 9,
      thickness: 4,
      light: 0.9,
    }),
  ];
}

function acetate(bench: Bench, rim: readonly Knot[], style: string): Part[] {
  const y = style === 'cat-eye' ? 486 : style === 'round' ? 500 : 470;
  const bridge = piece(
    closedCurve([
      [-66, y - 12, 1],
      [0, y - 26],
      [66, y - 12, 1],
      [60, y + 40, 1],
      [0, y + 12],
      [-60, y + 40, 1],
    ]),
    bench.main,
    { join: 'frame', lift: 0.5, volume: 16, round: 11, thickness: 5 },
  );
  const side = (sign: -1 | 1): Part[] => [
    piece(closedCurve(around(rim, 1.08, sign)), bench.main, {
      join: 'frame',
      lift: 0.6,
      volume: 16,
      round: 11,
      thickness: 5,
    }),
  ];
  const hinge = (sign: -1 | 1): Part => stud(bench, [sign * (style === 'cat-eye' ? 296 : 290), y - 26], 4.6);
  return [
    bridge,
    ...side(-1),
    ...side(1),
    lens(bench, rim, -1, 0.88),
    lens(bench, rim, 1, 0.88),
    ...(style === 'round' ? [] : [hinge(-1), hinge(1)]),
  ];
}

function metalFrame(bench: Bench, rim: readonly Knot[]): Part[] {
  const rimWire = (side: -1 | 1): Part => {
    const line = closedCurve(around(rim, 1, side));
    return wire(bench, [...line, line[0]!], 8);
  };
  const bar = (y: number, bow: number): Part =>
    wire(
      bench,
      openCurve([
        [-34, y],
        [0, y - bow],
        [34, y],
      ]),
      7,
    );
  return [
    lens(bench, rim, -1, 0.99),
    lens(bench, rim, 1, 0.99),
    bar(478, 8),
    bar(438, 2),
    rimWire(-1),
    rimWire(1),
    metalRing(bench, [-52, 540], [7, 12], 4),
    metalRing(bench, [52, 540], [7, 12], 4),
  ];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'square');
  const rim = RIMS[style] ?? RIMS.square!;
  const isThin = style === 'aviator' || bench.has('wire');
  const hinge: Point = style === 'round' ? [284, 506] : isThin ? [302, 476] : [300, 462];
  const arms = [...temple(bench, -1, isThin, hinge), ...temple(bench, 1, isThin, hinge)];
  const front = isThin ? metalFrame(bench, rim) : acetate(bench, rim, style);
  return {
    parts: bench.isBack ? [...front, ...arms] : [...arms, ...front],
    landmarks: {},
    focus: { at: [-190, 500], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'sunglasses',
  kind: 'sunglasses',
  tryOn: null,
  subkind: ({ style }) =>
    style === 'aviator'
      ? 'aviator sunglasses'
      : style === 'round'
        ? 'round sunglasses'
        : style === 'cat-eye'
          ? 'cat-eye sunglasses'
          : 'square sunglasses',
  words: 'sunglasses, shades, eyewear, sunnies, accessory',
  sample: { fabric: 'patent', color: 'tobacco', pattern: 'leopard', accent: 'espresso', lining: 'espresso' },
  draw,
};
