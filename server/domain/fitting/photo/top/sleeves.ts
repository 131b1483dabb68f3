import { clamp, lerp, smoothstep } from '../../curve.ts';
import { profileAt } from '../../person/bodyPlaces.ts';
import type { Limb } from '../../person/PersonBody.ts';
import { interpolateGaps, smoothRows } from '../bottom/oldEdges.ts';
import type { ArmMap } from './armMap.ts';

/** A sleeve in the photo: its edges for even positions along the arm from `FIRST` to `LAST`. */
export interface PhotoSleeve {
  readonly map: ArmMap;
  readonly limb: Limb;
  /** Distances from the axis in pixels; outwards is positive. */
  readonly outer: Float32Array;
  readonly inner: Float32Array;
  /** Where the sleeve ends along the arm, for even places from the outer to the inner edge. */
  readonly ends: Float32Array;
  /** Position of the armpit along the arm, where the inner edge begins. */
  readonly start: number;
}

const [FIRST, LAST] = [-0.25, 1.15];
const POSITIONS = 112;
const END_PLACES = 8;
const EDGE_SMOOTHING = 3;

export const toPlace = (position: number): number =>
  clamp(Math.round(((position - FIRST) / (LAST - FIRST)) * (POSITIONS - 1)), 0, POSITIONS - 1);
const toPosition = (place: number): number => lerp(FIRST, LAST, place / (POSITIONS - 1));

/** Finds the edges of the pixels of a sleeve or a bare arm. */
export function findEdges(
  map: ArmMap,
  limb: Limb,
  isPart: (i: number) => boolean,
  start: number,
): Pick<PhotoSleeve, 'outer' | 'inner'> {
  const [outer, inner] = [new Float32Array(POSITIONS).fill(Number.NaN), new Float32Array(POSITIONS).fill(Number.NaN)];
  for (let i = 0; i < map.position.length; i++) {
    if (Number.isNaN(map.distance[i]!) || !isPart(i)) continue;
    const place = toPlace(map.position[i]!);
    const distance = map.distance[i]!;
    if (!(outer[place]! > distance)) outer[place] = distance;
    // Above the armpit, the part ends at the armhole, and its inner edge is only imagined.
    if (map.position[i]! > start + 0.02 && !(inner[place]! < distance)) inner[place] = distance;
  }
  const usual = (sign: 1 | -1): Float32Array =>
    outer.map((_, place) => sign * profileAt(sign > 0 ? limb.outer : limb.inner, toPosition(place)) * 1.2);
  return {
    outer: smoothRows(interpolateGaps(outer, usual(1)), EDGE_SMOOTHING),
    inner: smoothRows(interpolateGaps(inner, usual(-1)), EDGE_SMOOTHING),
  };
}

/** Finds where a sleeve ends, for each place between its edges. */
export function findEnds(
  sleeve: Pick<PhotoSleeve, 'map' | 'outer' | 'inner'>,
  isPart: (i: number) => boolean,
): Float32Array {
  const { map } = sleeve;
  const ends = new Float32Array(END_PLACES).fill(Number.NaN);
  for (let i = 0; i < map.position.length; i++) {
    if (Number.isNaN(map.distance[i]!) || !isPart(i)) continue;
    const place = Math.min(END_PLACES - 1, Math.floor(findShare(sleeve, i) * END_PLACES));
    if (!(ends[place]! > map.position[i]!)) ends[place] = map.position[i]!;
  }
  return smoothRows(
    interpolateGaps(
      ends,
      ends.map(() => 1),
    ),
    1,
  );
}

/** Returns the value of an edge at a position along the arm. */
export function edgeAt(edge: Float32Array, position: number): number {
  const place = clamp((position - FIRST) / (LAST - FIRST), 0, 1) * (POSITIONS - 1);
  const index = Math.min(POSITIONS - 2, Math.floor(place));
  return lerp(edge[index]!, edge[index + 1]!, place - index);
}

/** Returns the place of a pixel between the outer edge (0) and the inner edge (1). */
export function findShare({ map, outer, inner }: Pick<PhotoSleeve, 'map' | 'outer' | 'inner'>, i: number): number {
  const [from, to] = [edgeAt(outer, map.position[i]!), edgeAt(inner, map.position[i]!)];
  return clamp((from - map.distance[i]!) / Math.max(1, from - to), 0, 1);
}

export function findEnd({ ends }: PhotoSleeve, share: number): number {
  const place = clamp(share * END_PLACES - 0.5, 0, END_PLACES - 1);
  const index = Math.min(END_PLACES - 2, Math.floor(place));
  return lerp(ends[index]!, ends[index + 1]!, place - index);
}

/** Width in pixels by which new cloth reaches beyond bare skin, so that no line of skin stays. */
const BEYOND_SKIN = 4;
/** Length, as a fraction of the arm, in which a wide old sleeve narrows to a longer new one. */
const TAPER = 0.3;

/** Length, as a fraction of the arm, above the end of an old sleeve in which its cuff stands out most. */
const CUFF = 0.22;
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
  const outer = smoothRows(extend(old.outer, skin.outer, 1), 2);
  const inner = smoothRows(extend(old.inner, skin.inner, -1), 2);
  return { map, limb, start, outer, inner, ends: old.ends.map(() => reach) };
}
