import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the refusal of a garment that the outfit does not have', () => {
  it('changes nothing of the outfit', async () => {
    const conversation = talk();
    await conversation.say('an outfit for a man for the office: blazer, shirt, trousers and loafers');
    const listIds = () => conversation.conversation.outfit?.places.map(({ itemId }) => itemId);
    const ids = listIds();
    await conversation.say('a full suit feels like too much');
    expect(conversation.reply).toMatch(/no suit in it/u);
    expect(listIds()).toEqual(ids);
  });
});
