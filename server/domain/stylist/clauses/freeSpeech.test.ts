import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]) {
  const conversation = talk();
  let lastResult = await conversation.say(messages[0] ?? '');
  for (const turn of messages.slice(1)) lastResult = await conversation.say(turn);
  const wantedWords = lastResult.conversation.wish
    .filter(({ stance }) => stance === 'wanted')
    .map(({ words }) => words);
  const refusedWords = lastResult.conversation.wish
    .filter(({ stance }) => stance === 'refused')
    .map(({ words }) => words);
  return { ...lastResult, wanted: wantedWords, refused: refusedWords, held: conversation };
}

describe('long sentences', () => {
  it('want nothing of what somebody owns already', async () => {
    const { wanted, filters } = await converse(
      'shopping for my brother’s birthday, he owns seven black polos and thinks that is plenty',
    );
    expect(wanted).not.toContain('polo');
    expect(filters.color).toEqual([]);
  });

  it('want nothing of what others wear', async () => {
    const { wanted, refused, filters } = await converse(
      'a dress for a wedding, women',
      'not gold and not purple, the groom is in gold and his whole side is in purple',
    );
    expect(wanted).toEqual(expect.arrayContaining(['dress', 'wedding']));
    expect(refused).toEqual(expect.arrayContaining(['gold', 'purple']));
    expect(filters.color).toEqual([]);
  });

  it('take no wearer from whoever comes by', async () => {
    const { filters } = await converse('soft trousers that look decent if the delivery guy comes by');
    expect(filters.gender).toEqual([]);
  });

  it('keep a garment and what was owned apart', async () => {
    const { wanted, filters } = await converse(
      'skirts',
      'I have already green skirt from my aunt, something else please',
    );
    expect(wanted).toEqual(['skirts']);
    expect(filters.color).toEqual([]);
  });
});

describe('what is said of pieces on the screen', () => {
  it.each(['they are all the same jacket to me', 'those look like identical jackets haha'])(
    'wants others of its kind: %s',
    async (message) => {
      const conversation = talk();
      await conversation.say('jackets for men');
      const idsBefore = new Set(conversation.shown.slice(0, 6).map(({ id }) => id));
      const { refinedQuery } = await conversation.say(message);
      expect(refinedQuery).toBe('jacket');
      expect(conversation.shown.slice(0, 6).filter(({ id }) => idsBefore.has(id))).toEqual([]);
    },
  );

  it.each([
    ['boots for men', 'these are sneakers, mate', 'boot', 'sneaker'],
    ['a winter coat', 'that one is a cardigan for the garden', 'winter coat', 'cardigan'],
  ])('turns them down and asks for none: "%s", "%s"', async (firstMessage, secondMessage, keptText, droppedText) => {
    const { wanted, refused } = await converse(firstMessage, secondMessage);
    expect(wanted.join()).toContain(keptText);
    expect(refused.join()).toContain(droppedText);
  });

  it('asks once more for what it is not', async () => {
    const { wanted, refused } = await converse('loafers for men', 'those are boots, not loafers');
    expect(wanted.join()).toContain('loafer');
    expect(refused.join()).not.toContain('loafer');
  });

  it('points at a piece by its look alone', async () => {
    const { held, conversation, filters } = await converse('trousers for women', 'ooh the black pair, is it lined?');
    const [spokenOf] = conversation.spokenOf;
    expect(held.shown.find(({ id }) => id === spokenOf)?.colors).toContain('Black');
    expect(filters.color).toEqual([]);
  });

  it('is no thanks where something is asked', async () => {
    const { intent, conversation } = await converse('coats for women', 'the first one is lovely, what is it made of?');
    expect(intent).toBe('answer');
    expect(conversation.heard.answer?.topic).toBe('fabric');
  });
});

describe('within one sentence', () => {
  it.each([
    ['a shirt in large, no wait, in medium', ['M']],
    ['a shirt, size S, sorry I meant XL', ['XL']],
  ])('a correction takes the place of what was said: "%s"', async (message, size) => {
    expect((await converse(message)).filters.size).toEqual(size);
  });

  it('a listing of what is owned asks for nothing', async () => {
    const { wanted, filters } = await converse('blazers', 'I only own hand me downs, gray skirt, white blouse');
    expect(wanted).toEqual(['blazer']);
    expect(filters.color).toEqual([]);
  });

  it.each([
    ['a dress for women', 'I will slip on the stairs if it is too long', 'slip'],
    ['coats', 'nothing with a zip, could you check', 'check'],
  ])('a verb is no garment and no look: "%s", "%s"', async (firstMessage, secondMessage, verb) => {
    expect((await converse(firstMessage, secondMessage)).wanted).not.toContain(verb);
  });

  it('what is best is not refused', async () => {
    const { wanted, refused } = await converse('a scarf', 'cashmere is best, though I have little money');
    expect(wanted).toContain('cashmere');
    expect(refused).toEqual([]);
  });

  it('a look refused stays refused, whatever is told of it', async () => {
    const { wanted, refused } = await converse('a green dress', 'not olive, my mother was clear about olive');
    expect(refused).toContain('olive');
    expect(wanted).not.toContain('olive');
  });

  it('nobody who liked something is its wearer', async () => {
    const { filters } = await converse('a shirt for men', 'sky blue is good. She always liked me in sky blue');
    expect(filters.gender).toEqual(['Men']);
  });
});

describe('a refusal', () => {
  it('refuses the subject of its sentence', async () => {
    const { wanted, refused } = await converse('a dress for women', 'strapless is no good, I have no bust to speak of');
    expect(refused).toContain('strapless');
    expect(wanted).toEqual(['dress']);
  });

  it('leaves wanted what it is said of', async () => {
    const { wanted } = await converse('I would like sandals with no buckles, for the office');
    expect(wanted).toContain('sandals');
  });

  it('without a word of refusal spares what is looked for', async () => {
    const { wanted, refused } = await converse('jackets for women', 'dull jackets make me miserable');
    expect(wanted).toContain('jacket');
    expect(refused).toEqual(['dull']);
  });
});

it('a year is no sum', async () => {
  const { filters } = await converse('a dress', 'florals no, I look like curtains from 1976');
  expect([filters.priceRangeMin, filters.priceRangeMax]).toEqual([null, null]);
});

it('what is only supposed is not wanted', async () => {
  const { wanted } = await converse('a parka for men', 'L or XL, if I wear a hoodie under it');
  expect(wanted).toEqual(['parka']);
});

describe('a question with nothing on the screen', () => {
  it('about the warmest of a kind shows that kind', async () => {
    const { intent, wanted } = await converse('what’s the warmest hoodie you’ve got');
    expect(intent).toBe('search');
    expect(wanted).toContain('hoodie');
  });
});

describe('a garment named after an occasion', () => {
  it('comes beside the pieces shown, without what was said of them', async () => {
    const { wanted } = await converse('something long with sleeves for a wedding, women', 'and sandals');
    expect(wanted.toSorted()).toEqual(['sandals', 'wedding']);
  });
});

it('darker is any dark color', async () => {
  const { held, refinedQuery } = await converse('jeans for women', 'darker please');
  expect(refinedQuery).toBe('jeans, dark');
  expect(held.shown[0]?.colors.some((color) => color === 'Black' || color === 'Blue')).toBe(true);
});

describe('what a garment should lack', () => {
  it.each(['a bag with no logo', 'some boots without laces', 'hi, a bag with no logo on the strap'])(
    'does not take away the garment: "%s"',
    async (message) => {
      const { wanted, refused } = await converse(message);
      expect(wanted).toHaveLength(1);
      expect(refused).toHaveLength(1);
    },
  );

  it.each([
    ['no fur trim on the hood', 'fur', 'hood'],
    ['no lace on the collar', 'lace', 'collar'],
  ])('says nothing of where it would be: "%s"', async (message, thing, place) => {
    const { wish } = (await converse('women’s coats', message)).conversation;
    const namedParts = wish.filter(({ words }) => words.includes(place));
    expect(namedParts.filter(({ stance }) => stance !== 'wanted')).toEqual([]);
    expect(wish.some(({ words, stance }) => stance !== 'wanted' && words.includes(thing.slice(0, 4)))).toBe(true);
  });
});

describe('a refused sort of the wanted garment', () => {
  it.each([
    ['hats, no beanies', 'beanie'],
    ['women’s shoes but no sandals', 'sandals'],
    ['a bag for work, not a tote', 'tote'],
  ])('is not shown: "%s"', async (message, sort) => {
    const { held, wanted } = await converse(message);
    expect(wanted.length).toBeGreaterThan(0);
    expect(held.shown.length).toBeGreaterThan(0);
    expect(held.shown.filter(({ subkind }) => subkind?.includes(sort))).toEqual([]);
  });
});

describe('a number with a unit', () => {
  it.each(['I walk 20 min to the station', 'there are 60 people coming', 'it is 45 minutes by train'])(
    'is no budget for an outfit: "%s"',
    async (message) => {
      const { conversation } = await converse('a men’s outfit for work', message);
      expect(conversation.outfit?.budgetCents ?? null).toBeNull();
    },
  );
});
