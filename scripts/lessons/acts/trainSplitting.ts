import { hashFeatures } from '../../../server/domain/stylist/classifying/features.ts';
import { listGaps } from '../../../server/domain/stylist/acts/wordGaps.ts';
import type { LinearWeights } from '../../../server/domain/stylist/classifying/LinearWeights.ts';
import { SPLIT_BUCKET_COUNT, splitWith } from '../../../server/domain/stylist/acts/splitClauses.ts';
import type { LabeledClause } from './families.ts';
import { trainLinear } from './trainLinear.ts';
import type { SplitTurn } from './turns.ts';
import { createTurns } from './turns.ts';

const TURN_COUNT = 9_000;
const SEED = 5;
const COURSE = { bucketCount: SPLIT_BUCKET_COUNT, labelCount: 2, epochs: 3, rate: 0.2, l2: 1e-5 };

/** Trains the weights that find where clauses begin, on messages composed of clauses. */
export function trainSplitting(clauses: readonly LabeledClause[]): LinearWeights {
  const lessons = createTurns(clauses, TURN_COUNT, SEED).flatMap(({ text, clauseStarts }) =>
    listGaps(text)
      .filter(({ isSentenceEnd }) => !isSentenceEnd)
      .map(({ features, end }) => ({
        features: hashFeatures(features, SPLIT_BUCKET_COUNT),
        label: clauseStarts.has(end) ? 1 : 0,
      })),
  );
  return trainLinear(lessons, COURSE);
}

/** How well a model finds where clauses begin. All figures are fractions, 0 to 1. */
export interface SplitFigures {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function measureSplitting(weights: LinearWeights, turns: readonly SplitTurn[]): SplitFigures {
  let [hitCount, foundCount, wantedCount] = [0, 0, 0];
  for (const { text, clauseStarts } of turns) {
    const foundStarts = splitWith(weights, text).slice(1);
    hitCount += foundStarts.filter(({ start }) => clauseStarts.has(start)).length;
    foundCount += foundStarts.length;
    wantedCount += clauseStarts.size;
  }
  const [precision, recall] = [hitCount / foundCount, hitCount / wantedCount];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
