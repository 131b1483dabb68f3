import { drawNoise, hashText } from '../outfits/seededNoise.ts';

/**
 * Returns `count` values for a day, in an order that depends on the seed. Each day continues where the day before
 * ended, so two consecutive days share no value if there are enough.
 */
export function rotateValues<Value>(
  values: readonly Value[],
  {
    seed,
    dayNumber,
    count,
    getId,
  }: {
    readonly seed: string;
    readonly dayNumber: number;
    readonly count: number;
    readonly getId: (value: Value) => string;
  },
): readonly Value[] {
  const seedHash = hashText(seed);
  const shuffled = values
    .map((value) => ({ value, noise: drawNoise(seedHash, hashText(getId(value))), id: getId(value) }))
    .sort((left, right) => left.noise - right.noise || (left.id < right.id ? -1 : 1))
    .map(({ value }) => value);
  const start = (dayNumber * count) % Math.max(1, shuffled.length);
  return [...shuffled.slice(start), ...shuffled.slice(0, start)].slice(0, count);
}

/** Chooses a wording by seed. Throws for an empty list. */
export function chooseWording<Value>(wordings: readonly Value[], seed: string): Value {
  const index = Math.floor(drawNoise(hashText(seed), hashText('wording')) * wordings.length);
  return wordings[index] ?? wordings[0]!;
}
