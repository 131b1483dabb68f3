import type { Material } from '../fabric/Material.ts';
import { mixed } from '../fabric/Material.ts';
import type { Panel, Part, Seam } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve } from './geometry.ts';
import { strip } from './neck.ts';
import { offsetLine, seam } from './torso.ts';

const TOP: readonly Knot[] = [
  [312, 600],
  [240, 610],
  [120, 615],
  [0, 617],
  [-140, 615],
  [-236, 607],
  [-298, 591],
  [-334, 574],
];
const WALL_FOOT: readonly Knot[] = [
  [-340, 592],
  [-334, 613],
  [-306, 638],
  [-256, 653],
  [-170, 660],
  [0, 661],
  [150, 661],
  [286, 661],
  [308, 656],
  [317, 634],
];

const darkenMaterial = (material: Material, distance: number): Material => ({
  ...material,
  ground: mixed(material.ground, [0.1, 0.09, 0.08], distance),
});

/** A rubber cup sole: a lip round its top, stitched through, a bevel, and a thin outsole below. */
export function cupSole(rubber: Material, stripe?: Material): Part[] {
  const top = openCurve(TOP);
  const low = openCurve(WALL_FOOT);
  const thread = mixed(rubber.ground, [0.3, 0.27, 0.24], 0.3);
  const wall: Panel = {
    part: 'panel',
    material: rubber,
    outline: [...top, ...low],
    lift: 0.6,
    thickness: 4,
    volume: 18,
    round: 13,
    seams: [seam(offsetLine(top, 10), 1.5, 2.4), ...grooves()],
    stitching: stripe ? [] : [{ path: offsetLine(top, 10), color: thread, length: 5 }],
  };
  const outsole: Panel = {
    part: 'panel',
    material: darkenMaterial(rubber, 0.16),
    outline: strip(openCurve(WALL_FOOT.slice(1)), 10),
    lift: 0.1,
    thickness: 2,
    volume: 6,
    round: 6,
    light: 0.92,
  };
  const lip: Panel = {
    part: 'panel',
    material: rubber,
    outline: strip(offsetLine(top, -2), 6),
    lift: 0.3,
    thickness: 3,
    volume: 6,
    round: 4,
  };
  const line: Part[] = stripe
    ? [
        {
          part: 'panel',
          material: stripe,
          outline: strip(offsetLine(top, 8), 6),
          lift: 0.05,
          thickness: 1,
          volume: 2,
          round: 4,
        },
      ]
    : [];
  return [wall, outsole, ...line, lip];
}

/** The molded ribs at the toe. */
const grooves = (): Seam[] =>
  Array.from({ length: 13 }, (_, index): Seam => {
    const x = -322 + index * 9;
    const y = 613 + Math.min(22, index * 2.9);
    return seam(
      [
        [x, y - 10],
        [x + 3, y + 6],
      ],
      0.9,
      1.6,
    );
  });

/** Thick foam with a rocker at the toe and a flare at the heel, on a separate tread. */
export function foamSole(foam: Material, tread: Material): Part[] {
  const top: Knot[] = [
    [318, 556, 1],
    [296, 576],
    [230, 592],
    [100, 600],
    [-40, 604],
    [-160, 600],
    [-256, 586],
    [-306, 566],
    [-334, 546, 1],
  ];
  const low: Knot[] = [
    [-346, 570],
    [-336, 602],
    [-296, 634],
    [-226, 654],
    [-120, 662],
    [0, 662],
    [60, 652],
    [120, 652],
    [180, 661],
    [280, 661],
    [322, 650],
    [340, 622],
    [332, 590],
  ];
  const split = openCurve([
    [334, 604],
    [220, 620],
    [80, 634],
    [-60, 638],
    [-200, 628],
    [-300, 606],
    [-342, 578],
  ]);
  const body: Panel = {
    part: 'panel',
    material: foam,
    outline: closedCurve([...top, ...low]),
    lift: 0.6,
    thickness: 5,
    volume: 26,
    round: 18,
    seams: [seam(split, 2.2, 2.4), ...heelRibs()],
    folds: [
      fold([330, 584], [60, 618], 0.04, 12, 5),
      fold([150, 642], [-40, 648], 0.08, 12, -5),
      fold([-330, 572], [-120, 616], -0.06, 10, 4),
    ],
  };
  const panelUnder: Panel = {
    part: 'panel',
    material: tread,
    outline: strip(openCurve(low.slice(1, -2)), 11),
    lift: 0.2,
    thickness: 3,
    volume: 8,
    round: 6,
    seams: Array.from({ length: 34 }, (_, index): Seam => {
      const x = -300 + index * 18;
      return seam(
        [
          [x, 646],
          [x + 2, 668],
        ],
        1.4,
        2.2,
      );
    }),
  };
  return [body, panelUnder];
}

const heelRibs = (): Seam[] =>
  [0, 1, 2].map(
    (index): Seam =>
      seam(
        openCurve([
          [318 - index * 20, 600 + index * 2],
          [308 - index * 22, 612 + index * 2],
          [292 - index * 24, 616 + index * 2],
        ] as Point[]),
        1.4,
        2,
      ),
  );
