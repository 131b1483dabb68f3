import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listPlanIds = ({ conversation: { outfit } }: Talk): readonly (string | null)[] =>
  (outfit?.places ?? []).map(({ itemId }) => itemId);

describe('a question between two things about an outfit', () => {
  it.each([
    ['bow tie or normal tie? whats better', /^I’d take the normal tie: the bow tie would be dressier than a wedding/u],
    ['brown shoes or black shoes, which is better?', /^I’d take the brown shoes: they go better with the /u],
    ['loafers or sneakers lol', /^I’d take the loafers: they are the dressier choice/u],
    ['do you think a suit is better than a hoodie?', /^I’d take the suit: it is the dressier choice/u],
    ['would trainers look ok with this?', /^I would rather not: they are plainer than a wedding calls for/u],
    ['should I wear a cap or a blazer with it', /^I’d take the blazer: it is the dressier choice/u],
  ])('is answered with a reason and changes nothing: %s', async (message, reply) => {
    const conversation = await converse('wedding guest outfit for men, whole thing');
    const idsBefore = listPlanIds(conversation);
    await conversation.say(message);
    expect(conversation.reply).toMatch(reply);
    expect(listPlanIds(conversation)).toEqual(idsBefore);
  });

  it.each(['can you add a scarf or a necklace', 'show me coats then. Long, wool, camel or cream'])(
    'is no question if it asks for pieces: %s',
    async (message) => {
      const conversation = await converse('work outfit for women', message);
      expect(conversation.reply).not.toMatch(/I’d take/u);
    },
  );
});
