import { drawNoise, hashText } from '../outfits/seededNoise.ts';

interface Rotation<Value> {
  readonly seed: string;
  readonly dayNumber: number;
  /** How many values later each day begins. */
  readonly step: number;
  readonly getId: (value: Value) => string;
}

/** Returns the values of a day in an order that depends on the seed. Each day begins `step` values further. */
export function rotateValues<Value>(
  values: readonly Value[],
  { seed, dayNumber, step, getId }: Rotation<Value>,
): readonly Value[] {
  return startAt(shuffle(values, seed, getId), dayNumber * step);
}

/** Returns the values in an order that depends on the seed. */
export function shuffle<Value>(
  values: readonly Value[],
  seed: string,
  getId: (value: Value) => string,
): readonly Value[] {
  const seedHash = hashText(seed);
  return values
    .map((value) => ({ value, noise: drawNoise(seedHash, hashText(getId(value))), id: getId(value) }))
    .sort((left, right) => left.noise - right.noise || (left.id < right.id ? -1 : 1))
    .map(({ value }) => value);
}

/** Returns the values from `position`, which may be past the end, and then those before it. */
export function startAt<Value>(values: readonly Value[], position: number): readonly Value[] {
  const start = position % Math.max(1, values.length);
  return [...values.slice(start), ...values.slice(0, start)];
}
