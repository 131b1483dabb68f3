import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Part } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve, mirrorHalf } from './geometry.ts';
import { seam } from './torso.ts';

/** A hood laid back: its dark inside in the middle, two soft edges that meet at the throat. */
export function hood(bench: Bench, inner: Material = bench.plain('jersey')): Part[] {
  const random = bench.random('hood');
  if (bench.isBack) {
    return [
      {
        part: 'panel',
        material: bench.main,
        volume: 40,
        lift: 0.7,
        thickness: 9,
        outline: mirrorHalf([
          [0, 90],
          [64, 96],
          [112, 132],
          [124, 190],
          [98, 268],
          [40, 318],
          [0, 326],
        ]),
        seams: [
          seam(
            [
              [0, 100],
              [1, 200],
              [0, 322],
            ],
            1.4,
          ),
        ],
        folds: [
          fold([-104, 190], [-10, 250], 0.12, 14, 4),
          fold([104, 186], [12, 262], -0.12, 14, 4),
          fold([-70, 130], [-20, 230], 0.1, 12, 3),
        ],
      },
    ];
  }
  const inside: Part = {
    part: 'panel',
    material: inner,
    light: 0.58,
    lift: 0,
    volume: 10,
    outline: mirrorHalf([
      [0, 88],
      [58, 94],
      [88, 128],
      [84, 190],
      [46, 250],
      [0, 282],
    ]),
    seams: [
      seam(
        [
          [1, 90],
          [-2, 170],
          [0, 206],
        ],
        1.6,
      ),
    ],
    folds: [fold([-52, 130], [-14, 250], 0.1, 16, 5), fold([46, 120], [16, 256], -0.08, 16, -5)],
  };
  const edges = ([-1, 1] as const).map((side): Part => {
    const halfOutline: Knot[] = [
      [-4, 72, 1],
      [50, 75],
      [96, 104],
      [121, 160],
      [130, 214],
      [104, 262],
      [54, 292],
      [2, 312, 1],
      [-8, 292, 1],
      [24, 256],
      [54, 200],
      [61, 152],
      [42, 118],
      [-4, 106, 1],
    ];
    const swell = random.between(3, 6);
    const across: Point[] = openCurve([
      [6 * side, 74],
      [62 * side, 96],
      [92 * side, 148],
      [96 * side, 206],
      [70 * side, 264],
    ]);
    return {
      part: 'panel',
      material: bench.main,
      volume: 20,
      lift: 0.6,
      thickness: 6,
      join: 'hood',
      outline: closedCurve(halfOutline.map(([x, y, corner]): Knot => [x * side, y, corner])),
      seams: [seam(across, 1.3)],
      stitching: [
        {
          path: openCurve([
            [4 * side, 288],
            [34 * side, 254],
            [63 * side, 202],
            [71 * side, 150],
            [50 * side, 112],
          ]),
          color: bench.thread,
          length: 3.4,
        },
      ],
      folds: [
        fold([124 * side, 176], [30 * side, 284], 0.12 * side, 12, swell),
        fold([128 * side, 222], [52 * side, 286], 0.1 * side, 8, -swell * 0.7),
        fold([104 * side, 118], [98 * side, 214], -0.1 * side, 9, -3),
      ],
    };
  });
  return [inside, { part: 'label', at: [0, 214], size: [32, 14] }, ...edges];
}

export function hoodCords(bench: Bench): Part[] {
  const random = bench.random('cords');
  return [-1, 1].map(
    (side): Part => ({
      part: 'cord',
      width: 6,
      color: bench.plain().ground.map((value) => Math.min(1, value * 0.9 + 0.1)) as unknown as Point &
        readonly [number, number, number],
      path: openCurve([
        [26 * side, 270],
        [24 * side + random.between(-5, 5), 320],
        [30 * side + random.between(-9, 9), 370],
        [27 * side + random.between(-8, 8), 418 + random.between(-16, 22)],
      ]),
    }),
  );
}
