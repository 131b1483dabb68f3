import type { Features } from './features.ts';

/** Weights of a linear classifier: `weights[bucket * bias.length + label]`, and a bias for each label. */
export interface LinearWeights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** The probability of each label. A temperature above 1 makes them more equal. */
export function rateLabels(features: Features, { weights, bias }: LinearWeights, temperature = 1): Float64Array {
  const { buckets, values } = features;
  const rates = Float64Array.from(bias);
  const count = rates.length;
  for (let i = 0; i < buckets.length; i++) {
    const row = buckets[i]! * count;
    for (let label = 0; label < count; label++) rates[label]! += values[i]! * weights[row + label]!;
  }
  const most = rates.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = rates.map((rate) => Math.exp((rate - most) / temperature));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((odd) => odd / sum);
}
