import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the shopper’s hand', () => {
  it('is not undone by the profile or by what was said before', async () => {
    const held = talk({ sizePreference: ['M'], genderPreference: ['Women'] });
    await held.say('a navy dress');
    expect(held.filters).toMatchObject({ gender: ['Women'], size: ['M'], color: ['Blue'] });
    held.filters = { ...held.filters, size: [], color: [] };
    const { refinedQuery } = await held.say('for a party');
    expect(held.filters).toMatchObject({ gender: ['Women'], size: [], color: [] });
    expect(refinedQuery).not.toContain('navy');
  });

  it('outlives a change of subject', async () => {
    const held = talk();
    await held.say('red dress');
    held.filters = { ...held.filters, color: ['Red', 'Pink'], sale: true };
    await held.say('show me coats');
    expect(held.filters).toMatchObject({ color: ['Pink'], sale: true });
  });
});
