import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import { ACTS } from '../../../server/domain/stylist/acts/Act.ts';
import type { ActModel } from '../../../server/domain/stylist/acts/ActModel.ts';
import { BUCKET_COUNT, computeFeatures } from '../../../server/domain/stylist/classifying/features.ts';
import type { LinearWeights } from '../../../server/domain/stylist/classifying/LinearWeights.ts';
import type { LabeledClause } from './families.ts';
import { trainLinear } from './trainLinear.ts';

/**
 * Several trainings are averaged, because the accuracy of a single one varies by a point with the order of its
 * lessons.
 */
const COURSE = {
  bucketCount: BUCKET_COUNT,
  labelCount: ACTS.length,
  epochs: 20,
  rate: 0.2,
  l2: 1e-4,
  averagedEpochs: 8,
  trainings: 4,
};

export function trainActs(clauses: readonly LabeledClause[]): LinearWeights {
  return trainLinear(
    clauses.map(({ text, act }) => ({
      features: computeFeatures(text, FASHION_LEXICON),
      label: ACTS.indexOf(act),
    })),
    COURSE,
  );
}

/** How well a model recognizes acts. `right` and `inTopTwo` are fractions. */
export interface ActFigures {
  readonly clauseCount: number;
  readonly right: number;
  /** The fraction of clauses whose correct act is one of the two likeliest. */
  readonly inTopTwo: number;
  readonly mistakes: readonly { readonly clause: LabeledClause; readonly act: string; readonly probability: number }[];
}

/** Measures a model. An act is correct if it is the clause's act or its alternative. */
export function measureActs(model: ActModel, clauses: readonly LabeledClause[]): ActFigures {
  const readings = model.classify(
    clauses.map(({ text }) => text),
    FASHION_LEXICON,
  );
  const isRight = ({ act, otherAct }: LabeledClause, reading: string | undefined): boolean =>
    reading === act || reading === otherAct;
  const mistakes = clauses.flatMap((clause, index) => {
    const { act, probability } = readings[index]!;
    return isRight(clause, act) ? [] : [{ clause, act, probability }];
  });
  const missedClauses = clauses.filter(
    (clause, index) => ![readings[index]!, readings[index]!.rivals[0]!].some(({ act }) => isRight(clause, act)),
  );
  return {
    clauseCount: clauses.length,
    right: 1 - mistakes.length / clauses.length,
    inTopTwo: 1 - missedClauses.length / clauses.length,
    mistakes,
  };
}
