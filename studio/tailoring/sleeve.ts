import type { Material } from '../fabric/Material.ts';
import type { Panel, Seam } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { interpolatePoint, closedCurve } from './geometry.ts';
import { markLimb, getLimb } from './limb.ts';

export interface Sleeve {
  readonly panel: Panel;
  /** Outer and inner corner of the sleeve's end, and the direction of the end. */
  readonly end: readonly [Point, Point];
  readonly along: Point;
  readonly grainAngle: number;
  readonly axis: readonly Point[];
}

/** A band at the end of a sleeve: a shirt cuff, a rib, a turn-up. */
export function cuffBand(
  arm: Sleeve,
  length: number,
  flare: number,
  material: Material,
  extra: Partial<Panel> = {},
): Panel {
  const [outer, inner] = arm.end;
  const [dx, dy] = arm.along;
  const grow = (from: Point, to: Point, distance: number): Point => [
    from[0] + (from[0] - to[0]) * distance,
    from[1] + (from[1] - to[1]) * distance,
  ];
  const [topOuter, topInner] = [grow(outer, inner, 0.01), grow(inner, outer, 0.01)];
  const lowOuter = grow(outer, inner, flare);
  const lowInner = grow(inner, outer, flare);
  const shift = (point: Point, distance: number): Point => [point[0] + dx * distance, point[1] + dy * distance];
  const band: Panel = {
    part: 'panel',
    material,
    volume: 20,
    lift: 0.45,
    outline: closedCurve([
      [...shift(topOuter, -4), 1],
      [...shift(lowOuter, length * 0.5)],
      [...shift(lowOuter, length), 1],
      [...shift(interpolatePoint(lowOuter, lowInner, 0.5), length + 3)],
      [...shift(lowInner, length), 1],
      [...shift(lowInner, length * 0.5)],
      [...shift(topInner, -4), 1],
    ]),
    grain: { origin: interpolatePoint(outer, inner, 0.5), angle: arm.grainAngle },
    ...extra,
  };
  return markLimb(band, getLimb(arm.panel));
}

/** Lines across the sleeve near its end, for hems. */
export function acrossEnd(arm: Sleeve, distance: number): Point[] {
  const [dx, dy] = arm.along;
  return arm.end.map(([x, y]) => [x - dx * distance, y - dy * distance] as const);
}

export const armholeSeam = (path: readonly Point[]): Seam => ({ path, depth: 1.5, width: 1.7 });
