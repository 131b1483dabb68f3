import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { ACTS } from './Act.ts';
import { ActModel } from './ActModel.ts';

const readAct = (clause: string) => ActModel.shipped().classify([clause], FASHION_LEXICON)[0]!;

describe('the act of a clause', () => {
  it.each([
    ['looking for a grey wool coat', 'want'],
    ['no polka dots please', 'refuse'],
    ['I already have brown boots', 'own'],
    ['my brother hates purple', 'person'],
    ['it is for a wedding in june', 'context'],
    ['how much is the second one', 'fact'],
    ['what goes with a navy skirt', 'advice'],
    ["I'll take the first one", 'choose'],
    ['those are ugly', 'criticise'],
    ['can I send it back', 'service'],
    ['thank you so much', 'social'],
  ])('of "%s" is %s', (clause, act) => {
    expect(readAct(clause).act).toBe(act);
  });

  it('comes with all its rivals, likeliest first, and the probabilities add up to 1', () => {
    const { act, probability, rivals } = readAct('maybe a skirt');
    expect([act, ...rivals.map((rival) => rival.act)].sort()).toEqual([...ACTS].sort());
    const probabilities = [probability, ...rivals.map((rival) => rival.probability)];
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
    expect(probabilities.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  it('of the same clause is the same beside other clauses', () => {
    const [, secondReading] = ActModel.shipped().classify(['hello', 'no wool'], FASHION_LEXICON);
    expect(secondReading).toEqual(readAct('no wool'));
  });

  it.each(['', '   ', '🙃', '\u0000', 'x'.repeat(5_000)])('of "%s" is some act', (clause) => {
    expect(readAct(clause).probability).toBeGreaterThan(1 / ACTS.length - 1e-9);
  });
});
