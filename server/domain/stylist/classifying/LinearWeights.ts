import type { Features } from './features.ts';

/** Weights of a linear classifier: `weights[row * bias.length + label]`, and a bias for each label. */
export interface LinearWeights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** The row of each bucket; -1 for a bucket without weights. Undefined if the row numbers are the bucket numbers. */
  readonly rowByBucket?: Int32Array;
}

/** Returns the probability of each label. A temperature above 1 makes the probabilities more equal. */
export function rateLabels(
  features: Features,
  { weights, bias, rowByBucket }: LinearWeights,
  temperature = 1,
): Float64Array {
  const { buckets, values } = features;
  const scores = Float64Array.from(bias);
  const count = scores.length;
  for (let index = 0; index < buckets.length; index++) {
    const row = (rowByBucket?.[buckets[index]!] ?? buckets[index]!) * count;
    if (row < 0) continue;
    for (let label = 0; label < count; label++) scores[label]! += values[index]! * weights[row + label]!;
  }
  const highestRate = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const unscaledShares = scores.map((rate) => Math.exp((rate - highestRate) / temperature));
  const sum = unscaledShares.reduce((a, b) => a + b, 0);
  return unscaledShares.map((share) => share / sum);
}
