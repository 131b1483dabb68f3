import { describe, expect, it } from 'vitest';
import { toDollars, openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a refinement', () => {
  it('makes it cheaper than the piece pointed at', async () => {
    const conversation = talk();
    await conversation.say('dress');
    const mentionedItem = conversation.shown[1];
    await conversation.say('more like the second one but in green, and cheaper');
    expect(conversation.filters.color).toEqual(['Green']);
    expect(conversation.filters.priceRangeMax).toBeLessThan(mentionedItem ? toDollars(mentionedItem) : 0);
    expect(conversation.conversation.leads.likeItemIds).toEqual([mentionedItem?.id]);
  });

  it('holds the kind that a likeness hints at only as long as there is something of it', async () => {
    const conversation = talk();
    await conversation.say('something for a wedding');
    const index = conversation.shown.findIndex(({ kind }) => kind === 'blazer');
    await conversation.say(`more like number ${String(index + 1)} but in green, and cheaper`);
    await conversation.say('something more relaxed');
    expect(conversation.conversation.leads.hintedKinds).toEqual(['blazer']);
    expect(conversation.shown.length).toBeGreaterThanOrEqual(5);
    expect(conversation.shown.every(({ colors }) => colors.includes('Green'))).toBe(true);
    expect(conversation.findings.relaxations.join(' ')).toMatch(/blazers in green/u);
    await conversation.say('a green blazer');
    expect(conversation.conversation.leads.hintedKinds).toEqual([]);
  });

  it('makes it cheaper on the whole, and leaves something to choose from', async () => {
    const conversation = talk();
    await conversation.say('blazer');
    const averageBefore = conversation.shown.slice(0, 5).reduce((sum, item) => sum + toDollars(item), 0) / 5;
    await conversation.say('a bit cheaper');
    expect(conversation.shown.length).toBeGreaterThanOrEqual(3);
    expect(
      conversation.shown.slice(0, 5).reduce((sum, item) => sum + toDollars(item), 0) /
        Math.min(5, conversation.shown.length),
    ).toBeLessThan(averageBefore);
  });

  it.each([
    ['not so formal', 'casual', 'not too formal'],
    ['warmer', 'warm', 'warm'],
    ['longer', 'below the knee', 'not too mini'],
    ['less busy', 'plain', 'not too print'],
    ['without the belt', 'no belted', 'no belted'],
    ['too tight', 'loose', 'not too fitted'],
  ])('hears "%s"', async (message, wantedText, otherText) => {
    const conversation = talk();
    await conversation.say('dress for women');
    const { refinedQuery } = await conversation.say(message);
    expect(refinedQuery).toContain('dress');
    expect(refinedQuery).toMatch(new RegExp(wantedText === 'loose' ? 'relaxed' : wantedText, 'u'));
    expect(refinedQuery).toContain(otherText);
  });

  it('finds the piece that is described, and takes a description of none as a wish', async () => {
    const currentTalk = talk();
    await currentTalk.say('shirt');
    const striped = currentTalk.shown.find(({ pattern }) => pattern.includes('stripe'));
    const { conversation } = await currentTalk.say('like the striped one');
    expect(conversation.leads.likeItemIds).toEqual([striped?.id]);
    const { refinedQuery } = await currentTalk.say('the velvet one');
    expect(refinedQuery).toContain('velvet');
  });

  it('leaves out a brand, and what was turned down', async () => {
    const conversation = talk();
    await conversation.say('blazer');
    const [firstItem] = conversation.shown;
    await conversation.say('another brand');
    expect(conversation.conversation.leads.leaveOut.brands).toEqual([firstItem?.brand]);
    expect(conversation.shown.some(({ brand }) => brand === firstItem?.brand)).toBe(false);
    const seenIds = conversation.shown.slice(0, 12).map(({ id }) => id);
    await conversation.say('show me something else');
    expect(conversation.shown.some(({ id }) => seenIds.includes(id))).toBe(false);
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
  ])('hears a bound in "%s"', async (message, maxDollars) => {
    const conversation = talk();
    await conversation.say('dress for women');
    await conversation.say(message);
    expect(conversation.filters.priceRangeMax).toBeLessThanOrEqual(maxDollars);
    expect(conversation.filters.priceRangeMax).toBeGreaterThan(maxDollars * 0.7);
  });

  it.each(['250 for a dress? come on', 'wow, 400.', 'that’s a little more than I wanted to spend', 'still too much'])(
    'hears "%s" as a wish for less',
    async (message) => {
      const conversation = talk();
      await conversation.say('dress for women');
      const dearest = Math.max(...conversation.shown.slice(0, 6).map(toDollars));
      await conversation.say(message);
      expect(conversation.filters.priceRangeMax).toBeLessThan(dearest);
    },
  );

  it('takes no age and no size for a sum', async () => {
    const conversation = talk();
    await conversation.say('a cardigan for my mother, she is 70');
    expect(conversation.filters.priceRangeMax).toBeNull();
  });

  it('lets what "cheaper" moved be as it was said for another garment', async () => {
    const conversation = talk();
    await conversation.say('a dress for a wedding, up to 250');
    await conversation.say('cheaper than the first');
    expect(conversation.filters.priceRangeMax).toBeLessThan(250);
    await conversation.say('and shoes to go with the first one');
    expect(conversation.filters.priceRangeMax).toBe(250);
  });
});

describe('what is said of somebody else', () => {
  it.each([
    ['she doesn’t like tight things', 'no tight'],
    ['he hates wool', 'no wool'],
    ['she feels the cold', 'warm'],
    ['he has enough shirts', 'no shirt'],
  ])('"%s" is a wish of theirs', async (message, words) => {
    const conversation = talk();
    await conversation.say('something for the office');
    expect((await conversation.say(message)).refinedQuery).toContain(words);
  });

  it('is a wish where the pieces are for that person, and none where they are for the shopper', async () => {
    const forMum = talk();
    await forMum.say('something for my mum for the office');
    expect((await forMum.say('my mum can’t stand stripes')).refinedQuery).toContain('no stripes');
    const ownTalk = talk();
    const { refinedQuery, filters } = await ownTalk.say('trousers for women, in navy. My husband hates blue stripes.');
    expect(refinedQuery).not.toContain('stripes');
    expect(filters).toMatchObject({ gender: ['Women'], color: ['Blue'] });
  });
});

describe('a correction', () => {
  it('takes back what was refused, and no more', async () => {
    const conversation = talk();
    await conversation.say('drinks on friday, women, nothing pink');
    const { refinedQuery } = await conversation.say('scrap that, pink is fine, make it pink');
    expect(refinedQuery).not.toContain('pink');
    expect(refinedQuery).toContain('drinks');
    expect(conversation.filters).toMatchObject({ gender: ['Women'], color: ['Pink'] });
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
  ])('looks for a layer: "%s"', async (message) => {
    const conversation = talk();
    await conversation.say('trousers for work');
    await conversation.say(message);
    expect(conversation.shown.length).toBeGreaterThan(2);
    for (const { kind } of conversation.shown.slice(0, 5))
      expect(['cardigan', 'blazer', 'jacket', 'coat']).toContain(kind);
  });
});
