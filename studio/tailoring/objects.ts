import type { Material } from '../fabric/Material.ts';
import { mixed } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Cord, Panel, Part, Stitching } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, distance, openCurve } from './geometry.ts';
import { offsetLine, seam } from './torso.ts';

/** The metals of zips, rings, buckles and eyelets. */
export type Metal = 'brass' | 'silver' | 'gunmetal';
const METALS: Readonly<Record<Metal, readonly [number, number, number]>> = {
  brass: [0.78, 0.62, 0.34],
  silver: [0.74, 0.75, 0.77],
  gunmetal: [0.3, 0.3, 0.32],
};
export const metalOf = (bench: Bench): Metal =>
  bench.cloth.buttons === 'brass' ? 'brass' : bench.cloth.buttons === 'dark' ? 'gunmetal' : 'silver';

/** A flat side of an object. `panelFields.tilt` is the direction that it faces. */
export function plane(knots: readonly Knot[], material: Material, panelFields: Partial<Panel> = {}): Panel {
  return { part: 'panel', outline: closedCurve(knots), material, lift: 0.4, volume: 22, ...panelFields };
}

export interface BandLook {
  readonly material: Material;
  readonly lift?: number;
  readonly stitched?: boolean;
  readonly thickness?: number;
}

/** A strap, handle, welt or edge: a strip of constant width along a line, stitched along both edges. */
export function band(bench: Bench, knots: readonly Knot[], width: number, look: BandLook): Panel {
  const line = openCurve(knots);
  const stitching: Stitching[] = look.stitched
    ? [
        { path: offsetLine(line, width / 2 - 3.4), color: bench.thread, length: 3.6 },
        { path: offsetLine(line, -width / 2 + 3.4), color: bench.thread, length: 3.6 },
      ]
    : [];
  const [from, to] = [line[0]!, line[line.length - 1]!];
  return {
    part: 'panel',
    material: look.material,
    outline: [...offsetLine(line, width / 2), ...offsetLine(line, -width / 2).reverse()],
    grain: { origin: from, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2 },
    lift: look.lift ?? 0.5,
    thickness: look.thickness ?? 3,
    volume: width * 0.34,
    round: width * 0.34,
    stitching,
  };
}

/** A ring, D-ring or chain link of round metal. */
export function ring(bench: Bench, center: Point, radius: readonly [number, number], width = 6): Cord {
  return { part: 'cord', width, color: METALS[metalOf(bench)], path: closedEllipse(center, radius) };
}

function closedEllipse([x, y]: Point, [rx, ry]: readonly [number, number]): Point[] {
  return Array.from(
    { length: 33 },
    (_, index): Point => [x + Math.cos((index / 32) * Math.PI * 2) * rx, y + Math.sin((index / 32) * Math.PI * 2) * ry],
  );
}

/** A buckle's frame with a pin. The strap runs along `angle`. */
export function buckle(bench: Bench, center: Point, size: readonly [along: number, across: number], angle = 0): Cord[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const place = (x: number, y: number): Point => [center[0] + x * c - y * s, center[1] + x * s + y * c];
  const [a, b] = [size[0] / 2, size[1] / 2];
  const color = METALS[metalOf(bench)];
  const frame = openCurve([
    [-a, 0],
    [-a, -b + 3],
    [-a + 3, -b],
    [0, -b],
    [a - 3, -b],
    [a, -b + 3],
    [a, 0],
    [a, b - 3],
    [a - 3, b],
    [0, b],
    [-a + 3, b],
    [-a, b - 3],
    [-a, 0],
  ]);
  return [
    { part: 'cord', width: 7, color, path: frame.map(([x, y]) => place(x, y)) },
    { part: 'cord', width: 5, color, path: [place(-a, 0), place(a + 2, 1)] },
  ];
}

export const stud = (bench: Bench, center: Point, radius = 5): Part => ({
  part: 'button',
  at: center,
  radius,
  color: METALS[metalOf(bench)],
  look: 'shank',
});

/** A punched hole with a metal rim. */
export const eyelet = (bench: Bench, center: Point, radius = 5): Part[] => [
  stud(bench, center, radius),
  { part: 'button', at: center, radius: radius * 0.52, color: [0.08, 0.08, 0.08], look: 'snap' },
];

/** A line of metal teeth with its puller. */
export function zip(bench: Bench, knots: readonly Knot[], puller: Point, width = 9): Part[] {
  const color = METALS[metalOf(bench)];
  return [
    { part: 'cord', width, color, teeth: true, path: openCurve(knots) },
    { part: 'cord', width: 7, color, path: [puller, [puller[0] + 3, puller[1] + 24]] },
  ];
}

export interface SoleShape {
  /** The line between upper and sole, from the heel to the toe. */
  readonly line: readonly Knot[];
  /** The line between sole and ground, from the heel to the toe. */
  readonly ground: readonly Knot[];
}

/** The sole of a shoe: a strip between two lines, darker at the bottom, with a welt and its thread. */
export function sole(bench: Bench, shape: SoleShape, material: Material, hasWelt = true): Part[] {
  const [top, low] = [openCurve(shape.line), openCurve(shape.ground)];
  const panelUnder: Panel = {
    part: 'panel',
    material,
    outline: [...top, ...[...low].reverse()],
    lift: 0.5,
    thickness: 3,
    volume: 10,
    round: 9,
    seams: [seam(offsetLine(low, 8), 0.8)],
  };
  if (!hasWelt) return [panelUnder];
  return [
    panelUnder,
    {
      part: 'panel',
      material: { ...material, ground: mixed(material.ground, [0, 0, 0], 0.12) },
      outline: [...offsetLine(top, 3), ...offsetLine(top, -4).reverse()],
      lift: 0.3,
      thickness: 2,
      volume: 2,
      round: 3,
      stitching: [{ path: offsetLine(top, -1), color: bench.thread, length: 4.6 }],
    },
  ];
}

/** Creases in leather that bends often: short arcs across the line from one point to another. */
export const creasesAcross = (bench: Bench, from: Point, to: Point, reach: number, count: number) => {
  const random = bench.random(`creases ${from[0]}`);
  const length = distance(from, to) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count + random.between(-0.05, 0.05);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return fold(
      [x - nx * reach, y - ny * reach],
      [x + nx * reach * 0.8, y + ny * reach * 0.8],
      random.between(-0.16, 0.16),
      4,
      random.between(-2.4, -1.2),
      0.4,
      0.45,
    );
  });
};
