import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import type { ActReading } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import { splitClauses } from '../acts/splitClauses.ts';
import { MentionModel } from './MentionModel.ts';
import { MENTION_ROLES } from './MentionRole.ts';

function readMentions(message: string) {
  const clauses = splitClauses(message).map(({ text }) => text);
  const acts = ActModel.shipped().classify(clauses, FASHION_LEXICON);
  const clausesWithActs = clauses.map((text, position) => ({ text, act: (acts[position] as ActReading).act }));
  return MentionModel.shipped().read(clausesWithActs, FASHION_LEXICON).flat();
}

describe('what a mention is to the wish', () => {
  it.each([
    ['my aunt turned up in a purple coat, do you have gloves', 'coat', 'theirs'],
    ['my aunt turned up in a purple coat, do you have gloves', 'gloves', 'want'],
    ['I already own a navy blazer', 'navy blazer', 'own'],
    ['I work 12 hours a day on my feet', '12', 'number'],
    ['a dress for under 120 please', '120', 'budget'],
    ['nothing in wool', 'wool', 'avoid'],
    ['is the green one lined', 'green', 'shown'],
    ['does linen crease a lot', 'linen', 'asked'],
  ])('%s: %s is %s', (message, word, role) => {
    const mention = readMentions(message).find(({ unit }) => word.split(' ').includes(unit.text));
    expect(mention?.role).toBe(role);
  });

  it('is the same for a garment and the qualities right before it', () => {
    const ownMentions = readMentions('I have a long grey wool coat already');
    const roles = ownMentions.filter(({ unit }) => unit.facet !== null).map(({ role }) => role);
    expect(new Set(roles).size).toBe(1);
  });

  it('has one role for any text, whose probabilities add up to 1', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        for (const { role, probabilities } of readMentions(message)) {
          expect(MENTION_ROLES).toContain(role);
          expect(probabilities.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
        }
      }),
    );
  });
});
