import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the shopper’s hand', () => {
  it('is not undone by the profile or by what was said before', async () => {
    const conversation = talk({ sizePreference: ['M'], genderPreference: ['Women'] });
    await conversation.say('a navy dress');
    expect(conversation.filters).toMatchObject({ gender: ['Women'], size: ['M'], color: ['Blue'] });
    conversation.filters = { ...conversation.filters, size: [], color: [] };
    const { refinedQuery } = await conversation.say('for a party');
    expect(conversation.filters).toMatchObject({ gender: ['Women'], size: [], color: [] });
    expect(refinedQuery).not.toContain('navy');
  });

  it('outlives a change of subject', async () => {
    const conversation = talk();
    await conversation.say('red dress');
    conversation.filters = { ...conversation.filters, color: ['Red', 'Pink'], sale: true };
    await conversation.say('show me coats');
    expect(conversation.filters).toMatchObject({ color: ['Pink'], sale: true });
  });
});
