import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import type { BodyFrame, Limb, PersonBody, PictureSide, Profile } from './PersonBody.ts';
import { signOf } from './PersonBody.ts';

/** Converts a position on the body to pixels of the picture. */
export function toPicture({ shoulders, down, right, torsoLength }: BodyFrame, along: number, across: number): Point {
  const length = along * torsoLength;
  return [shoulders[0] + down[0] * length + right[0] * across, shoulders[1] + down[1] * length + right[1] * across];
}

/** Converts a pixel of the picture to `[along, across]`. */
export function toBody({ shoulders, down, right, torsoLength }: BodyFrame, x: number, y: number): Point {
  const [dx, dy] = [x - shoulders[0], y - shoulders[1]];
  return [(dx * down[0] + dy * down[1]) / torsoLength, dx * right[0] + dy * right[1]];
}

/** Returns the value of a profile, linearly interpolated. Beyond the ends, returns the first or last value. */
export function profileAt({ from, to, values }: Profile, position: number): number {
  const lastIndex = values.length - 1;
  const indexPosition = clamp((position - from) / (to - from), 0, 1) * lastIndex;
  const index = Math.min(lastIndex - 1, Math.floor(indexPosition));
  const share = indexPosition - index;
  return values[index]! * (1 - share) + values[index + 1]! * share;
}

/** Returns the distance in pixels from the middle of the torso to its side, without clothes. */
export const halfWidthAt = ({ torso }: PersonBody, side: PictureSide, along: number): number =>
  profileAt(torso.halfWidths[side], along);

/** Returns the upper edge of the shoulder as `along`, at a distance in pixels from the middle. */
export const shoulderTopAt = ({ torso, frame }: PersonBody, across: number): number =>
  profileAt(torso.shoulderLine, across / frame.shoulderWidth);

/** Returns a point of a limb's axis. Beyond its ends, the axis continues straight. */
export function findLimbPoint({ axis }: Limb, position: number): Point {
  const lastIndex = axis.length - 1;
  const indexPosition = position * lastIndex;
  const index = clamp(Math.floor(indexPosition), 0, lastIndex - 1);
  const share = indexPosition - index;
  const [from, to] = [axis[index]!, axis[index + 1]!];
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Returns the unit vector that is perpendicular to a limb and points away from the torso. */
export function findLimbOutward(limb: Limb, position: number): Point {
  const [from, to] = [
    findLimbPoint(limb, Math.max(0, position - 0.04)),
    findLimbPoint(limb, Math.min(1, position + 0.04)),
  ];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const sign = signOf(limb.side);
  return [(dy / length) * sign, (-dx / length) * sign];
}

export interface LimbPosition {
  /** Distance from the axis in pixels. */
  readonly distance: number;
  /** Position along the limb, 0 to 1. */
  readonly position: number;
}

/** Finds the point of a limb's axis that is nearest to a pixel, with its distance. */
export function findNearestOnLimb({ axis }: Limb, x: number, y: number): LimbPosition {
  let nearestPlace = { squared: Infinity, place: 0 };
  for (let i = 0; i + 1 < axis.length; i++) {
    const [from, to] = [axis[i]!, axis[i + 1]!];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const share = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1), 0, 1);
    const squaredDistance = (x - from[0] - dx * share) ** 2 + (y - from[1] - dy * share) ** 2;
    if (squaredDistance < nearestPlace.squared) nearestPlace = { squared: squaredDistance, place: i + share };
  }
  return { distance: Math.sqrt(nearestPlace.squared), position: nearestPlace.place / (axis.length - 1) };
}
