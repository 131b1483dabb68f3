import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('what is only mentioned', () => {
  it.each([
    'I want a dress. My husband hates pink.',
    'I want a dress. My friend always wears green, so she will laugh.',
    'I already have a black one at home. I want a dress.',
    'I want a dress. What size is the red coat?',
    'I want a dress. My sister has the leather jacket.',
  ])('changes no filter: "%s"', async (message) => {
    const { filters, conversation } = await talk().say(message);
    expect(filters).toMatchObject({ color: [], gender: [], size: [] });
    expect(conversation.wish.map(({ words }) => words)).toEqual(['dress']);
  });

  it.each([
    ['add the black coat to my cart', 'Black'],
    ['I’ll take the red one', 'Red'],
    ['how much is that blue jacket?', 'Blue'],
    ['compare the green coat and the grey one', 'Green'],
  ])('is the look of a piece that is pointed at: "%s"', async (message, color) => {
    const conversation = talk();
    await conversation.say('coats');
    expect((await conversation.say(message)).filters.color).not.toContain(color);
  });

  it.each([
    ['steer clear of beige, it makes me look ill', 'beige'],
    ['I’m tired of navy', 'navy'],
    ['yellow is not my color', 'yellow'],
  ])('is refused without a word of negation: "%s"', async (message, refusedText) => {
    const currentTalk = talk();
    await currentTalk.say('a dress');
    const { filters, refinedQuery, conversation } = await currentTalk.say(message);
    expect(filters.color).toEqual([]);
    expect(refinedQuery).toContain(`no ${refusedText}`);
    expect(conversation.wish).toContainEqual(expect.objectContaining({ facet: 'kind', words: 'dress' }));
  });

  it('never changes what is sought by what is refused', async () => {
    const currentTalk = talk();
    await currentTalk.say('a warm coat in wool under 200');
    const { conversation, filters } = await currentTalk.say('nice, but I don’t like a belt on a coat');
    expect(filters.priceRangeMax).toBe(200);
    expect(conversation.wish.map(({ words }) => words)).toEqual(expect.arrayContaining(['wool', 'belted']));
  });

  it.each([
    ['im a M', ['M']],
    ['she is S and a little shy', ['S']],
  ])('is a size where a letter stands alone: "%s"', async (message, size) => {
    const conversation = talk();
    await conversation.say('a dress for my wife');
    expect((await conversation.say(message)).filters.size).toEqual(size);
  });

  it.each(['It is 100% cotton, the first one?', 'the third one, it is in which cloth? wool?'])(
    'is asked of a piece: "%s"',
    async (message) => {
      const currentTalk = talk();
      await currentTalk.say('blazers');
      const { intent, conversation } = await currentTalk.say(message);
      expect(intent).toBe('answer');
      expect(['fabric', 'about', 'property']).toContain(conversation.heard.answer?.topic);
    },
  );

  it.each([
    ['nah, she hates florals and anything pink', ['florals', 'pink'], 'a skirt for my sister'],
    ['Too much flowers, I am not that guy', ['flowers'], 'shirts for men'],
    ['White no, I have already ten white shirts', ['white'], 'shirts for men'],
  ])('is refused with all that it names: "%s"', async (message, refusedNames, nameBefore) => {
    const conversation = talk();
    await conversation.say(nameBefore);
    const { filters, refinedQuery } = await conversation.say(message);
    expect(filters.color).toEqual([]);
    for (const words of refusedNames) expect(refinedQuery).toContain(`no ${words}`);
  });

  it.each(['ok thx bro ur the best', 'thank you hon, I’ll have a look and talk to my daughter'])(
    'is politeness: "%s"',
    async (message) => {
      const conversation = talk();
      await conversation.say('vests');
      expect((await conversation.say(message)).intent).toBe('answer');
    },
  );

  it('turns a piece down that is too much of something', async () => {
    const currentTalk = talk();
    await currentTalk.say('skirts');
    const [firstItem] = currentTalk.shown;
    const { conversation } = await currentTalk.say('the first one is too princess for me, something simpler');
    expect(conversation.leads.leaveOut.itemIds).toEqual([firstItem?.id]);
  });

  it.each(['what else have you got?', 'any other recommendations?', 'are there any others you could show me?'])(
    'asks for others than those shown: "%s"',
    async (message) => {
      const conversation = talk();
      await conversation.say('dresses');
      const seenIds = new Set(conversation.shown.slice(0, 12).map(({ id }) => id));
      expect((await conversation.say(message)).intent).toBe('search');
      expect(conversation.shown.slice(0, 12).filter(({ id }) => seenIds.has(id))).toEqual([]);
    },
  );

  it.each([
    ['he looks washed out in grey', 'grey'],
    ['he already has two navy ones', 'navy'],
    ['he hates anything shiny and pink', 'pink'],
  ])('is refused where the wearer would refuse it: "%s"', async (message, refusedText) => {
    const conversation = talk();
    await conversation.say('a blazer for my husband');
    const { filters, refinedQuery } = await conversation.say(message);
    expect(filters.color).toEqual([]);
    expect(refinedQuery).toContain(`no ${refusedText}`);
  });

  it.each([
    ['I already have a green one, so not that', 'green'],
    ['My colleague always wears pink, I want not the same', 'pink'],
    ['I have got loads of grey already', 'grey'],
  ])('is refused where a refusal points back at it: "%s"', async (message, refusedText) => {
    const conversation = talk();
    await conversation.say('a blouse for the office');
    expect((await conversation.say(message)).refinedQuery).toContain(`no ${refusedText}`);
  });

  it('is wanted where somebody told the shopper so', async () => {
    const conversation = talk();
    await conversation.say('a jacket for October');
    const { filters } = await conversation.say('my wife says navy suits me best');
    expect(filters).toMatchObject({ color: ['Blue'], gender: [] });
  });

  it('is no wish where it says whose something is', async () => {
    const conversation = talk();
    await conversation.say('a maxi dress');
    const { filters, refinedQuery } = await conversation.say('Not white, that is for the bride.');
    expect(filters.gender).toEqual([]);
    expect(refinedQuery).not.toContain('bride');
  });

  it('leaves the look of a sofa out of the wish', async () => {
    const conversation = talk();
    await conversation.say('a dress');
    expect((await conversation.say('no florals, I look like a sofa')).refinedQuery).not.toContain('sofa');
  });

  it('drops what belonged to the last garment where another goes with it', async () => {
    const conversation = talk();
    await conversation.say('a warm coat with a hood');
    await conversation.say('I’ll take the first one. Do you have a scarf in the same color?');
    expect((await conversation.say('and gloves')).refinedQuery).not.toContain('hood');
  });

  it('asks for pieces although nobody here knows what they are to be like', async () => {
    const { intent } = await talk().say('do you have any coats with good reviews?');
    expect(intent).toBe('search');
  });
});
