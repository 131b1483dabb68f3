import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { ActModel } from './ActModel.ts';
import { splitClauses } from './splitClauses.ts';

/**
 * The number of characters of the short message. A message ten times as long may take thirty times as long, whereas
 * quadratic code would take a hundred times as long.
 */
const SHORT_LENGTH = 400;
const LENGTH_FACTOR = 10;
const MAX_SLOWER = 30;
const REPEATED_TEXTS = [
  'a',
  'a ',
  ', ',
  'no, ',
  'red ',
  'red wool coat, ',
  'but ',
  'and i ',
  "i'",
  '$',
  '1.',
  '- ',
  '? ',
  '💃',
  'ａ',
  'é',
];

describe('splitting and classifying', () => {
  it.each(REPEATED_TEXTS)('takes linear time for "%s" again and again', (piece) => {
    readActs(repeat(piece, SHORT_LENGTH));
    const shortTime = measure(() => readActs(repeat(piece, SHORT_LENGTH)));
    const long = measure(() => readActs(repeat(piece, SHORT_LENGTH * LENGTH_FACTOR)));
    expect(long).toBeLessThan(Math.max(shortTime, 0.2) * MAX_SLOWER);
  });
});

function repeat(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

function readActs(turn: string): void {
  ActModel.shipped().classify([...splitClauses(turn).map(({ text }) => text), turn], FASHION_LEXICON);
}

/** Returns the shortest CPU time of several runs in milliseconds, because other processes slow down single runs. */
function measure(action: () => void): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      action();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    }),
  );
}
