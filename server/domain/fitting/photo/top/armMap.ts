import { profileAt } from '../../person/bodyPlaces.ts';
import type { Limb } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';
import type { Scene } from '../Scene.ts';

/** The position of each pixel relative to an arm, also far from it and above the shoulder. */
export interface ArmMap {
  /** Position along the arm, 0 at the shoulder and 1 at the wrist; negative above the shoulder. */
  readonly position: Float32Array;
  /** Distance from the axis in pixels, positive away from the trunk; NaN if far away. */
  readonly distance: Float32Array;
}

/** Maximum distance from the arm in shoulder widths. */
const MAX_DISTANCE = 0.45;
/** How far the arm goes on beyond the shoulder and the wrist, in lengths of a segment. */
const BEYOND = 8;

export function mapArm(limb: Limb, scene: Scene): ArmMap {
  const count = scene.width * scene.height;
  const map = { position: new Float32Array(count), distance: new Float32Array(count).fill(Number.NaN) };
  const nearest = new Float32Array(count).fill(Infinity);
  for (let k = 0; k + 1 < limb.axis.length; k++) drawSegment(limb, k, scene, map, nearest);
  return map;
}

function drawSegment({ axis, side }: Limb, k: number, scene: Scene, map: ArmMap, nearest: Float32Array): void {
  const [from, to] = [axis[k]!, axis[k + 1]!];
  const last = axis.length - 1;
  const radius = MAX_DISTANCE * scene.body.frame.shoulderWidth;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [least, most] = [k === 0 ? -BEYOND : 0, k + 1 === last ? 1 + BEYOND : 1];
  const x0 = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius) - scene.left);
  const x1 = Math.min(scene.width - 1, Math.ceil(Math.max(from[0], to[0]) + radius) - scene.left);
  const y0 = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius) - scene.top);
  const y1 = Math.min(scene.height - 1, Math.ceil(Math.max(from[1], to[1]) + radius) - scene.top);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + scene.left - from[0], y + scene.top - from[1]];
      const share = Math.min(most, Math.max(least, (px * dx + py * dy) / (length * length)));
      const distance = Math.hypot(px - dx * share, py - dy * share);
      const i = y * scene.width + x;
      if (distance >= nearest[i]! || distance > radius) continue;
      nearest[i] = distance;
      map.position[i] = (k + share) / last;
      map.distance[i] = (px * dy - py * dx) * signOf(side) > 0 ? distance : -distance;
    }
  }
}

/** Returns how far a pixel is outside the bare arm, in pixels: negative inside, `Infinity` if far away. */
export function findArmDistance(limb: Limb, { position, distance }: ArmMap, i: number): number {
  if (Number.isNaN(distance[i]!)) return Infinity;
  return Math.abs(distance[i]!) - profileAt(distance[i]! > 0 ? limb.outer : limb.inner, position[i]!);
}
