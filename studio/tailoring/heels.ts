import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { transformParts, FLOOR, piece } from './footwear.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve, smoothstep } from './geometry.ts';
import { seam } from './torso.ts';

/** Heels of dress shoes, which are drawn flat and then raised. */
export type HeelName = 'flat' | 'kitten' | 'block' | 'stiletto' | 'cuban' | 'wedge';

const RISES: Readonly<Record<HeelName, number>> = {
  flat: 0,
  kitten: 92,
  cuban: 58,
  block: 138,
  stiletto: 208,
  wedge: 150,
};

export const chooseHeel = (bench: Bench, fallback: HeelName): HeelName => {
  const name = bench.text('heel', fallback);
  return name in RISES ? (name as HeelName) : fallback;
};

export const findRise = (heel: HeelName): number => RISES[heel];

/** A point after raising the heel: the ball stays on the floor, the arch rises, and the shoe becomes shorter. */
export const raisePoint = ([x, y]: Point, rise: number): Point => [
  x - rise * 0.13 * smoothstep(-160, 260, x),
  y - rise * smoothstep(-200, 262, x),
];

export const raiseParts = (parts: readonly Part[], rise: number): Part[] =>
  transformParts(parts, (point) => raisePoint(point, rise));

const raiseLine = (knots: readonly Knot[], rise: number): Knot[] =>
  knots.map(([x, y, corner]): Knot => [...raisePoint([x, y], rise), corner ?? 0]);

/** The heel of a shoe whose heel seat ends at `seat`, before raising. */
export function dressHeel(heel: HeelName, seat: Point, material: Material, floor = FLOOR): Panel[] {
  if (heel === 'flat' || heel === 'wedge') return [];
  const rise = findRise(heel);
  const [back, top] = raisePoint(seat, rise);
  const front = (along: number): Point => raisePoint([seat[0] - along, seat[1] + 2], rise);
  const outline = SHAPES[heel]({ back, top, front, floor });
  const foot = outline.filter(([, y]) => y > floor - 2).map(([x]) => x);
  const lift: Panel = piece(
    closedCurve([
      [Math.min(...foot) - 1, floor - 9, 1],
      [Math.max(...foot) + 1, floor - 9, 1],
      [Math.max(...foot) + 1, floor + 1, 1],
      [Math.min(...foot) - 1, floor + 1, 1],
    ]),
    { ...material, ground: [0.2, 0.17, 0.16] },
    { lift: 0.2, volume: 6, round: 6, thickness: 2 },
  );
  const width = Math.max(...foot) - Math.min(...foot);
  return [
    piece(closedCurve(outline), material, { lift: 0.5, volume: 30, round: width > 40 ? 26 : 15, thickness: 3 }),
    lift,
  ];
}

interface HeelPlace {
  readonly back: number;
  readonly top: number;
  /** Returns a point under the heel seat at a distance from the back. */
  readonly front: (along: number) => Point;
  readonly floor: number;
}
type HeelShape = (place: HeelPlace) => Knot[];

const SHAPES: Readonly<Record<'kitten' | 'block' | 'stiletto' | 'cuban', HeelShape>> = {
  stiletto: ({ back, top, front, floor }) => [
    [back + 2, top - 8, 1],
    [back - 3, top + 26],
    [back - 14, top + 78],
    [back - 19, top + 140],
    [back - 19, floor, 1],
    [back - 33, floor, 1],
    [back - 35, top + 146],
    [back - 43, top + 92],
    [back - 60, top + 52],
    [...front(92), 1],
    [...front(60), 1],
  ],
  kitten: ({ back, top, front, floor }) => [
    [back + 2, top - 8, 1],
    [back - 5, top + 20],
    [back - 20, top + 50],
    [back - 24, floor, 1],
    [back - 46, floor, 1],
    [back - 50, top + 56],
    [back - 66, top + 30],
    [...front(98), 1],
    [...front(60), 1],
  ],
  block: ({ back, top, front, floor }) => [
    [back + 2, top - 8, 1],
    [back - 2, top + 50],
    [back - 6, floor, 1],
    [back - 84, floor, 1],
    [back - 92, top + 70],
    [...front(104), 1],
    [...front(60), 1],
  ],
  cuban: ({ back, top, front, floor }) => [
    [back + 2, top - 8, 1],
    [back - 4, top + 26],
    [back - 14, floor, 1],
    [back - 92, floor, 1],
    [back - 100, top + 34],
    [...front(108), 1],
    [...front(60), 1],
  ],
};

/** The sole of a dress shoe: as thin as leather, thicker at the ball, narrow under the arch. */
export function dressSole(bench: Bench, feather: readonly Knot[], thickness = 12): Panel {
  const material = bench.plain('leather', bench.cloth.third ?? 'espresso');
  const knotsUnder = feather.map(
    ([x, y]): Knot => [x, y + (x > 20 && x < 200 ? thickness * 0.7 : x < -325 ? thickness * 0.5 : thickness)],
  );
  return piece([...openCurve(feather), ...openCurve(knotsUnder).reverse()], material, {
    lift: 0.4,
    volume: 7,
    round: 6,
    thickness: 2,
  });
}

/** A wedge in one piece, as high at the back as the shoe is raised. `isRope` winds espadrille cord around it. */
export function wedge(feather: readonly Knot[], rise: number, material: Material, isRope = false): Panel {
  const thickness = 16;
  const top = raiseLine(feather, rise);
  const [heel, toe] = [top[0]!, top.at(-1)!];
  const outline = [
    ...openCurve(top),
    ...openCurve([
      [toe[0] - 4, toe[1] + 12, 1],
      [toe[0] + 34, FLOOR + thickness * 0.6],
      [toe[0] + 110, FLOOR + thickness],
      [heel[0] - 30, FLOOR + thickness],
      [heel[0] - 6, FLOOR + thickness - 4, 1],
    ]),
  ];
  const rows = isRope
    ? Array.from({ length: Math.ceil(rise / 15) + 2 }, (_, index) => FLOOR + thickness - 15 * (index + 1))
    : [];
  return piece(outline, material, {
    lift: 0.5,
    volume: 26,
    round: 20,
    thickness: 4,
    seams: rows.map((y) =>
      seam(
        [
          [-330, y],
          [320, y - 4],
        ],
        2.6,
        2.6,
      ),
    ),
  });
}

/** A stack of leather lifts: straight at the back, curved inward at the front. */
export function stackedHeel(material: Material, rise: number, thickness: number): Panel {
  const top = 622 + thickness - rise;
  const depth = FLOOR + 8 - top;
  const [back, front] = rise ? [12, 128] : [3, 150];
  const lifts = Array.from({ length: Math.max(1, Math.floor(depth / 9)) }, (_, index) => top + 9 * (index + 1)).filter(
    (y) => y < FLOOR + 2,
  );
  const outline = closedCurve([
    [291, top - 6, 1],
    [291 - back * 0.7, top + depth * 0.4],
    [288 - back, FLOOR + 8, 1],
    [286 - front * (rise ? 0.62 : 0.96), FLOOR + 9, 1],
    [284 - front * (rise ? 0.74 : 0.98), top + depth * 0.5],
    [284 - front, top + 2, 1],
  ]);
  const seams = [
    ...lifts.map((y) =>
      seam(
        [
          [110, y],
          [300, y],
        ],
        0.7,
        1.1,
      ),
    ),
    seam(
      [
        [110, FLOOR + 1],
        [300, FLOOR],
      ],
      1.6,
      1.6,
    ),
  ];
  return piece(outline, material, { lift: 0.4, volume: 18, round: 16, thickness: 3, seams });
}
