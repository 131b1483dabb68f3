import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { openTestShop } from '../../../tests/support/testShop.ts';
import { createTurn } from '../../../tests/support/stylist.ts';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';

const { understand, talk, items } = openTestShop();

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  sort: fc.constant(null),
  gender: fc.subarray([...GENDERS]),
  sale: fc.boolean(),
  size: fc.subarray([...SIZES]),
  color: fc.subarray([...COLORS]),
  brand: fc.subarray(['Skarvholm', 'Tessaly']),
  priceRangeMin: fc.option(fc.integer({ min: 0, max: 100 })),
  priceRangeMax: fc.option(fc.integer({ min: 101, max: 900 })),
});
const TEST_MESSAGES = [
  'cheaper',
  'more expensive',
  'under 5',
  'over 900',
  'between 40 and 40',
  'at least 500',
  'the second one',
  'not the first',
  'in green',
  'any colour is fine',
  'for my dad',
  'start over',
  'forget the budget',
  'no minimum',
  'on sale',
  'warmer',
  'less formal',
  'another brand',
  'show me something else',
  'does it come in M?',
  'which is the cheapest?',
  'a coat instead',
  'thanks',
  'yes',
  'size XL',
  '??',
  'undo that',
  'go back to the dresses',
  '120 for this? come on',
  'she hates wool',
  'total for both?',
];
const isValid = ({ priceRangeMin: min, priceRangeMax: max, color, size, gender }: Filters): boolean =>
  (min === null || max === null || min < max) &&
  [min, max].every((end) => end === null || (Number.isInteger(end) && end >= 0)) &&
  [color, size, gender].every((values) => new Set<string>(values).size === values.length);

describe('whatever is said', () => {
  it('never throws, keeps the state plain JSON and the filters valid', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10_000, unit: 'grapheme' }), anyFilters, (message, filters) => {
        const understanding = understand(
          createTurn(message, { filters, shown: { quick: items().slice(0, 5), deep: [] } }),
        );
        expect(isValid(understanding.filters)).toBe(true);
        expect(JSON.parse(JSON.stringify(understanding))).toEqual(understanding);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves valid filters after any row of turns', () => {
    fc.assert(
      fc.property(anyFilters, fc.array(fc.constantFrom(...TEST_MESSAGES), { maxLength: 7 }), (filters, sayings) => {
        let turn = createTurn('dress', { filters, shown: { quick: items().slice(0, 8), deep: [] } });
        for (const message of sayings) {
          const understanding = understand({ ...turn, said: message });
          expect(isValid(understanding.filters)).toBe(true);
          expect(understanding.refinedQuery.length).toBeLessThanOrEqual(2_000);
          turn = { ...turn, filters: understanding.filters, conversation: understanding.conversation };
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes time in step with the length of what is said', async () => {
    const long = 'not too warm but cheaper than the second one in green, forget the budget, '.repeat(140);
    const turn = createTurn(long.slice(0, 10_000), { shown: { quick: items().slice(0, 60), deep: [] } });
    expect(await measureCpuMs(() => understand(turn))).toBeLessThan(1_000);
  });

  it('means the same in either order where the turns do not meet', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(['in green', 'under 200', 'size M', 'no wool', 'for women']),
        async (sayings) => {
          const [firstTalk, secondTalk] = [talk(), talk()];
          for (const message of ['dress', ...sayings]) await firstTalk.say(message);
          for (const message of ['dress', ...[...sayings].reverse()]) await secondTalk.say(message);
          expect(firstTalk.filters).toEqual(secondTalk.filters);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('taking back restores the filters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ['in green', 'any colour is fine'],
          ['under 200', 'forget the budget'],
          ['size M', 'any size'],
          ['on sale', 'full price is fine too'],
        ),
        async ([message = '', release = '']) => {
          const conversation = talk();
          await conversation.say('dress for women');
          const filtersBefore = conversation.filters;
          await conversation.say(message);
          await conversation.say(release);
          expect(conversation.filters).toEqual(filtersBefore);
        },
      ),
      { numRuns: 6 },
    );
  });
});
