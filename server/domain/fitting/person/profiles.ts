import { clamp, lerp } from '../curve.ts';
import type { Profile } from './PersonBody.ts';

/** Pairs of a position and a value, by rising position. */
export type Table = readonly (readonly [position: number, value: number])[];

/**
 * Returns the value at a position, linearly interpolated between the rows. Beyond the ends, returns the value of the
 * nearest row.
 */
export function lookUp(table: Table, position: number): number {
  const nextRow = table.findIndex(([rowPosition]) => rowPosition >= position);
  if (nextRow <= 0) return nextRow === 0 ? table[0]![1] : table.at(-1)![1];
  const [[from, lowerValue], [to, upperValue]] = [table[nextRow - 1]!, table[nextRow]!];
  return lowerValue + ((upperValue - lowerValue) * (position - from)) / (to - from);
}

export function sampleProfile(
  from: number,
  to: number,
  count: number,
  computeValue: (position: number, index: number) => number,
): Profile {
  const step = (to - from) / (count - 1);
  return { from, to, values: Float32Array.from({ length: count }, (_, i) => computeValue(from + i * step, i)) };
}

/** Replaces each value with the mean of the values within `sampleRadius` on each side. */
export function smoothValues(values: Float32Array, sampleRadius: number): Float32Array {
  return values.map((_, i) => {
    const nearbyValues = values.subarray(Math.max(0, i - sampleRadius), i + sampleRadius + 1);
    return nearbyValues.reduce((sum, value) => sum + value, 0) / nearbyValues.length;
  });
}

/** Minimum number of known values from which the others are interpolated. */
const MIN_KNOWN_VALUES = 4;

/** Interpolates missing values (NaN). If nearly all are missing, returns `fallback`. */
export function interpolateGaps(values: Float32Array, fallback: Float32Array): Float32Array {
  const known: number[] = [];
  for (let k = 0; k < values.length; k++) if (!Number.isNaN(values[k]!)) known.push(k);
  if (known.length < MIN_KNOWN_VALUES) return fallback;
  let next = 0;
  return values.map((value, k) => {
    while (next < known.length - 1 && known[next]! < k) next++;
    const [before, after] = [known[Math.max(0, next - 1)]!, known[next]!];
    if (!Number.isNaN(value) || after === before) return Number.isNaN(value) ? values[after]! : value;
    return lerp(values[before]!, values[after]!, clamp((k - before) / (after - before), 0, 1));
  });
}

/** Returns the value at a place between the first (0) and the last, linearly interpolated. */
export function interpolateValues(values: Float32Array, place: number): number {
  const index = Math.min(values.length - 2, Math.floor(place));
  return lerp(values[index]!, values[index + 1]!, place - index);
}

/** The median; NaN for an empty list. */
export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export const findFraction = (min: number, max: number, share: number): number => min + (max - min) * clamp(share, 0, 1);
