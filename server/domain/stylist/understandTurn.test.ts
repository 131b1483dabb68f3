import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureReading } from '../../../tests/support/pictureReadings.ts';
import { openShop, Talk, turnOf, type Shop } from '../../../tests/support/stylist.ts';
import { COLORS, GENDERS, SIZES, type Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { Turn, Understood } from './Turn.ts';
import type { Language } from './hearing/hear.ts';
import { understandTurn } from './understandTurn.ts';

let shop: Shop;
let language: Language;
beforeAll(async () => {
  shop = await openShop();
  language = await shop.source.view();
});
const understand = (turn: Turn): Understood => understandTurn(turn, language);
const talk = (preferences: Partial<Turn['profile']['preferences']> = {}): Talk => new Talk(shop, understand, preferences);
const price = ({ priceCents }: { priceCents: number }): number => priceCents / 100;

describe('a wish', () => {
  it('is heard with its occasion, season, refusals and budget', async () => {
    const { intent, refinedQuery, filters, title } = await talk().say('I have a garden wedding in June, I run warm, nothing floral, up to 250');
    expect(intent).toBe('search');
    expect(refinedQuery).toContain('wedding');
    expect(refinedQuery).toContain('no floral');
    expect(refinedQuery).toContain('not too warm');
    expect(filters).toEqual({ ...NO_FILTERS, priceRangeMax: 250 });
    expect(title).not.toBe('');
  });

  it('piles up over turns, and what is taken back goes', async () => {
    const held = talk();
    await held.say('linen dress for women');
    await held.say('in green');
    await held.say('no stripes, under 150');
    expect(held.filters).toMatchObject({ gender: ['Women'], color: ['Green'], priceRangeMax: 150 });
    const { refinedQuery } = await held.say('forget the budget, and stripes are fine after all');
    expect(held.filters.priceRangeMax).toBeNull();
    expect(held.filters.color).toEqual(['Green']);
    expect(refinedQuery).not.toContain('stripes');
  });

  it('of another garment begins anew, and keeps what is about the person', async () => {
    const held = talk();
    await held.say('green linen dress for women, size M, I never wear wool');
    const { refinedQuery } = await held.say('show me coats');
    expect(held.filters).toEqual({ ...NO_FILTERS, gender: ['Women'], size: ['M'] });
    expect(refinedQuery).toContain('coat');
    expect(refinedQuery).toContain('no wool');
    expect(refinedQuery).not.toContain('linen');
  });

  it('swaps the garment and keeps the errand where the words say so', async () => {
    const held = talk();
    await held.say('a green dress for a wedding');
    const { refinedQuery, filters } = await held.say('what about a skirt instead?');
    expect(refinedQuery).toBe('skirt, wedding');
    expect(filters.color).toEqual(['Green']);
  });

  it('reads a month by the hemisphere of the shopper', () => {
    const inJune = (location: string): string => understand(turnOf('a dress for june', { preferences: { location } })).refinedQuery;
    expect(inJune('Oslo, Norway')).toContain('june');
    expect(inJune('Sydney, Australia')).toContain('winter');
  });

  it('for somebody else leaves out what is about the shopper', async () => {
    const held = talk({ genderPreference: ['Men'], sizePreference: ['L'], userNotes: 'I run warm' });
    await held.say('a shirt');
    expect(held.filters).toMatchObject({ gender: ['Men'], size: ['L'] });
    const { refinedQuery } = await held.say('a cardigan for my mother');
    expect(held.filters).toMatchObject({ gender: ['Women'], size: [] });
    expect(refinedQuery).not.toContain('warm');
    await held.say('and a coat for myself');
    expect(held.filters).toMatchObject({ gender: ['Men'], size: ['L'] });
  });
});

describe('a refinement', () => {
  it('makes it cheaper than the piece pointed at', async () => {
    const held = talk();
    await held.say('dress');
    const model = held.shown[1];
    await held.say('more like the second one but in green, and cheaper');
    expect(held.filters.color).toEqual(['Green']);
    expect(held.filters.priceRangeMax).toBeLessThan(model ? price(model) : 0);
    expect(held.conversation.leads.likeItemIds).toEqual([model?.id]);
  });

  it('makes it cheaper on the whole, and leaves something to choose from', async () => {
    const held = talk();
    await held.say('blazer');
    const before = held.shown.slice(0, 5).reduce((sum, item) => sum + price(item), 0) / 5;
    await held.say('a bit cheaper');
    expect(held.shown.length).toBeGreaterThanOrEqual(3);
    expect(held.shown.slice(0, 5).reduce((sum, item) => sum + price(item), 0) / Math.min(5, held.shown.length)).toBeLessThan(before);
  });

  it.each([
    ['not so formal', 'casual', 'not too formal'], ['warmer', 'warm', 'warm'], ['longer', 'long', 'long'], ['less busy', 'plain', 'not too print'],
    ['without the belt', 'no belted', 'no belted'], ['too tight', 'loose', 'not too fitted'],
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

describe('the shopper’s hand', () => {
  it('is not undone by the profile or by what was said before', async () => {
    const held = talk({ sizePreference: ['M'], genderPreference: ['Women'] });
    await held.say('a navy dress');
    expect(held.filters).toMatchObject({ gender: ['Women'], size: ['M'], color: ['Blue'] });
    held.filters = { ...held.filters, size: [], color: [] };
    const { refinedQuery } = await held.say('for a party');
    expect(held.filters).toMatchObject({ gender: ['Women'], size: [], color: [] });
    expect(refinedQuery).not.toContain('navy');
  });

  it('outlives a change of subject', async () => {
    const held = talk();
    await held.say('red dress');
    held.filters = { ...held.filters, color: ['Red', 'Pink'], sale: true };
    await held.say('show me coats');
    expect(held.filters).toMatchObject({ color: ['Pink'], sale: true });
  });
});

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
});

describe('an empty wish', () => {
  it('is asked about once, then answered with what fits the profile', async () => {
    const held = talk({ genderPreference: ['Women'], stylePreference: ['Minimalist'] });
    expect((await held.say('I need something to wear')).intent).toBe('ask');
    const { intent, filters, conversation } = await held.say('hmm');
    expect(intent).toBe('search');
    expect(filters.gender).toEqual(['Women']);
    expect(conversation.leads.tastes).toContain('minimalist');
    expect(held.shown.length).toBeGreaterThan(0);
  });
});

describe('what a turn carries', () => {
  const picture = (kind: string | null, color: Color): Turn['attachment'] => ({
    context: 'chat_attachment', id: 'p1', picture: { kind, reading: pictureReading({ kind: 'jacket', colors: [{ color, share: 1 }] }) },
  });

  it('is a model of the kind that was read in it, or that the shopper said it is', () => {
    const attached = understand(turnOf('', { attachment: picture(null, 'Red') }));
    expect(attached).toMatchObject({ intent: 'search', refinedQuery: 'jacket', conversation: { leads: { likePictureIds: ['p1'] } } });
    expect(understand(turnOf('', { attachment: picture('blazer', 'Red') })).refinedQuery).toBe('blazer');
  });

  it('lends its colors where something is to match it', () => {
    const { refinedQuery, conversation } = understand(turnOf('a dress to match this bag', { attachment: picture('bag', 'Green') }));
    expect(refinedQuery).toBe('dress');
    expect(conversation.leads).toMatchObject({ goesWith: ['Green'], likePictureIds: [] });
  });

  it('can be meant later: cheaper than the one that was sent', async () => {
    const held = talk();
    const item = shop.items.find(({ kind, genders }) => kind === 'dress' && genders.includes('Women'));
    if (!item) throw new Error('There is no dress.');
    await held.say('like this but in red', { attachment: { context: 'item', item } });
    expect(held.filters).toMatchObject({ gender: ['Women'], color: ['Red'] });
    await held.say('cheaper than the one I sent');
    expect(held.filters.priceRangeMax).toBeLessThan(price(item));
  });
});

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  sort: fc.constant(null), gender: fc.subarray([...GENDERS]), sale: fc.boolean(), size: fc.subarray([...SIZES]), color: fc.subarray([...COLORS]),
  priceRangeMin: fc.option(fc.integer({ min: 0, max: 100 })), priceRangeMax: fc.option(fc.integer({ min: 101, max: 900 })),
});
const SAYINGS = [
  'cheaper', 'more expensive', 'under 5', 'over 900', 'between 40 and 40', 'at least 500', 'the second one', 'not the first', 'in green', 'any colour is fine', 'for my dad', 'start over',
  'forget the budget', 'no minimum', 'on sale', 'warmer', 'less formal', 'another brand', 'show me something else', 'does it come in M?', 'which is the cheapest?', 'a coat instead', 'thanks', 'yes', 'size XL', '??',
];
const isValid = ({ priceRangeMin: min, priceRangeMax: max, color, size, gender }: Filters): boolean =>
  (min === null || max === null || min < max) && [min, max].every((end) => end === null || (Number.isInteger(end) && end >= 0)) &&
  [color, size, gender].every((values) => new Set<string>(values).size === values.length);

describe('whatever is said', () => {
  it('never throws, keeps the state plain JSON and the filters valid', () => {
    fc.assert(fc.property(fc.string({ maxLength: 10_000, unit: 'grapheme' }), anyFilters, (said, filters) => {
      const understood = understand(turnOf(said, { filters, shown: { quick: shop.items.slice(0, 5), deep: [] } }));
      expect(isValid(understood.filters)).toBe(true);
      expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
    }), { numRuns: 60 });
  });

  it('leaves valid filters after any row of turns', () => {
    fc.assert(fc.property(anyFilters, fc.array(fc.constantFrom(...SAYINGS), { maxLength: 7 }), (filters, sayings) => {
      let turn = turnOf('dress', { filters, shown: { quick: shop.items.slice(0, 8), deep: [] } });
      for (const said of sayings) {
        const understood = understand({ ...turn, said });
        expect(isValid(understood.filters)).toBe(true);
        expect(understood.refinedQuery.length).toBeLessThanOrEqual(2_000);
        turn = { ...turn, filters: understood.filters, conversation: understood.conversation };
      }
    }), { numRuns: 60 });
  });

  it('takes time in step with the length of what is said', () => {
    const long = 'not too warm but cheaper than the second one in green, forget the budget, '.repeat(140);
    const start = performance.now();
    understand(turnOf(long.slice(0, 10_000), { shown: { quick: shop.items.slice(0, 60), deep: [] } }));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('means the same in either order where the turns do not meet', async () => {
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray(['in green', 'under 200', 'size M', 'no wool', 'for women']), async (sayings) => {
      const [one, other] = [talk(), talk()];
      for (const said of ['dress', ...sayings]) await one.say(said);
      for (const said of ['dress', ...[...sayings].reverse()]) await other.say(said);
      expect(one.filters).toEqual(other.filters);
    }), { numRuns: 8 });
  });

  it('taking back restores the filters', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(['in green', 'any colour is fine'], ['under 200', 'forget the budget'], ['size M', 'any size'], ['on sale', 'full price is fine too']), async ([said = '', back = '']) => {
      const held = talk();
      await held.say('dress for women');
      const before = held.filters;
      await held.say(said);
      await held.say(back);
      expect(held.filters).toEqual(before);
    }), { numRuns: 6 });
  });
});
