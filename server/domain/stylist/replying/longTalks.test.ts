import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { TONES } from '../wording/tones.ts';

const { talk } = openTestShop();

/** The messages of a long conversation, in no particular order. */
const MESSAGES = [
  'a linen dress for a garden party in June',
  'red or green, no patterns',
  'cheaper please',
  'ugh, these are all hideous',
  'something warmer',
  'anything else?',
  'show me jackets for men',
  'thanks!',
  'do you deliver to Canada?',
  'will the first one shrink?',
  'put the second one on my wishlist',
  'why this one?',
  'which is the warmest?',
  'what is the first one made of and does it come in M?',
  'hello',
  'in blue',
  'under 150',
  'asdf qwer',
  'bye',
];
const FACT_PATTERN = /^(?:Yes|No|None of|Each piece|It comes|The makers say)/u;

/** Splits a reply into sentences. Leaves out quoted text. */
const splitSentences = (reply: string): string[] =>
  reply
    .replace(/“[^”]*”/gu, '')
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.length > 3);

describe('a long talk', () => {
  it('hears no opening and no stock sentence twice, in any tone', async () => {
    const tones = fc.constantFrom(...Object.keys(TONES));
    const turns = fc.shuffledSubarray([...MESSAGES, ...MESSAGES, ...MESSAGES], { minLength: 12, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(tones, turns, async (aiTone, messages) => {
        const conversation = talk({ aiTone });
        const names = new Set<string>();
        const openings: string[] = [];
        for (const words of messages) {
          await conversation.say(words);
          for (const { shortDescription } of conversation.shown) names.add(shortDescription);
          const [opening = ''] = splitSentences(conversation.lastReply);
          openings.push(opening);
        }
        const stockOpenings = openings.filter(
          (opening) => !FACT_PATTERN.test(opening) && ![...names].some((name) => opening.includes(name)),
        );
        const repeatedWords = stockOpenings.filter((opening, index) => stockOpenings.indexOf(opening) !== index);
        expect(repeatedWords, `${aiTone}: ${messages.join(' / ')}`).toEqual([]);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  it('keeps in mind which lines of a tone were used', async () => {
    const conversation = talk();
    for (const words of MESSAGES) await conversation.say(words);
    const { spoken = [] } = conversation.conversation;
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(spoken.some((key) => key.startsWith('first:'))).toBe(true);
  });
});

describe('a dismayed shopper', () => {
  it('gets an apology and other pieces, not cheer', async () => {
    const conversation = talk();
    await conversation.say('summer dresses');
    const idsBefore = new Set(conversation.shown.slice(0, 6).map(({ id }) => id));
    await conversation.say('these are awful, not my taste at all');
    expect(conversation.lastReply).toMatch(/sorry|my bad/iu);
    expect(conversation.lastReply.split('\n\n')[0]).not.toMatch(/nice|got it|sure/iu);
    expect(conversation.shown.slice(0, 6).filter(({ id }) => idsBefore.has(id))).toEqual([]);
  });
});

describe('the pieces of a reply', () => {
  it('are named without brand and price, which stand on the card', async () => {
    const conversation = talk();
    await conversation.say('linen dresses for a garden party');
    const [firstItem] = conversation.shown;
    expect(conversation.lastReply).toContain(firstItem?.shortDescription);
    expect(conversation.lastReply).not.toContain(firstItem?.brand);
    expect(conversation.deepPicks[0]?.reason).not.toMatch(/\$|\bby [A-Z]/u);
  });

  it('lead the deep search, with what they lack said', async () => {
    const conversation = talk();
    await conversation.say('linen dresses for a garden party');
    expect(conversation.deepPicks[0]?.itemId).toBe(conversation.shown[0]?.id);
    for (const { reason, itemId } of conversation.deepPicks) {
      const item = conversation.shown.find(({ id }) => id === itemId);
      expect(reason).toMatch(item?.materials.includes('linen') === true ? /linen/u : /rather than linen/u);
    }
  });
});
