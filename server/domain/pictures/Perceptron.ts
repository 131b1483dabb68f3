/** One hidden layer of ReLU units. Weights are in rows, one row per output unit. */
export interface Weights {
  readonly inputs: number;
  readonly hidden: number;
  readonly labels: readonly string[];
  /** The mean is subtracted from each input, which is then multiplied by its scale. */
  readonly means: Float32Array;
  readonly scales: Float32Array;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  /** Softmax temperature, which calibrates the probabilities: '0.8' is right in eight of ten cases. */
  readonly temperature: number;
}

/** The probability of each label; they sum to 1. */
export function classify(weights: Weights, features: Float32Array): readonly { label: string; probability: number }[] {
  const input = features.map((value, i) => (value - weights.means[i]!) * weights.scales[i]!);
  const hidden = layer(weights.first, weights.firstBias, input).map((value) => Math.max(0, value));
  const answers = layer(weights.second, weights.secondBias, hidden).map((value) => value / weights.temperature);
  const most = Math.max(...answers);
  const raised = answers.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return weights.labels.map((label, i) => ({ label, probability: raised[i]! / total }));
}

function layer(rows: Float32Array, bias: Float32Array, input: Float32Array): Float32Array {
  return bias.map((value, row) => {
    let sum = value;
    for (let i = 0; i < input.length; i++) sum += rows[row * input.length + i]! * input[i]!;
    return sum;
  });
}
