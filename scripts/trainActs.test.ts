import { describe, expect, it } from 'vitest';
import { ACTS } from '../server/domain/stylist/acts/Act.ts';
import { ActModel } from '../server/domain/stylist/acts/ActModel.ts';
import { splitClauses } from '../server/domain/stylist/acts/splitClauses.ts';
import { ClauseClassifier } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { computeFeatures } from '../server/domain/stylist/classifying/features.ts';
import { readFamilies } from './lessons/acts/families.ts';
import { measureActs, trainActs } from './lessons/acts/trainActs.ts';
import { readTurns } from './lessons/acts/turns.ts';

/** Minimum shares, two or three points below those that were measured when the limits were set. */
const MIN_RIGHT_OF_UNSEEN_FAMILIES = 0.66;
const MIN_RIGHT_OF_LEARNED = 0.9;
const MIN_BOUNDARIES_FOUND = 0.9;
const MAX_BOUNDARIES_TOO_MANY = 0.2;

describe('what tells the acts of clauses', () => {
  it('reads most phrasings that it has not learned', () => {
    const learned = [...readFamilies('plain'), ...readFamilies('plain2')];
    expect(
      measureActs(new ActModel(new ClauseClassifier(ACTS, computeFeatures, trainActs(learned))), readFamilies('idioms'))
        .right,
    ).toBeGreaterThan(MIN_RIGHT_OF_UNSEEN_FAMILIES);
  });

  it('gets the same weights from the same lessons', () => {
    const some = readFamilies('author-a').slice(0, 100);
    const [first, second] = [trainActs(some), trainActs(some)].map(({ weights }) => Buffer.from(weights.buffer));
    expect(first!.equals(second!)).toBe(true);
  });

  it('ships with weights that know their lessons', () => {
    const learned = ['plain', 'plain2', 'idioms', 'author-a', 'author-b', 'author-c', 'author-d'].flatMap(readFamilies);
    expect(measureActs(ActModel.shipped(), learned).right).toBeGreaterThan(MIN_RIGHT_OF_LEARNED);
  });
});

describe('what splits turns', () => {
  it('finds most boundaries of turns written by hand, and few others', () => {
    const turns = readTurns(true);
    const found = turns.flatMap(({ text, starts }) =>
      splitClauses(text)
        .slice(1)
        .map(({ start }) => starts.has(start)),
    );
    const wanted = turns.reduce((sum, { starts }) => sum + starts.size, 0);
    const hits = found.filter(Boolean).length;
    expect(hits / wanted).toBeGreaterThan(MIN_BOUNDARIES_FOUND);
    expect(1 - hits / found.length).toBeLessThan(MAX_BOUNDARIES_TOO_MANY);
  });
});
