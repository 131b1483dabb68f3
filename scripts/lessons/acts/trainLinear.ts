import type { Features } from '../../../server/domain/stylist/classifying/features.ts';
import type { LinearWeights } from '../../../server/domain/stylist/classifying/LinearWeights.ts';
import { rateLabels } from '../../../server/domain/stylist/classifying/LinearWeights.ts';
import { RandomGenerator } from '../RandomGenerator.ts';

export interface Lesson {
  readonly features: Features;
  /** Index of the correct label. */
  readonly label: number;
  /** The weight of the lesson in the training; 1 by default. */
  readonly importance?: number;
}

export interface TrainingCourse {
  readonly bucketCount: number;
  readonly labelCount: number;
  readonly epochs: number;
  readonly rate: number;
  readonly l2: number;
  /** The weights are averaged over this number of epochs at the end; 1 by default. */
  readonly averagedEpochs?: number;
  /** The weights are averaged over this number of trainings with different orders of the lessons; 1 by default. */
  readonly trainings?: number;
}

const FIRST_SEED = 7;

/** Multinomial logistic regression with AdaGrad. Deterministic. */
export function trainLinear(lessons: readonly Lesson[], course: TrainingCourse): LinearWeights {
  const { bucketCount, labelCount, trainings = 1 } = course;
  const sum = createWeights(bucketCount, labelCount);
  for (let training = 0; training < trainings; training++) addTraining(sum, lessons, course, FIRST_SEED + training);
  return sum;
}

/** Adds the weights of one training to `sum`, divided by the number of trainings. */
function addTraining(sum: LinearWeights, lessons: readonly Lesson[], course: TrainingCourse, seed: number): void {
  const { averagedEpochs = 1, trainings = 1, bucketCount, labelCount } = course;
  const [average, squares] = [createWeights(bucketCount, labelCount), createWeights(bucketCount, labelCount)];
  const random = new RandomGenerator(seed);
  const order = [...lessons];
  for (let epoch = 1; epoch <= course.epochs; epoch++) {
    shuffle(order, random);
    for (const lesson of order) trainOn(lesson, average, squares, course);
    if (epoch > course.epochs - averagedEpochs) addShare(sum, average, 1 / (averagedEpochs * trainings));
  }
}

function trainOn(
  { features, label, importance = 1 }: Lesson,
  average: LinearWeights,
  squares: LinearWeights,
  { labelCount, rate, l2 }: TrainingCourse,
): void {
  const errors = rateLabels(features, average);
  errors[label]! -= 1;
  errors.forEach((error, otherLabel) => step(average.bias, squares.bias, otherLabel, error * importance, rate));
  const { buckets, values } = features;
  for (let i = 0; i < buckets.length; i++) {
    const row = buckets[i]! * labelCount;
    for (let otherLabel = 0; otherLabel < labelCount; otherLabel++) {
      const gradient = errors[otherLabel]! * importance * values[i]! + l2 * average.weights[row + otherLabel]!;
      step(average.weights, squares.weights, row + otherLabel, gradient, rate);
    }
  }
}

function step(weights: Float32Array, squares: Float32Array, index: number, gradient: number, rate: number): void {
  squares[index]! += gradient * gradient;
  weights[index]! -= (rate * gradient) / (Math.sqrt(squares[index]!) + 1e-6);
}

function addShare(sum: LinearWeights, { weights, bias }: LinearWeights, share: number): void {
  for (let index = 0; index < weights.length; index++) sum.weights[index]! += weights[index]! * share;
  for (let index = 0; index < bias.length; index++) sum.bias[index]! += bias[index]! * share;
}

function createWeights(bucketCount: number, labelCount: number): LinearWeights {
  return { weights: new Float32Array(bucketCount * labelCount), bias: new Float32Array(labelCount) };
}

function shuffle(order: Lesson[], random: RandomGenerator): void {
  for (let index = order.length - 1; index > 0; index--) {
    const otherIndex = Math.floor(random.nextNumber() * (index + 1));
    [order[index], order[otherIndex]] = [order[otherIndex]!, order[index]!];
  }
}
