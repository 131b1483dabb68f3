import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk, items } = openTestShop();

describe('the name of a piece', () => {
  it('is no weather: the pieces are compared, and their cloth is told only if it is asked for', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    const shownItems = items().filter(({ shortDescription }) =>
      /^(?:Snow Country Coat|Wool Coat 01)$/u.test(shortDescription),
    );
    await conversation.say('wool coats for women');
    await conversation.say('which is cheaper, the Snow Country Coat or the Wool Coat 01?', {
      shown: { quick: shownItems, deep: [] },
    });
    expect(conversation.lastReply).toMatch(/Wool Coat 01.*\$395/u);
    await conversation.say('is the Snow Country Coat itchy?', { shown: { quick: shownItems, deep: [] } });
    expect(conversation.lastReply).toContain('skin');
  });

  it('is no rain: the price is told', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    const shownItems = items().filter(({ shortDescription }) => shortDescription === 'Puddle Trench');
    await conversation.say('trench coats for women');
    await conversation.say('how much is the Puddle Trench?', { shown: { quick: shownItems, deep: [] } });
    expect(conversation.lastReply).toContain('$148.95');
  });
});
