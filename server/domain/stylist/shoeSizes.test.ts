import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the size of shoes', () => {
  it('stands in the wish, and is replaced by another', async () => {
    const conversation = talk();
    expect((await conversation.say('black boots in a size 9')).refinedQuery).toContain('size US 9');
    expect((await conversation.say('actually a size 10.5')).refinedQuery).toMatch(/^boots, size US 10\.5$/u);
  });

  it('is remembered for the next shoes, and means nothing for clothes', async () => {
    const conversation = talk();
    await conversation.say('sneakers size 42');
    expect((await conversation.say('show me a linen shirt now')).refinedQuery).not.toContain('size');
    expect((await conversation.say('now show me loafers')).refinedQuery).toContain('size EU 42');
  });

  it('is answered in any system', async () => {
    const conversation = talk();
    await conversation.say('ankle boots for women');
    await conversation.say('does the first one come in UK 6?');
    expect(conversation.reply).toMatch(/comes in UK 6/u);
    await conversation.say('does the first one come in a 15?');
    expect(conversation.reply).toMatch(/does not come in US 15/u);
  });

  it('that nobody sells is said', async () => {
    const conversation = talk();
    await conversation.say('sneakers in EU 50');
    expect(conversation.reply).toContain('Nothing in size EU 50 fits');
  });
});
