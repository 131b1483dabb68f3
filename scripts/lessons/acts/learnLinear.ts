import type { Features } from '../../../server/domain/stylist/acts/features.ts';
import type { LinearWeights } from '../../../server/domain/stylist/acts/LinearWeights.ts';
import { rateLabels } from '../../../server/domain/stylist/acts/LinearWeights.ts';
import { RandomGenerator } from '../Chance.ts';

export interface Lesson {
  readonly features: Features;
  /** Index of the right label. */
  readonly label: number;
}

export interface Course {
  readonly bucketCount: number;
  readonly labelCount: number;
  readonly epochs: number;
  readonly rate: number;
  readonly l2: number;
}

const SEED = 7;

/** Multinomial logistic regression with AdaGrad. The same lessons and course give the same weights. */
export function learnLinear(lessons: readonly Lesson[], course: Course): LinearWeights {
  const { labelCount, bucketCount, rate, l2 } = course;
  const [weights, weightSquares] = createPair(bucketCount * labelCount);
  const [bias, biasSquares] = createPair(labelCount);
  for (const { features, label } of listRounds(lessons, course.epochs)) {
    const rates = rateLabels(features, { weights, bias });
    for (let other = 0; other < labelCount; other++) {
      const error = rates[other]! - (other === label ? 1 : 0);
      step(bias, biasSquares, other, error, rate);
      for (let i = 0; i < features.buckets.length; i++) {
        const at = features.buckets[i]! * labelCount + other;
        step(weights, weightSquares, at, error * features.values[i]! + l2 * weights[at]!, rate);
      }
    }
  }
  return { weights, bias };
}

function createPair(length: number): readonly [Float32Array, Float32Array] {
  return [new Float32Array(length), new Float32Array(length)];
}

function step(weights: Float32Array, squares: Float32Array, at: number, gradient: number, rate: number): void {
  squares[at]! += gradient * gradient;
  weights[at]! -= (rate * gradient) / (Math.sqrt(squares[at]!) + 1e-6);
}

/** All lessons once per epoch, each time in another order. */
function* listRounds(lessons: readonly Lesson[], epochs: number): Iterable<Lesson> {
  const chance = new RandomGenerator(SEED);
  const order = lessons.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(chance.nextNumber() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) yield lessons[at]!;
  }
}
