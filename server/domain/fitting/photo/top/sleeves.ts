import { clamp, lerp } from '../../curve.ts';
import { profileAt } from '../../person/bodyPlaces.ts';
import type { Limb } from '../../person/PersonBody.ts';
import { interpolateGaps, interpolateValues, smoothValues } from '../../person/profiles.ts';
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
export const toPosition = (place: number): number => lerp(FIRST, LAST, place / (POSITIONS - 1));

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
    outer: smoothValues(interpolateGaps(outer, usual(1)), EDGE_SMOOTHING),
    inner: smoothValues(interpolateGaps(inner, usual(-1)), EDGE_SMOOTHING),
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
  return smoothValues(
    interpolateGaps(
      ends,
      ends.map(() => 1),
    ),
    1,
  );
}

/** Returns the value of an edge at a position along the arm. */
export function edgeAt(edge: Float32Array, position: number): number {
  return interpolateValues(edge, clamp((position - FIRST) / (LAST - FIRST), 0, 1) * (POSITIONS - 1));
}

/** Returns the place of a pixel between the outer edge (0) and the inner edge (1). */
export function findShare({ map, outer, inner }: Pick<PhotoSleeve, 'map' | 'outer' | 'inner'>, i: number): number {
  const [from, to] = [edgeAt(outer, map.position[i]!), edgeAt(inner, map.position[i]!)];
  return clamp((from - map.distance[i]!) / Math.max(1, from - to), 0, 1);
}

export function findEnd({ ends }: PhotoSleeve, share: number): number {
  return interpolateValues(ends, clamp(share * END_PLACES - 0.5, 0, END_PLACES - 1));
}
