import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, smoothstep } from './geometry.ts';
import { moveParts } from './moved.ts';
import { plane } from './objects.ts';

/**
 * Shoes are drawn from the side with the toe to the left, on a floor at y = 664: from x = -340 at the toe to 290 at the
 * heel.
 */
export const FLOOR = 664;

/** Length of the far shoe relative to the near one. */
const [TURNED, SWUNG] = [0.95, 0.055];

type Change = (point: Point) => Point;

/** Transforms the points of the parts, but not their widths. */
export function transformParts(parts: readonly Part[], to: Change): Part[] {
  const line = (points: readonly Point[]): Point[] => points.map(to);
  return parts.map((part): Part => {
    if (part.part === 'button' || part.part === 'label') return { ...part, at: to(part.at) };
    if (part.part === 'cord') return { ...part, path: line(part.path) };
    return {
      ...part,
      outline: line(part.outline),
      folds: (part.folds ?? []).map((fold) => ({ ...fold, path: line(fold.path) })),
      seams: (part.seams ?? []).map((seam) => ({ ...seam, path: line(seam.path) })),
      stitching: (part.stitching ?? []).map((stitches) => ({ ...stitches, path: line(stitches.path) })),
    };
  });
}

/** Mirrors the parts, to show the other side. */
const mirrorParts = (parts: readonly Part[]): Part[] =>
  transformParts(parts, ([x, y]) => [-x, y]).map((part) =>
    part.part === 'panel' && part.tilt ? { ...part, tilt: [-part.tilt[0], part.tilt[1]] } : part,
  );

/** Raises the heel of a shoe. The arch rises, and the ball stays on the floor. */
export const raiseHeel = (parts: readonly Part[], rise: number): Part[] =>
  transformParts(parts, ([x, y]) => [x + rise * 0.1 * smoothstep(-160, 240, x), y - rise * smoothstep(-170, 190, x)]);

/** Compresses everything above a line, for an upper that is too high. */
export const lowerParts = (parts: readonly Part[], line: number, share: number): Part[] =>
  transformParts(parts, ([x, y]) => [x, y < line ? line - (line - y) * share : y]);

/** Stretches everything above the ankle upwards, for a longer shaft. */
export const stretchShaft = (parts: readonly Part[], distance: number): Part[] =>
  transformParts(parts, ([x, y]) => [x, y < 420 ? y - distance * Math.min(1, (420 - y) / 208) : y]);

/** Both shoes of a pair, the far one slightly higher and further back. The back view shows the other side. */
export function createPair(
  bench: Bench,
  shoe: readonly Part[],
  places: { readonly near: Point; readonly far: Point; readonly scale?: number },
): Part[] {
  const seenParts = bench.isBack ? mirrorParts(shoe) : shoe;
  const scale = places.scale ?? 1;
  const side = bench.isBack ? -1 : 1;
  return [
    ...moveParts(seenParts, scale * 0.95, [places.far[0] * side, places.far[1]]),
    ...moveParts(seenParts, scale, [places.near[0] * side, places.near[1]]),
  ];
}

/** A pair as photographed on a table: the near shoe from the side, the far one behind it and rotated. */
export function staggerPair(
  bench: Bench,
  shoe: readonly Part[],
  places: { readonly near: Point; readonly far: Point; readonly scale: number },
): Part[] {
  const side = bench.isBack ? -1 : 1;
  const behind = transformParts(bench.isBack ? mirrorParts(shoe) : shoe, ([x, y]) => [
    x * TURNED,
    y + x * SWUNG * side,
  ]);
  return [
    ...moveParts(behind, places.scale * 0.97, [places.far[0] * side, places.far[1]]),
    ...moveParts(bench.isBack ? mirrorParts(shoe) : shoe, places.scale, [places.near[0] * side, places.near[1]]),
  ];
}
/**
 * The line between the upper and the sole of a leather shoe, then the bottom line of the sole, from the heel to the
 * toe.
 */
export const WELT: readonly Knot[] = [
  [284, 604],
  [110, 616],
  [-20, 636],
  [-150, 647],
  [-260, 646],
  [-334, 630],
];
export const underside = (thickness: number): Knot[] => [
  [284, 604 + thickness],
  [110, 616 + thickness],
  [-20, 636 + thickness],
  [-150, FLOOR - 17 + thickness],
  [-260, 646 + thickness],
  [-340, 632 + thickness * 0.8],
];

/** The block under the heel, from the sole down to the floor. */
export function heelBlock(material: Material, from: Point, width: readonly [number, number], rise = 0): Panel {
  const [x, y] = from;
  const layers = Array.from(
    { length: Math.max(1, Math.floor((FLOOR - y + rise) / 12)) },
    (_, index) => y - rise + 12 * (index + 1),
  );
  return plane(
    [
      [x, y - rise, 1],
      [x - 2, FLOOR, 1],
      [x - 2 - width[1], FLOOR + 1, 1],
      [x - width[0] + 12, (y - rise + FLOOR) / 2],
      [x - width[0], y - rise + 10, 1],
    ],
    material,
    {
      lift: 0.4,
      volume: 14,
      round: 16,
      thickness: 3,
      seams: layers
        .filter((holeY) => holeY < FLOOR - 8)
        .map((lineY) => ({
          path: [
            [x - width[0], lineY + 3],
            [x, lineY],
          ],
          depth: 0.5,
          width: 1,
        })),
    },
  );
}

/** A piece of leather with a given outline, e.g. a strip along a seam. */
export const piece = (outline: readonly Point[], material: Material, panelFields: Partial<Panel>): Panel => ({
  part: 'panel',
  outline,
  material,
  lift: 0.4,
  volume: 22,
  ...panelFields,
});

/** The dark inside of a shoe, behind its near side. */
export const insideShoe = (bench: Bench, knots: readonly Knot[], light = 0.56): Panel => ({
  part: 'panel',
  material: bench.plain('leather', bench.cloth.lining ?? 'sand'),
  outline: closedCurve(knots),
  light,
  lift: 0,
  volume: 6,
});
