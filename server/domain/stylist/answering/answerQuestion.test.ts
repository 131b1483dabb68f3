import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a question', () => {
  it('is answered about the piece asked after, and finds nothing new', async () => {
    const currentTalk = talk();
    await currentTalk.say('dress');
    const filtersBefore = currentTalk.filters;
    const { intent, conversation } = await currentTalk.say('does the third one come in M?');
    expect(intent).toBe('answer');
    expect(conversation.heard.answer).toEqual({ topic: 'size', asked: 'm', itemIds: [currentTalk.shown[2]?.id] });
    expect(currentTalk.filters).toEqual(filtersBefore);
  });

  it('of what goes with a piece asks for companions', async () => {
    const conversation = talk();
    await conversation.say('skirt');
    const { intent, companionsOf } = await conversation.say('what goes with the first one?');
    expect([intent, companionsOf]).toEqual(['answer', conversation.shown[0]?.id]);
  });

  it('about no piece is a wish', async () => {
    expect((await talk().say('do you have anything in linen?')).intent).toBe('search');
  });

  it('about a piece that is not there asks which', async () => {
    const conversation = talk();
    await conversation.say('purple tank top for men');
    expect(conversation.shown.length).toBeLessThan(9);
    expect(await conversation.say('what is the ninth one made of?')).toMatchObject({ intent: 'ask' });
  });

  it('of what garment goes with a piece is a search for it, in colours that sit with the piece', async () => {
    const currentTalk = talk();
    await currentTalk.say('skirt');
    const [piece] = currentTalk.shown;
    const { intent, refinedQuery, conversation } = await currentTalk.say('what shoes would go with the first one?');
    expect([intent, refinedQuery]).toEqual(['search', 'shoes']);
    expect(conversation.leads.goesWith).toEqual(piece?.colors);
  });

  it.each([
    ['is the second one warm?', 'warm'],
    ['is this one dressy?', 'dressy'],
  ])('"%s" asks for the quality and nothing else', async (message, quality) => {
    const conversation = talk();
    await conversation.say('dress');
    expect((await conversation.say(message)).conversation.heard.answer).toMatchObject({
      topic: 'about',
      asked: quality,
    });
  });

  it('of which of two is nicer compares the two', async () => {
    const currentTalk = talk();
    await currentTalk.say('dress');
    const { conversation } = await currentTalk.say('which of these two is cuter, the first or the third?');
    expect(conversation.heard.answer).toMatchObject({
      topic: 'compare',
      itemIds: [currentTalk.shown[0]?.id, currentTalk.shown[2]?.id],
    });
  });

  it('whether it could be had in a colour that it has is answered', async () => {
    const conversation = talk();
    await conversation.say('green dress');
    expect((await conversation.say('could the first one be in green?')).intent).toBe('answer');
  });
});
