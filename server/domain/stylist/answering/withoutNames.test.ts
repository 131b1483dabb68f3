import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk, items } = openTestShop();

describe('the name of a piece', () => {
  it('is no weather: the pieces are compared, and their cloth is told only if it is asked for', async () => {
    const held = talk({ genderPreference: ['Women'] });
    const shown = items().filter(({ shortDescription }) =>
      /^(?:Snow Country Coat|Wool Coat 01)$/u.test(shortDescription),
    );
    await held.say('wool coats for women');
    await held.say('which is cheaper, the Snow Country Coat or the Wool Coat 01?', {
      shown: { quick: shown, deep: [] },
    });
    expect(held.lastReply).toMatch(/Wool Coat 01.*\$395/u);
    await held.say('is the Snow Country Coat itchy?', { shown: { quick: shown, deep: [] } });
    expect(held.lastReply).toContain('skin');
  });

  it('is no rain: the price is told', async () => {
    const held = talk({ genderPreference: ['Women'] });
    const shown = items().filter(({ shortDescription }) => shortDescription === 'Puddle Trench');
    await held.say('trench coats for women');
    await held.say('how much is the Puddle Trench?', { shown: { quick: shown, deep: [] } });
    expect(held.lastReply).toContain('$148.95');
  });
});
