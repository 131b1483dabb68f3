import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a message with more in it than the wish', () => {
  it.each([
    'a winter coat please, I wait for the bus 20 min every morning',
    'a winter coat please, we have lived here 40 years',
    'a winter coat please, my commute is 90 minutes',
  ])('takes no length of time for a price: "%s"', async (message) => {
    const { filters } = await talk().say(message);
    expect(filters).toMatchObject({ priceRangeMin: null, priceRangeMax: null });
  });

  it('still reads a price beside another number', async () => {
    const { filters } = await talk().say('a winter coat under 150, I wait for the bus 20 min every morning');
    expect(filters).toMatchObject({ priceRangeMin: null, priceRangeMax: 150 });
  });

  it.each([
    ['my boots are brown and my bag is tan, what coat would you put with that', 'coat'],
    ['my boss came in a velvet blazer today, I want a dress', 'dress'],
  ])('looks for what is wanted alone: "%s"', async (message, wantedText) => {
    const { conversation } = await talk().say(message);
    const kinds = conversation.wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
    expect(kinds.map(({ words }) => words)).toEqual([wantedText]);
  });
});
