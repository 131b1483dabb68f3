import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('the next garment of a talk', () => {
  it.each([
    ['dress for my sister’s wedding in June, up to 150', 'a cardigan for later', 'wedding', 150],
    [
      'My nephew has his bar mitzvah next month and I need a suit',
      'a shirt as well, nothing over 90',
      'bar mitzvah',
      90,
    ],
    ['blazer for a job interview, max 200', 'trousers', 'job interview', 200],
  ])('keeps the occasion and the price limit: "%s", "%s"', async (firstMessage, next, occasion, max) => {
    const currentTalk = talk();
    await currentTalk.say(firstMessage);
    const { refinedQuery, filters } = await currentTalk.say(next);
    expect(refinedQuery).toContain(occasion);
    expect(filters.priceRangeMax).toBe(max);
  });

  it.each([
    ['shoes for work, no laces', 'and some socks to go with them', 'lace'],
    ['I want a skirt, not too mini', 'a blouse to go with it', 'mini'],
    ['sneakers for men, no velcro', 'now socks', 'velcro'],
    ['a blazer for women, not too boxy', 'and trousers', 'oversized'],
  ])('loses what only the last one can have: "%s", "%s"', async (firstMessage, next, lostWords) => {
    const currentTalk = talk();
    await currentTalk.say(firstMessage);
    expect((await currentTalk.say(next)).refinedQuery).not.toContain(lostWords);
  });

  it('keeps a refusal of taste, and of a cut that it can also have', async () => {
    const currentTalk = talk();
    await currentTalk.say('a blouse, no polyester, no sleeveless');
    const { refinedQuery } = await currentTalk.say('and a dress');
    expect(refinedQuery).toContain('no polyester');
    expect(refinedQuery).toContain('no sleeveless');
  });

  it('is named before its refusal', async () => {
    const currentTalk = talk();
    await currentTalk.say('shorts for men');
    const { refinedQuery } = await currentTalk.say('socks, not white');
    expect(refinedQuery).toContain('socks');
    expect(refinedQuery).toContain('no white');
  });
});

describe('a need told in passing', () => {
  it.each([
    'I am a nurse and on my feet all day, I need shoes for women',
    'im a chef, 14 hour shifts on a wet floor, shoes for women pls',
    'I work in a warehouse, walking all day on concrete, need womens shoes',
  ])('shows flat closed shoes: "%s"', async (message) => {
    const currentTalk = talk();
    await currentTalk.say(message);
    const shown = currentTalk.shown.slice(0, 8).map(({ subkind }) => subkind);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((subkind) => /heel|sandal|flip|mule|pump/iu.test(subkind))).toEqual([]);
  });

  it('of a bump asks for the garments that are too small now', async () => {
    const { refinedQuery, filters } = await talk().say('I’m 6 months pregnant and none of my trousers close any more');
    expect(refinedQuery).toMatch(/^trousers/u);
    expect(filters.gender).toEqual(['Women']);
  });

  it.each([
    'My grandson is playing in his first college football game, I want a blouse to wear in the stands',
    'my daughter’s netball final is on sunday, I need a warm coat to watch in',
  ])('of somebody else’s sport asks for no sportswear: "%s"', async (message) => {
    const { refinedQuery } = await talk().say(message);
    expect(refinedQuery).toContain('match day');
    expect(refinedQuery).not.toMatch(/football|netball|watch\b/u);
  });
});

describe('what an occasion means for shoes', () => {
  it.each([
    ['shoes for a funeral, women', /sandal|flip|slide|sneaker/u],
    ['shoes for walking, men', /sandal|flip|slide|mule/u],
    ['shoes for an interview at a bank, women', /sandal|flip|slide|mule|sneaker/u],
  ])('leaves out what nobody wears there: "%s"', async (message, unsuited) => {
    const currentTalk = talk();
    await currentTalk.say(message);
    const subkinds = currentTalk.shown.slice(0, 6).map(({ subkind }) => subkind);
    expect(subkinds.filter((subkind) => unsuited.test(subkind))).toEqual([]);
  });
});
