import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { TalkModel } from './TalkModel.ts';
import { findGroup } from './talkGroups.ts';
import { TALK_TOPICS } from './TalkTopic.ts';

const readTalk = (clause: string) => TalkModel.shipped().read(clause, FASHION_LEXICON);

describe('what a clause is about', () => {
  it.each([
    ['how many days till it lands at my door', 'delivery'],
    ['and if they pinch I get my cash again?', 'returns'],
    ['my parcel went to the wrong house', 'orders'],
    ['who do I complain to', 'person'],
    ['will my cat turn it into a carpet', 'pilling'],
    ['do I look daft in a beret at sixty', 'opinion'],
    ['hang on to that one for me', 'keep'],
    ['which would you have', 'favorite'],
  ])('%s: %s', (clause, topic) => {
    expect(readTalk(clause).topic).toBe(topic);
  });

  it.each(['a navy coat under 200', 'show me something warmer', 'boots that keep the rain out', 'no wool please'])(
    'is a wish: %s',
    (clause) => {
      const { group, wishProbability, groupProbability } = readTalk(clause);
      expect(group).toBe('wish');
      expect(wishProbability).toBe(groupProbability);
    },
  );

  it('is one topic of the likeliest group for any text', () => {
    fc.assert(
      fc.property(fc.string(), (clause) => {
        const { topic, group, probability, groupProbability } = readTalk(clause);
        expect(TALK_TOPICS).toContain(topic);
        expect(findGroup(topic)).toBe(group);
        expect(probability).toBeLessThanOrEqual(groupProbability + 1e-9);
        expect(groupProbability).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
