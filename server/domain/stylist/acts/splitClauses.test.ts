import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitClauses } from './splitClauses.ts';

const split = (turn: string): readonly string[] => splitClauses(turn).map(({ text }) => text);

describe('a turn', () => {
  it.each([
    ['hi! looking for a coat', ['hi!', 'looking for a coat']],
    ['my husband hates pink but I love it', ['my husband hates pink', 'but I love it']],
    ['under $39.95 please', ['under $39.95 please']],
    ['', []],
  ])('"%s" is split into clauses', (turn, clauses) => {
    expect(split(turn)).toEqual(clauses);
  });

  it('gives clauses that stand in it, in order, and loses no letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('coat', 'but', 'so', ',', '.', '?', 'red', 'and i', ' - ', '\n', '💃')),
        (parts) => {
          const turn = parts.join(' ');
          const clauses = splitClauses(turn);
          let end = 0;
          for (const clause of clauses) {
            expect(clause.start).toBeGreaterThanOrEqual(end);
            expect(turn.slice(clause.start, clause.end)).toBe(clause.text);
            end = clause.end;
          }
          const keepLetters = (text: string) => text.replace(/[^\p{L}]/gu, '');
          expect(keepLetters(clauses.map(({ text }) => text).join(''))).toBe(keepLetters(turn));
        },
      ),
    );
  });
});
