import type { PerceptronWeights } from '../../server/domain/pictures/Perceptron.ts';
import { classify } from '../../server/domain/pictures/Perceptron.ts';
import type { RandomGenerator } from './RandomGenerator.ts';

export interface Example {
  readonly features: Float32Array;
  readonly label: string;
}

export interface TrainingOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly learningRate: number;
  /** Dropout rates of the input units and of the hidden units. */
  readonly dropInputs: number;
  readonly dropHidden: number;
  /** Returns a varied copy of an example's features for an epoch. */
  readonly augment?: (features: Float32Array, random: RandomGenerator) => Float32Array;
}

const BATCH_SIZE = 64;
const WEIGHT_DECAY = 1e-4;
const LABEL_SMOOTHING = 0.06;

/**
 * Trains a network with one hidden layer, using Adam (Kingma and Ba, 2015) and cross-entropy loss with label smoothing.
 */
export function trainNetwork(
  examples: readonly Example[],
  labels: readonly string[],
  options: TrainingOptions,
  random: RandomGenerator,
  onEpoch: (epoch: number, loss: number) => void,
): PerceptronWeights {
  const inputs = examples[0]!.features.length;
  const { means, scales } = findNormalization(examples, inputs);
  const rows = examples.map(({ features, label }) => ({ features, label: labels.indexOf(label) }));
  const net = {
    inputWeights: new Parameter(options.hidden * inputs, Math.sqrt(2 / inputs), random),
    inputBias: new Parameter(options.hidden, 0, random),
    outputWeights: new Parameter(labels.length * options.hidden, Math.sqrt(1 / options.hidden), random),
    outputBias: new Parameter(labels.length, 0, random),
  };
  let step = 0;
  const stepCount = Math.ceil(rows.length / BATCH_SIZE) * options.epochs;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(rows, random);
    let loss = 0;
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      const batch = rows.slice(from, from + BATCH_SIZE);
      for (const { features, label } of batch) {
        const augmentedFeatures = options.augment?.(features, random) ?? features;
        const input = augmentedFeatures.map((value, i) => (value - means[i]!) * scales[i]!);
        loss += backpropagate(
          net,
          { input, label },
          { inputs, hidden: options.hidden, labels: labels.length },
          options,
          random,
        );
      }
      step++;
      const rate = options.learningRate * 0.5 * (1 + Math.cos((Math.PI * step) / stepCount));
      for (const parameter of Object.values(net)) parameter.step(rate, step, batch.length);
    }
    onEpoch(epoch, loss / rows.length);
  }
  return {
    inputCount: inputs,
    hiddenCount: options.hidden,
    labels,
    means,
    scales,
    hiddenWeights: net.inputWeights.values,
    hiddenBias: net.inputBias.values,
    outputWeights: net.outputWeights.values,
    outputBias: net.outputBias.values,
    temperature: 1,
  };
}

class Parameter {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(size: number, spread: number, random: RandomGenerator) {
    this.values = Float32Array.from({ length: size }, () => random.nextNormal() * spread);
    this.gradient = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  step(rate: number, index: number, count: number): void {
    const [meanCorrection, squareCorrection] = [1 - 0.9 ** index, 1 - 0.999 ** index];
    for (let i = 0; i < this.values.length; i++) {
      const gradient = this.gradient[i]! / count;
      this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * gradient;
      this.#square[i] = 0.999 * this.#square[i]! + 0.001 * gradient * gradient;
      this.values[i]! -=
        rate *
        (this.#mean[i]! / meanCorrection / (Math.sqrt(this.#square[i]! / squareCorrection) + 1e-7) +
          WEIGHT_DECAY * this.values[i]!);
    }
    this.gradient.fill(0);
  }
}

interface Net {
  readonly inputWeights: Parameter;
  readonly inputBias: Parameter;
  readonly outputWeights: Parameter;
  readonly outputBias: Parameter;
}
interface LayerSizes {
  readonly inputs: number;
  readonly hidden: number;
  readonly labels: number;
}

function backpropagate(
  net: Net,
  { input, label }: { input: Float32Array; label: number },
  { inputs, hidden, labels }: LayerSizes,
  options: TrainingOptions,
  random: RandomGenerator,
): number {
  const keptInput = input.map((value) => (random.nextNumber() < options.dropInputs ? 0 : value));
  const keptShare = 1 - options.dropHidden;
  const hiddenValues = new Float32Array(hidden);
  for (let row = 0; row < hidden; row++) {
    if (random.nextNumber() >= keptShare) continue;
    let sum = net.inputBias.values[row]!;
    const offset = row * inputs;
    for (let i = 0; i < inputs; i++) sum += net.inputWeights.values[offset + i]! * keptInput[i]!;
    hiddenValues[row] = Math.max(0, sum) / keptShare;
  }
  const outputs = Array.from({ length: labels }, (_, row) =>
    hiddenValues.reduce(
      (sum, unit, i) => sum + unit * net.outputWeights.values[row * hidden + i]!,
      net.outputBias.values[row]!,
    ),
  );
  const maxOutput = Math.max(...outputs);
  const exponentials = outputs.map((value) => Math.exp(value - maxOutput));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  const hiddenGradient = new Float32Array(hidden);
  exponentials.forEach((value, row) => {
    const gradient = value / total - ((row === label ? 1 - LABEL_SMOOTHING : 0) + LABEL_SMOOTHING / labels);
    net.outputBias.gradient[row]! += gradient;
    for (let i = 0; i < hidden; i++) {
      net.outputWeights.gradient[row * hidden + i]! += gradient * hiddenValues[i]!;
      hiddenGradient[i]! += gradient * net.outputWeights.values[row * hidden + i]!;
    }
  });
  for (let row = 0; row < hidden; row++) {
    if (hiddenValues[row] === 0) continue;
    const gradient = hiddenGradient[row]! / keptShare;
    const offset = row * inputs;
    net.inputBias.gradient[row]! += gradient;
    for (let i = 0; i < inputs; i++) net.inputWeights.gradient[offset + i]! += gradient * keptInput[i]!;
  }
  return -Math.log(exponentials[label]! / total + 1e-9);
}

function findNormalization(
  examples: readonly Example[],
  inputs: number,
): { means: Float32Array; scales: Float32Array } {
  const means = new Float32Array(inputs);
  const squares = new Float32Array(inputs);
  for (const { features } of examples)
    features.forEach((value, i) => {
      means[i]! += value / examples.length;
      squares[i]! += (value * value) / examples.length;
    });
  return {
    means,
    scales: squares.map((square, i) => 1 / Math.max(0.08, Math.sqrt(Math.max(0, square - means[i]! ** 2)))),
  };
}

function shuffle(rows: unknown[], random: RandomGenerator): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = Math.floor(random.nextNumber() * (i + 1));
    [rows[i], rows[j]] = [rows[j], rows[i]];
  }
}

export function measureAccuracy(weights: PerceptronWeights, examples: readonly Example[]): number {
  const rightExamples = examples.filter(({ features, label }) => findBestLabel(weights, features) === label).length;
  return rightExamples / examples.length;
}

function findBestLabel(weights: PerceptronWeights, features: Float32Array): string {
  return classify(weights, features).reduce((highestOutput, guess) =>
    guess.probability > highestOutput.probability ? guess : highestOutput,
  ).label;
}
