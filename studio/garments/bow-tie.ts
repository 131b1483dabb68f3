import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { metal } from '../tailoring/metalwork.ts';
import { strip } from '../tailoring/neck.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** Height of the bow in the picture. */
const BOW_Y = 560;

/** The right half of a wing from the knot outward, as [x, half height]. */
const SHAPES: Readonly<Record<string, readonly Knot[]>> = {
  butterfly: [
    [18, 26],
    [90, 44],
    [180, 86],
    [262, 118],
  ],
  straight: [
    [18, 24],
    [90, 50],
    [170, 62],
    [266, 64],
  ],
};

function wing(bench: Bench, side: -1 | 1, turn: number, light: number, reach: number): Panel {
  const shape = SHAPES[bench.text('shape', 'butterfly')] ?? SHAPES.butterfly!;
  const top = shape.map(([x, h]): Knot => [side * x * reach, BOW_Y - h + x * turn * side]);
  const low = shape.map(([x, h]): Knot => [side * x * reach, BOW_Y + h * 0.96 + x * turn * side]).reverse();
  const corner = ([x, y]: Knot): Knot => [x, y, 1];
  const end = 262 * reach * side;
  return piece(
    closedCurve([
      corner(top[0]!),
      ...top.slice(1, -1),
      corner(top.at(-1)!),
      [end + side * 10, BOW_Y + 262 * turn * side],
      corner(low[0]!),
      ...low.slice(1, -1),
      corner(low.at(-1)!),
    ]),
    bench.main,
    {
      grain: { origin: [0, BOW_Y], angle: side * 1.4 },
      lift: 0.8,
      volume: 30,
      round: 26,
      thickness: 6,
      light,
      folds: [
        fold([side * 20, BOW_Y - 12], [side * 210, BOW_Y - 56], 0.08 * side, 12, 7, 0.4, 0.12),
        fold([side * 20, BOW_Y + 12], [side * 200, BOW_Y + 54], -0.08 * side, 12, 6, -0.4, 0.12),
        fold([side * 20, BOW_Y], [side * 150, BOW_Y + 2], 0, 9, -7, 0, 0.1),
      ],
    },
  );
}

/** The band for the neck, with its hook. */
function neckBand(bench: Bench): Part[] {
  const ring = (from: number, to: number): Knot[] =>
    Array.from({ length: 17 }, (_, index): Knot => {
      const angle = from + ((to - from) * index) / 16;
      return [Math.cos(angle) * 212, BOW_Y - 150 + Math.sin(angle) * 156];
    });
  const far = openCurve(ring(Math.PI, Math.PI * 2));
  const near = openCurve(ring(0, Math.PI));
  const band = (line: typeof far, light: number): Panel =>
    piece([...offsetLine(line, 17), ...offsetLine(line, -17).reverse()], bench.main, {
      light,
      lift: 0.6,
      volume: 9,
      round: 9,
      thickness: 4,
      grain: { origin: [0, BOW_Y], angle: Math.PI / 2 },
      stitching: [13, -13].map((distance) => ({ path: offsetLine(line, distance), color: bench.thread, length: 3.4 })),
    });
  const hook = openCurve([
    [128, BOW_Y - 276],
    [150, BOW_Y - 264],
    [168, BOW_Y - 250],
  ]);
  return [
    band(far, 0.7),
    band(near, 1),
    piece(strip(hook, 40), metal(bench), {
      lift: 0.3,
      volume: 6,
      round: 8,
      thickness: 3,
      seams: [seam(offsetLine(hook, 20), 1.4)],
    }),
  ];
}

function draw(bench: Bench): Drawing {
  const random = bench.random('tied');
  const tilt = random.between(0.03, 0.07);
  const knot = piece(
    closedCurve([
      [-36, BOW_Y - 44],
      [0, BOW_Y - 38],
      [38, BOW_Y - 46],
      [42, BOW_Y],
      [36, BOW_Y + 46],
      [0, BOW_Y + 40],
      [-34, BOW_Y + 44],
      [-40, BOW_Y],
    ]),
    bench.main,
    {
      lift: 0.9,
      volume: 24,
      round: 18,
      thickness: 6,
      grain: { origin: [0, BOW_Y], angle: 0.4 },
      folds: [
        fold([-14, BOW_Y - 40], [-8, BOW_Y + 40], 0.1, 7, 3.4),
        fold([16, BOW_Y - 40], [14, BOW_Y + 40], -0.1, 6, -3),
      ],
    },
  );
  const behind = [wing(bench, -1, -tilt * 1.3, 0.84, 1.05), wing(bench, 1, -tilt * 1.3, 0.84, 1.05)];
  const front = [wing(bench, -1, tilt, 1, 0.95), wing(bench, 1, tilt, 1, 0.95)];
  const band = neckBand(bench);
  const bow = [...behind, ...front, knot];
  return {
    parts: bench.isBack ? [...bow, ...band] : [...band, ...bow],
    landmarks: {},
    focus: { at: [0, BOW_Y], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'bow-tie',
  kind: 'tie',
  tryOn: null,
  subkind: ({ shape }) => (shape === 'straight' ? 'batwing bow tie' : 'bow tie'),
  words: 'bow tie, bowtie, dickie bow, black tie accessory',
  sample: { fabric: 'satin', color: 'black' },
  draw,
};
