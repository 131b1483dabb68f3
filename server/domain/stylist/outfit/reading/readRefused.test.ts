import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the refusal of a garment that the outfit does not have', () => {
  it.each([
    ['a full suit feels like too much', 'suit'],
    ['a tie seems over the top', 'tie'],
    ['a coat would look like overkill', 'coat'],
  ])('changes nothing of the outfit: %s', async (message, garment) => {
    const conversation = talk();
    await conversation.say('an outfit for a man for the office: blazer, shirt, trousers and loafers');
    const listIds = () => conversation.conversation.outfit?.places.map(({ itemId }) => itemId);
    const ids = listIds();
    await conversation.say(message);
    expect(conversation.reply).toContain(`no ${garment} in it`);
    expect(listIds()).toEqual(ids);
  });
});
