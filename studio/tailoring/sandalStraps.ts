import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import { piece } from './footwear.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve } from './geometry.ts';
import { metalBuckle } from './metalwork.ts';
import { offsetLine } from './torso.ts';

/**
 * The footbed of an open shoe, seen from the side and slightly from above: the near edge from the heel to the toe, and
 * the far edge back to the heel.
 */
export const FOOTBED: readonly Knot[] = [
  [288, 646],
  [200, 648],
  [100, 641],
  [0, 645],
  [-110, 652],
  [-210, 654],
  [-286, 652],
  [-324, 644],
  [-340, 630],
];
const FAR_EDGE: readonly Knot[] = [
  [-340, 630],
  [-330, 617],
  [-296, 608],
  [-220, 606],
  [-110, 608],
  [0, 608],
  [110, 608],
  [210, 616],
  [268, 624],
  [288, 646],
];

/** The footbed from its heel to `toe`, for shoes whose front is closed. */
export function footbed(bench: Bench, toe = -400): Panel {
  const isVisible = ([x]: Knot): boolean => x > toe;
  const outline = [
    ...openCurve(FOOTBED.filter(isVisible)).slice(0, -1),
    ...openCurve(FAR_EDGE.filter(isVisible)).slice(0, -1),
  ];
  return piece(outline, bench.plain('leather', bench.cloth.lining ?? 'sand'), {
    lift: 0.2,
    volume: 5,
    round: 10,
    thickness: 3,
    tilt: [0, -0.1],
    stitching: [{ path: offsetLine(openCurve(FOOTBED), 7).slice(4, -8), color: bench.thread, length: 3.4 }],
    folds: [fold([-300, 632], [-120, 632], 0, 20, -4), fold([150, 634], [276, 634], 0, 16, -4)],
  });
}

export interface StrapLook {
  readonly material: Material;
  readonly width: number;
  readonly stitched?: boolean;
}

const edging = (bench: Bench, lines: readonly (readonly Point[])[], isStitched = false): Panel['stitching'] =>
  isStitched ? lines.map((path) => ({ path, color: bench.thread, length: 3.4 })) : [];

/** A strap over the foot, from the near edge at `x` up to `height`, leaning back. Its far half shows behind it. */
export function strapOver(bench: Bench, x: number, height: number, look: StrapLook, lean = 26): Panel[] {
  const halfWidth = look.width / 2;
  const base = 653 - (x > -60 ? 5 : 0);
  const top = base - height;
  const fore = openCurve([
    [x - halfWidth, base, 1],
    [x - halfWidth - 2, base - height * 0.4],
    [x - halfWidth + lean * 0.3, base - height * 0.8],
    [x - halfWidth + lean, top, 1],
  ]);
  const aft = openCurve([
    [x + halfWidth + lean + 4, top - 6, 1],
    [x + halfWidth + lean * 0.36, base - height * 0.72],
    [x + halfWidth + 2, base - height * 0.36],
    [x + halfWidth, base, 1],
  ]);
  const depth = Math.min(30, 12 + halfWidth);
  const far = piece(
    closedCurve([
      [x + lean - halfWidth * 0.4, top - 2, 1],
      [x + halfWidth + lean + 4, top - 6, 1],
      [x + halfWidth + lean + depth * 0.8, base - height * 0.72],
      [x + halfWidth + lean + depth, 614, 1],
      [x + halfWidth + lean + depth - look.width, 614, 1],
      [x + lean + depth * 0.4 - halfWidth * 0.6, base - height * 0.72],
    ]),
    bench.plain('leather', bench.cloth.lining ?? 'sand'),
    { light: 0.72, lift: 0.15, volume: 5, round: 8, thickness: 3 },
  );
  const near = piece([...fore, ...aft], look.material, {
    lift: 0.6,
    volume: Math.min(34, look.width * 0.7),
    round: Math.max(7, Math.min(26, look.width * 0.42)),
    thickness: 3.4,
    stitching: edging(bench, [offsetLine(fore, -4).slice(1, -1), offsetLine(aft, -4).slice(1, -1)], look.stitched),
    folds: look.width > 34 ? [fold([x - halfWidth * 0.2 + lean * 0.6, top + 16], [x, base - 10], 0.05, 12, -2.4)] : [],
  });
  return [far, near];
}

/** Two straps that cross over the toes. */
export function crossedStraps(bench: Bench, look: StrapLook): Panel[] {
  const lining = { ...look, material: bench.plain('leather', bench.cloth.lining ?? 'sand') };
  return [
    cordOver(
      [
        [-116, 566, 1],
        [-90, 584],
        [-78, 614],
      ],
      lining,
      0.7,
    ),
    cordOver(
      [
        [-204, 580, 1],
        [-218, 592],
        [-224, 612],
      ],
      lining,
      0.7,
    ),
    cordOver(
      [
        [-92, 650],
        [-104, 604],
        [-150, 580],
        [-206, 578],
      ],
      look,
    ),
    cordOver(
      [
        [-236, 652],
        [-232, 616],
        [-186, 584],
        [-114, 562],
      ],
      look,
    ),
  ];
}

/** A narrow strap along a line over the foot, such as one of two that cross. */
export const cordOver = (knots: readonly Knot[], look: StrapLook, light = 1): Panel => {
  const line = openCurve(knots);
  return piece([...offsetLine(line, look.width / 2), ...offsetLine(line, -look.width / 2).reverse()], look.material, {
    lift: light < 1 ? 0.2 : 0.55,
    volume: look.width * 0.5,
    round: look.width * 0.4,
    thickness: 3,
    light,
  });
};

/** The strap around the ankle, with its buckle on the near side. Its far half is drawn first. */
export function ankleStrap(bench: Bench, look: StrapLook, rise = 0): { readonly far: Part[]; readonly near: Part[] } {
  const knotAt = (angle: number): Knot => {
    const [x, y] = [Math.cos(angle) * 80, Math.sin(angle) * 25];
    return [214 + x, 456 - rise + y - x * 0.1];
  };
  const half = (from: number): Knot[] =>
    Array.from({ length: 15 }, (_, index) => knotAt(from + (index / 14) * Math.PI));
  const tail: Knot[] = [
    [222, 480 - rise],
    [190, 484 - rise],
    [168, 494 - rise],
  ];
  const lining = bench.plain('leather', bench.cloth.lining ?? 'sand');
  return {
    far: [cordOver(half(Math.PI), { ...look, material: lining }, 0.66)],
    near: [
      cordOver(half(0), look),
      cordOver(tail, { ...look, width: look.width * 0.8 }),
      ...metalBuckle(bench, [226, 480 - rise], [look.width * 1.3, look.width * 1.35], Math.max(3.4, look.width * 0.24)),
    ],
  };
}

/** The closed back of a sandal, from the heel seat to the ankle strap. */
export function sandalCounter(bench: Bench, material: Material, rise = 0): Panel[] {
  const front = openCurve([
    [196, 648],
    [226, 600],
    [246, 540],
    [262, 446 - rise],
  ]);
  const back = openCurve([
    [293, 436 - rise],
    [290, 500],
    [296, 590],
    [291, 646],
  ]);
  const far: Panel = piece(
    closedCurve([
      [236, 630, 1],
      [252, 560],
      [258, 470],
      [276, 440 - rise, 1],
      [292, 440 - rise, 1],
      [290, 630, 1],
    ]),
    bench.plain('leather', bench.cloth.lining ?? 'sand'),
    { light: 0.6, lift: 0.1, volume: 4 },
  );
  return [
    far,
    piece([...front, ...back], material, {
      lift: 0.4,
      volume: 24,
      round: 18,
      thickness: 3.4,
      join: 'counter',
      stitching: [{ path: offsetLine(front, -5), color: bench.thread, length: 3.2 }],
    }),
  ];
}
