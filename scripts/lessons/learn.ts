import type { PerceptronWeights } from '../../server/domain/pictures/Perceptron.ts';
import { classify } from '../../server/domain/pictures/Perceptron.ts';
import type { Chance } from './Chance.ts';

export interface Example {
  readonly features: Float32Array;
  readonly label: string;
}

export interface Course {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** Dropout rates of the input units and of the hidden units. */
  readonly dropInputs: number;
  readonly dropHidden: number;
  /** Augments an example; the result differs in each epoch. */
  readonly vary?: (features: Float32Array, chance: Chance) => Float32Array;
}

const BATCH_SIZE = 64;
const WEIGHT_DECAY = 1e-4;
const LABEL_SMOOTHING = 0.06;

/**
 * Trains a network with one hidden layer, using Adam (Kingma and Ba, 2015) and cross-entropy loss with label smoothing.
 */
export function learn(
  examples: readonly Example[],
  labels: readonly string[],
  course: Course,
  chance: Chance,
  onEpoch: (epoch: number, loss: number) => void,
): PerceptronWeights {
  const inputs = examples[0]!.features.length;
  const { means, scales } = normalization(examples, inputs);
  const rows = examples.map(({ features, label }) => ({ features, label: labels.indexOf(label) }));
  const net = {
    first: new Parameter(course.hidden * inputs, Math.sqrt(2 / inputs), chance),
    firstBias: new Parameter(course.hidden, 0, chance),
    second: new Parameter(labels.length * course.hidden, Math.sqrt(1 / course.hidden), chance),
    secondBias: new Parameter(labels.length, 0, chance),
  };
  let step = 0;
  const steps = Math.ceil(rows.length / BATCH_SIZE) * course.epochs;
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    shuffle(rows, chance);
    let loss = 0;
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      const batch = rows.slice(from, from + BATCH_SIZE);
      for (const { features, label } of batch) {
        const varied = course.vary?.(features, chance) ?? features;
        const input = varied.map((value, i) => (value - means[i]!) * scales[i]!);
        loss += backpropagate(
          net,
          { input, label },
          { inputs, hidden: course.hidden, labels: labels.length },
          course,
          chance,
        );
      }
      step++;
      const rate = course.rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      for (const parameter of Object.values(net)) parameter.step(rate, step, batch.length);
    }
    onEpoch(epoch, loss / rows.length);
  }
  return {
    inputCount: inputs,
    hiddenCount: course.hidden,
    labels,
    means,
    scales,
    hiddenWeights: net.first.values,
    hiddenBias: net.firstBias.values,
    outputWeights: net.second.values,
    outputBias: net.secondBias.values,
    temperature: 1,
  };
}

class Parameter {
  readonly values: Float32Array;
  readonly slope: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(size: number, spread: number, chance: Chance) {
    this.values = Float32Array.from({ length: size }, () => chance.normal() * spread);
    this.slope = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  step(rate: number, at: number, count: number): void {
    const [one, two] = [1 - 0.9 ** at, 1 - 0.999 ** at];
    for (let i = 0; i < this.values.length; i++) {
      const slope = this.slope[i]! / count;
      this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i]! + 0.001 * slope * slope;
      this.values[i]! -=
        rate * (this.#mean[i]! / one / (Math.sqrt(this.#square[i]! / two) + 1e-7) + WEIGHT_DECAY * this.values[i]!);
    }
    this.slope.fill(0);
  }
}

interface Net {
  readonly first: Parameter;
  readonly firstBias: Parameter;
  readonly second: Parameter;
  readonly secondBias: Parameter;
}
interface Sizes {
  readonly inputs: number;
  readonly hidden: number;
  readonly labels: number;
}

function backpropagate(
  net: Net,
  { input, label }: { input: Float32Array; label: number },
  { inputs, hidden, labels }: Sizes,
  course: Course,
  chance: Chance,
): number {
  const seen = input.map((value) => (chance.next() < course.dropInputs ? 0 : value));
  const kept = 1 - course.dropHidden;
  const units = new Float32Array(hidden);
  for (let row = 0; row < hidden; row++) {
    if (chance.next() >= kept) continue;
    let sum = net.firstBias.values[row]!;
    const offset = row * inputs;
    for (let i = 0; i < inputs; i++) sum += net.first.values[offset + i]! * seen[i]!;
    units[row] = Math.max(0, sum) / kept;
  }
  const answers = Array.from({ length: labels }, (_, row) =>
    units.reduce((sum, unit, i) => sum + unit * net.second.values[row * hidden + i]!, net.secondBias.values[row]!),
  );
  const most = Math.max(...answers);
  const raised = answers.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  const back = new Float32Array(hidden);
  raised.forEach((value, row) => {
    const slope = value / total - ((row === label ? 1 - LABEL_SMOOTHING : 0) + LABEL_SMOOTHING / labels);
    net.secondBias.slope[row]! += slope;
    for (let i = 0; i < hidden; i++) {
      net.second.slope[row * hidden + i]! += slope * units[i]!;
      back[i]! += slope * net.second.values[row * hidden + i]!;
    }
  });
  for (let row = 0; row < hidden; row++) {
    if (units[row] === 0) continue;
    const slope = back[row]! / kept;
    const offset = row * inputs;
    net.firstBias.slope[row]! += slope;
    for (let i = 0; i < inputs; i++) net.first.slope[offset + i]! += slope * seen[i]!;
  }
  return -Math.log(raised[label]! / total + 1e-9);
}

function normalization(examples: readonly Example[], inputs: number): { means: Float32Array; scales: Float32Array } {
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

function shuffle(rows: unknown[], chance: Chance): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = Math.floor(chance.next() * (i + 1));
    [rows[i], rows[j]] = [rows[j], rows[i]];
  }
}

export function accuracy(weights: PerceptronWeights, examples: readonly Example[]): number {
  const right = examples.filter(({ features, label }) => best(weights, features) === label).length;
  return right / examples.length;
}

function best(weights: PerceptronWeights, features: Float32Array): string {
  return classify(weights, features).reduce((most, guess) => (guess.probability > most.probability ? guess : most))
    .label;
}
