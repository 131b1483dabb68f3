import { clamp, lerp, smoothstep } from '../../curve.ts';
import { profileAt } from '../../person/bodyPlaces.ts';
import { smoothValues } from '../../person/profiles.ts';
import type { PhotoSleeve } from './sleeves.ts';
import { findEdges, toPlace, toPosition } from './sleeves.ts';

/** Width in pixels by which new cloth reaches beyond bare skin, so that no line of skin stays. */
const BEYOND_SKIN = 4;
/** Length, as a fraction of the arm, in which a wide old sleeve narrows to a longer new one. */
const TAPER = 0.3;

/** Length, as a fraction of the arm, above the end of an old sleeve in which its cuff stands out most. */
export const CUFF = 0.22;
/** Width in pixels by which the new cloth reaches beyond the corner of an old cuff. */
const BEYOND_CUFF = 2;

/** Finds where an edge of an old sleeve stands out most near its end: its position and its distance from the axis. */
function findCuff(edge: Float32Array, end: number, sign: 1 | -1): readonly [position: number, distance: number] {
  let cuff: readonly [number, number] = [end, 0];
  for (let place = toPlace(end - CUFF); place <= toPlace(end); place++)
    if (edge[place]! * sign > cuff[1]) cuff = [toPosition(place), edge[place]! * sign];
  return [cuff[0], cuff[1] + BEYOND_CUFF];
}

/** Continues a sleeve along the bare arm to `reach`. */
export function extendSleeve(
  old: PhotoSleeve,
  isBare: boolean,
  reach: number,
  isSkin: (i: number) => boolean,
): PhotoSleeve {
  const { map, limb, start } = old;
  const halfAt = (position: number, sign: 1 | -1): number => profileAt(sign > 0 ? limb.outer : limb.inner, position);
  const isArm = (i: number): boolean => {
    const half = halfAt(map.position[i]!, map.distance[i]! > 0 ? 1 : -1);
    return isSkin(i) && Math.abs(map.distance[i]!) < 1.45 * half + 2;
  };
  const skin = findEdges(map, limb, isArm, 0);
  const extend = (oldEdge: Float32Array, skinEdge: Float32Array, sign: 1 | -1): Float32Array => {
    const [from, atEnd] = findCuff(oldEdge, Math.max(...old.ends), sign);
    return oldEdge.map((edge, place) => {
      const position = toPosition(place);
      const usual = halfAt(position, sign);
      const bare = clamp(skinEdge[place]! * sign, 0.75 * usual, 1.35 * usual) + BEYOND_SKIN;
      if (isBare) return sign * bare;
      if (position < from) return edge;
      return sign * Math.max(bare, lerp(atEnd, bare, smoothstep(0, TAPER, position - from)));
    });
  };
  const outer = smoothValues(extend(old.outer, skin.outer, 1), 2);
  const inner = smoothValues(extend(old.inner, skin.inner, -1), 2);
  return { map, limb, start, outer, inner, ends: old.ends.map(() => reach) };
}
