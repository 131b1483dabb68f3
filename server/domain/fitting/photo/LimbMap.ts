import { profileAt } from '../person/bodyPlaces.ts';
import type { Limb } from '../person/PersonBody.ts';
import { signOf } from '../person/PersonBody.ts';
import type { Scene } from './Scene.ts';

/** The position of each pixel near a limb relative to the limb. */
export interface LimbMap {
  /** Position along the limb, 0 to 1. */
  readonly position: Float32Array;
  /**
   * Distance from the axis in widths of the bare limb: 1 at the outer edge, -1 at the inner edge, and 9 if far away.
   */
  readonly across: Float32Array;
}

const FAR_AWAY = 9;
/** Maximum distance from a limb, in widths of the limb. */
const MAX_DISTANCE = 2;
/** How far a limb is extended beyond its end to meet the hand or foot, in half widths. */
const EXTENSION = 1.6;

export function mapLimb(limb: Limb, scene: Scene): LimbMap {
  const count = scene.width * scene.height;
  const map = { position: new Float32Array(count), across: new Float32Array(count).fill(FAR_AWAY) };
  const nearest = new Float32Array(count).fill(Infinity);
  for (let k = 0; k + 1 < limb.axis.length; k++) drawSegment(limb, k, scene, map, nearest);
  return map;
}

function drawSegment(limb: Limb, k: number, scene: Scene, map: LimbMap, nearest: Float32Array): void {
  const [from, to] = [limb.axis[k]!, limb.axis[k + 1]!];
  const last = limb.axis.length - 1;
  const widths = [limb.outer, limb.inner].map((profile) => [
    profileAt(profile, k / last),
    profileAt(profile, (k + 1) / last),
  ]);
  const [[outer, outerNext], [inner, innerNext]] = widths as [[number, number], [number, number]];
  const maxDistance = Math.max(outer, inner) * MAX_DISTANCE;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const sign = signOf(limb.side);
  const furthest = k + 1 === last ? 1 + (EXTENSION * Math.max(outerNext, innerNext)) / length : 1;
  const x0 = Math.max(0, Math.floor(Math.min(from[0], to[0]) - maxDistance) - scene.left);
  const x1 = Math.min(scene.width - 1, Math.ceil(Math.max(from[0], to[0]) + maxDistance) - scene.left);
  const y0 = Math.max(0, Math.floor(Math.min(from[1], to[1]) - maxDistance) - scene.top);
  const y1 = Math.min(scene.height - 1, Math.ceil(Math.max(from[1], to[1]) + maxDistance) - scene.top);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + scene.left - from[0], y + scene.top - from[1]];
      const share = Math.min(furthest, Math.max(0, (px * dx + py * dy) / (length * length)));
      const distance = Math.hypot(px - dx * share, py - dy * share);
      const i = y * scene.width + x;
      if (distance >= nearest[i]! || distance > maxDistance) continue;
      nearest[i] = distance;
      const isOuter = (px * dy - py * dx) * sign > 0;
      map.position[i] = Math.min(1, (k + share) / last);
      map.across[i] = isOuter
        ? distance / (outer + (outerNext - outer) * Math.min(1, share))
        : -distance / (inner + (innerNext - inner) * Math.min(1, share));
    }
  }
}
