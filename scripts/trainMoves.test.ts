import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../server/domain/language/lexicon/fashionLexicon.ts';
import { OUTFIT_MOVES } from '../server/domain/stylist/outfit/moves/OutfitMove.ts';
import { rateMoves } from '../server/domain/stylist/outfit/moves/rateMoves.ts';
import { readLabeledLines } from './lessons/labeledLines.ts';
import { MOVE_COURSE } from './lessons/moves/course.ts';
import { measureUnseenAuthor } from './lessons/trainLabels.ts';

/** Minimum fractions, two or three points below those measured when they were set. */
const MIN_RIGHT_OF_UNSEEN_AUTHOR = 0.72;
const MIN_RIGHT_OF_LEARNED = 0.95;

const lines = readLabeledLines(new URL('lessons/moves/', import.meta.url), OUTFIT_MOVES);

describe('the classifier of outfit changes', () => {
  it('reads most sentences of an author that it has not learned from', () => {
    const { right } = measureUnseenAuthor(OUTFIT_MOVES, lines, 'author-c', MOVE_COURSE);
    expect(right).toBeGreaterThan(MIN_RIGHT_OF_UNSEEN_AUTHOR);
  });

  it('ships with weights that read their own lessons', () => {
    const knownLines = lines.filter(({ text, label }) => rateMoves(text, FASHION_LEXICON)[0]?.label === label);
    expect(knownLines.length / lines.length).toBeGreaterThan(MIN_RIGHT_OF_LEARNED);
  });
});
