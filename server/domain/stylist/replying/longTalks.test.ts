import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { TONES } from '../wording/tones.ts';

const { talk } = openTestShop();

/** The messages of a long conversation, in no particular order. */
const TURNS = [
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
const FACT = /^(?:Yes|No|None of|Each piece|It comes|The makers say)/u;

/** Splits a reply into sentences. Leaves out quoted text. */
const sentencesOf = (reply: string): string[] =>
  reply
    .replace(/“[^”]*”/gu, '')
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.length > 3);

describe('a long talk', () => {
  it('hears no opening and no stock sentence twice, in any tone', async () => {
    const tones = fc.constantFrom(...Object.keys(TONES));
    const turns = fc.shuffledSubarray([...TURNS, ...TURNS, ...TURNS], { minLength: 12, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(tones, turns, async (aiTone, said) => {
        const held = talk({ aiTone });
        const names = new Set<string>();
        const openings: string[] = [];
        for (const words of said) {
          await held.say(words);
          for (const { shortDescription } of held.shown) names.add(shortDescription);
          const [opening = ''] = sentencesOf(held.lastReply);
          openings.push(opening);
        }
        const stock = openings.filter(
          (opening) => !FACT.test(opening) && ![...names].some((name) => opening.includes(name)),
        );
        const repeated = stock.filter((opening, at) => stock.indexOf(opening) !== at);
        expect(repeated, `${aiTone}: ${said.join(' / ')}`).toEqual([]);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  it('keeps in mind which lines of a tone were used', async () => {
    const held = talk();
    for (const words of TURNS) await held.say(words);
    const { spoken = [] } = held.conversation;
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(spoken.some((key) => key.startsWith('first:'))).toBe(true);
  });
});

describe('a dismayed shopper', () => {
  it('gets an apology and other pieces, not cheer', async () => {
    const held = talk();
    await held.say('summer dresses');
    const before = new Set(held.shown.slice(0, 6).map(({ id }) => id));
    await held.say('these are awful, not my taste at all');
    expect(held.lastReply).toMatch(/sorry|my bad/iu);
    expect(held.lastReply.split('\n\n')[0]).not.toMatch(/nice|got it|sure/iu);
    expect(held.shown.slice(0, 6).filter(({ id }) => before.has(id))).toEqual([]);
  });
});

describe('the pieces of a reply', () => {
  it('are named without brand and price, which stand on the card', async () => {
    const held = talk();
    await held.say('linen dresses for a garden party');
    const [first] = held.shown;
    expect(held.lastReply).toContain(first?.shortDescription);
    expect(held.lastReply).not.toContain(first?.brand);
    expect(held.deepPicks[0]?.reason).not.toMatch(/\$|\bby [A-Z]/u);
  });

  it('lead the deep search, with what they lack said', async () => {
    const held = talk();
    await held.say('linen dresses for a garden party');
    expect(held.deepPicks[0]?.itemId).toBe(held.shown[0]?.id);
    for (const { reason, itemId } of held.deepPicks) {
      const item = held.shown.find(({ id }) => id === itemId);
      expect(reason).toMatch(item?.materials.includes('linen') === true ? /linen/u : /rather than linen/u);
    }
  });
});
