import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a question', () => {
  it('is answered about the piece asked after, and finds nothing new', async () => {
    const held = talk();
    await held.say('dress');
    const before = held.filters;
    const { intent, conversation } = await held.say('does the third one come in M?');
    expect(intent).toBe('answer');
    expect(conversation.heard.answer).toEqual({ topic: 'size', asked: 'm', itemIds: [held.shown[2]?.id] });
    expect(held.filters).toEqual(before);
  });

  it('of what goes with a piece asks for companions', async () => {
    const held = talk();
    await held.say('skirt');
    const { intent, companionsOf } = await held.say('what goes with the first one?');
    expect([intent, companionsOf]).toEqual(['answer', held.shown[0]?.id]);
  });

  it('about no piece is a wish', async () => {
    expect((await talk().say('do you have anything in linen?')).intent).toBe('search');
  });

  it('about a piece that is not there asks which', async () => {
    const held = talk();
    await held.say('purple tank top for men');
    expect(held.shown.length).toBeLessThan(9);
    expect(await held.say('what is the ninth one made of?')).toMatchObject({ intent: 'ask' });
  });

  it('of what garment goes with a piece is a search for it, in colours that sit with the piece', async () => {
    const held = talk();
    await held.say('skirt');
    const [piece] = held.shown;
    const { intent, refinedQuery, conversation } = await held.say('what shoes would go with the first one?');
    expect([intent, refinedQuery]).toEqual(['search', 'shoes']);
    expect(conversation.leads.goesWith).toEqual(piece?.colors);
  });

  it.each([
    ['is the second one warm?', 'warm'],
    ['is this one dressy?', 'dressy'],
  ])('"%s" asks for the quality and nothing else', async (said, asked) => {
    const held = talk();
    await held.say('dress');
    expect((await held.say(said)).conversation.heard.answer).toMatchObject({ topic: 'about', asked });
  });

  it('of which of two is nicer compares the two', async () => {
    const held = talk();
    await held.say('dress');
    const { conversation } = await held.say('which of these two is cuter, the first or the third?');
    expect(conversation.heard.answer).toMatchObject({
      topic: 'compare',
      itemIds: [held.shown[0]?.id, held.shown[2]?.id],
    });
  });

  it('whether it could be had in a colour that it has is answered', async () => {
    const held = talk();
    await held.say('green dress');
    expect((await held.say('could the first one be in green?')).intent).toBe('answer');
  });
});
