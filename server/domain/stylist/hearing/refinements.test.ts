import { describe, expect, it } from 'vitest';
import { toDollars, openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a refinement', () => {
  it('makes it cheaper than the piece pointed at', async () => {
    const held = talk();
    await held.say('dress');
    const model = held.shown[1];
    await held.say('more like the second one but in green, and cheaper');
    expect(held.filters.color).toEqual(['Green']);
    expect(held.filters.priceRangeMax).toBeLessThan(model ? toDollars(model) : 0);
    expect(held.conversation.leads.likeItemIds).toEqual([model?.id]);
  });

  it('holds the kind that a likeness hints at only as long as there is something of it', async () => {
    const held = talk();
    await held.say('something for a wedding');
    const at = held.shown.findIndex(({ kind }) => kind === 'blazer');
    await held.say(`more like number ${String(at + 1)} but in green, and cheaper`);
    await held.say('something more relaxed');
    expect(held.conversation.leads.hintedKinds).toEqual(['blazer']);
    expect(held.shown.length).toBeGreaterThanOrEqual(5);
    expect(held.shown.every(({ colors }) => colors.includes('Green'))).toBe(true);
    expect(held.findings.relaxations.join(' ')).toMatch(/blazers in green/u);
    await held.say('a green blazer');
    expect(held.conversation.leads.hintedKinds).toEqual([]);
  });

  it('makes it cheaper on the whole, and leaves something to choose from', async () => {
    const held = talk();
    await held.say('blazer');
    const before = held.shown.slice(0, 5).reduce((sum, item) => sum + toDollars(item), 0) / 5;
    await held.say('a bit cheaper');
    expect(held.shown.length).toBeGreaterThanOrEqual(3);
    expect(
      held.shown.slice(0, 5).reduce((sum, item) => sum + toDollars(item), 0) / Math.min(5, held.shown.length),
    ).toBeLessThan(before);
  });

  it.each([
    ['not so formal', 'casual', 'not too formal'],
    ['warmer', 'warm', 'warm'],
    ['longer', 'below the knee', 'not too mini'],
    ['less busy', 'plain', 'not too print'],
    ['without the belt', 'no belted', 'no belted'],
    ['too tight', 'loose', 'not too fitted'],
  ])('hears "%s"', async (said, wanted, other) => {
    const held = talk();
    await held.say('dress for women');
    const { refinedQuery } = await held.say(said);
    expect(refinedQuery).toContain('dress');
    expect(refinedQuery).toMatch(new RegExp(wanted === 'loose' ? 'relaxed' : wanted, 'u'));
    expect(refinedQuery).toContain(other);
  });

  it('finds the piece that is described, and takes a description of none as a wish', async () => {
    const held = talk();
    await held.say('shirt');
    const striped = held.shown.find(({ pattern }) => pattern.includes('stripe'));
    const { conversation } = await held.say('like the striped one');
    expect(conversation.leads.likeItemIds).toEqual([striped?.id]);
    const { refinedQuery } = await held.say('the velvet one');
    expect(refinedQuery).toContain('velvet');
  });

  it('leaves out a brand, and what was turned down', async () => {
    const held = talk();
    await held.say('blazer');
    const [first] = held.shown;
    await held.say('another brand');
    expect(held.conversation.leads.leaveOut.brands).toEqual([first?.brand]);
    expect(held.shown.some(({ brand }) => brand === first?.brand)).toBe(false);
    const seen = held.shown.slice(0, 12).map(({ id }) => id);
    await held.say('show me something else');
    expect(held.shown.some(({ id }) => seen.includes(id))).toBe(false);
  });
});

describe('money, as people speak of it', () => {
  it.each([
    ['hm, 150 would be ok', 150],
    ['can we keep it to 120', 120],
    ['I was thinking more like 60', 75],
    ['I could stretch to 300', 300],
    ['say seventy', 70],
    ['fine, maybe two hundred', 200],
  ])('hears a bound in "%s"', async (said, most) => {
    const held = talk();
    await held.say('dress for women');
    await held.say(said);
    expect(held.filters.priceRangeMax).toBeLessThanOrEqual(most);
    expect(held.filters.priceRangeMax).toBeGreaterThan(most * 0.7);
  });

  it.each(['250 for a dress? come on', 'wow, 400.', 'that’s a little more than I wanted to spend', 'still too much'])(
    'hears "%s" as a wish for less',
    async (said) => {
      const held = talk();
      await held.say('dress for women');
      const dearest = Math.max(...held.shown.slice(0, 6).map(toDollars));
      await held.say(said);
      expect(held.filters.priceRangeMax).toBeLessThan(dearest);
    },
  );

  it('takes no age and no size for a sum', async () => {
    const held = talk();
    await held.say('a cardigan for my mother, she is 70');
    expect(held.filters.priceRangeMax).toBeNull();
  });

  it('lets what "cheaper" moved be as it was said for another garment', async () => {
    const held = talk();
    await held.say('a dress for a wedding, up to 250');
    await held.say('cheaper than the first');
    expect(held.filters.priceRangeMax).toBeLessThan(250);
    await held.say('and shoes to go with the first one');
    expect(held.filters.priceRangeMax).toBe(250);
  });
});

describe('what is said of somebody else', () => {
  it.each([
    ['she doesn’t like tight things', 'no tight'],
    ['he hates wool', 'no wool'],
    ['she feels the cold', 'warm'],
    ['he has enough shirts', 'no shirt'],
  ])('"%s" is a wish of theirs', async (said, words) => {
    const held = talk();
    await held.say('something for the office');
    expect((await held.say(said)).refinedQuery).toContain(words);
  });

  it('is a wish where the pieces are for that person, and none where they are for the shopper', async () => {
    const forMum = talk();
    await forMum.say('something for my mum for the office');
    expect((await forMum.say('my mum can’t stand stripes')).refinedQuery).toContain('no stripes');
    const forMe = talk();
    const { refinedQuery, filters } = await forMe.say('trousers for women, in navy. My husband hates blue stripes.');
    expect(refinedQuery).not.toContain('stripes');
    expect(filters).toMatchObject({ gender: ['Women'], color: ['Blue'] });
  });
});

describe('a correction', () => {
  it('takes back what was refused, and no more', async () => {
    const held = talk();
    await held.say('drinks on friday, women, nothing pink');
    const { refinedQuery } = await held.say('scrap that, pink is fine, make it pink');
    expect(refinedQuery).not.toContain('pink');
    expect(refinedQuery).toContain('drinks');
    expect(held.filters).toMatchObject({ gender: ['Women'], color: ['Pink'] });
  });

  it('refuses a garment that is said to be worn too much already', async () => {
    const { refinedQuery } = await talk().say('something for a date, no shirts, I wear shirts all week');
    expect(refinedQuery).toContain('no shirt');
    expect(refinedQuery).not.toMatch(/^shirt/u);
  });
});

describe('something over it', () => {
  it.each([
    'and something warm to throw over it, wool maybe',
    'anything I could put on top of that when it gets cold?',
    'something to wear over it',
  ])('looks for a layer: "%s"', async (said) => {
    const held = talk();
    await held.say('trousers for work');
    await held.say(said);
    expect(held.shown.length).toBeGreaterThan(2);
    for (const { kind } of held.shown.slice(0, 5)) expect(['cardigan', 'blazer', 'jacket', 'coat']).toContain(kind);
  });
});
