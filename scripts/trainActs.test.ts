import { describe, expect, it } from 'vitest';
import { ACTS } from '../server/domain/stylist/acts/Act.ts';
import { ActModel } from '../server/domain/stylist/acts/ActModel.ts';
import { splitClauses } from '../server/domain/stylist/acts/splitClauses.ts';
import { ClauseClassifier } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { computeFeatures } from '../server/domain/stylist/classifying/features.ts';
import { readFamilies } from './lessons/acts/families.ts';
import { measureActs, trainActs } from './lessons/acts/trainActs.ts';
import { readTurns } from './lessons/acts/turns.ts';

/** Minimum fractions, two or three points below those measured when they were set. */
const MIN_RIGHT_OF_UNSEEN_FAMILIES = 0.66;
const MIN_RIGHT_OF_LEARNED = 0.9;
const MIN_BOUNDARIES_FOUND = 0.9;
const MAX_BOUNDARIES_TOO_MANY = 0.2;

describe('the classifier of acts', () => {
  it('reads most phrasings that it has not learned', () => {
    const learnedClauses = [...readFamilies('plain'), ...readFamilies('plain2')];
    expect(
      measureActs(
        new ActModel(new ClauseClassifier(ACTS, computeFeatures, trainActs(learnedClauses))),
        readFamilies('idioms'),
      ).right,
    ).toBeGreaterThan(MIN_RIGHT_OF_UNSEEN_FAMILIES);
  });

  it('learns the same weights from the same lessons', () => {
    const clauses = readFamilies('author-a').slice(0, 100);
    const [firstBytes, secondBytes] = [trainActs(clauses), trainActs(clauses)].map(({ weights }) =>
      Buffer.from(weights.buffer),
    );
    expect(firstBytes!.equals(secondBytes!)).toBe(true);
  });

  it('ships with weights that read their own lessons', () => {
    const learnedClauses = ['plain', 'plain2', 'idioms', 'author-a', 'author-b', 'author-c', 'author-d'].flatMap(
      readFamilies,
    );
    expect(measureActs(ActModel.shipped(), learnedClauses).right).toBeGreaterThan(MIN_RIGHT_OF_LEARNED);
  });
});

describe('the splitting of messages into clauses', () => {
  it('finds most boundaries of turns written by hand, and few others', () => {
    const turns = readTurns(true);
    const foundClauses = turns.flatMap(({ text, clauseStarts }) =>
      splitClauses(text)
        .slice(1)
        .map(({ start }) => clauseStarts.has(start)),
    );
    const wantedCount = turns.reduce((sum, { clauseStarts }) => sum + clauseStarts.size, 0);
    const foundCount = foundClauses.filter(Boolean).length;
    expect(foundCount / wantedCount).toBeGreaterThan(MIN_BOUNDARIES_FOUND);
    expect(1 - foundCount / foundClauses.length).toBeLessThan(MAX_BOUNDARIES_TOO_MANY);
  });
});
