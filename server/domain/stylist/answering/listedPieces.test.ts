import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

async function openTalk(...messages: readonly string[]) {
  const conversation = talk();
  for (const message of messages) await conversation.say(message);
  return conversation;
}

describe('a request for the wishlist', () => {
  it.each(['save that one', 'keep it', 'I’ll take that', 'thanks, keep that one'])(
    'in the singular means the piece that the answer chose: %s',
    async (message) => {
      const conversation = await openTalk("women's shoes for work", 'which of these is the easiest to wipe clean?');
      const { answer: choice } = (await conversation.say('which is the cheapest?')).conversation.heard;
      expect(choice?.topic).toBe('cheapest');
      const { answer } = (await conversation.say(message)).conversation.heard;
      expect(answer?.topic).toBe('keep');
      expect(answer?.itemIds).toHaveLength(1);
    },
  );

  it('takes the cheaper of two, by whatever words', async () => {
    const conversation = await openTalk("men's boots");
    const [first, second] = conversation.shown;
    const cheaper = first!.priceCents <= second!.priceCents ? first : second;
    for (const message of ['save the cheaper of the first two', 'put the cheaper on my list']) {
      await conversation.say('what is the difference between the first and the second?');
      const { answer } = (await conversation.say(message)).conversation.heard;
      expect(answer).toMatchObject({ topic: 'keep', itemIds: [cheaper?.id] });
    }
  });

  it('after a question about a piece of the outfit means that piece, and not the whole outfit', async () => {
    const conversation = await openTalk('put together a whole outfit for a summer wedding for a woman');
    const shoes = conversation.shown.find(({ kind }) => kind === 'shoes');
    const { answer } = (await conversation.say('what are the shoes made of? and save it to my wishlist')).conversation
      .heard;
    expect(answer?.also).toMatchObject([{ topic: 'keep', itemIds: [shoes?.id] }]);
  });

  it('is none in a farewell', async () => {
    const conversation = await openTalk("women's jumpers");
    const { answer } = (await conversation.say('I’ll come back later with my sister')).conversation.heard;
    expect(answer?.topic).toBe('goodbye');
  });
});

describe('a position before a property', () => {
  it('means the piece in that place', async () => {
    const conversation = await openTalk("women's white blouses");
    const { answer } = (await conversation.say('is the first see through?')).conversation.heard;
    expect(answer?.itemIds).toEqual([conversation.shown[0]?.id]);
  });
});
