import { describe, expect, it } from 'vitest';
import { toDollars, openTestShop } from '../../../tests/support/testShop.ts';
import { createPictureReading } from '../../../tests/support/pictureReadings.ts';
import { createTurn } from '../../../tests/support/stylist.ts';
import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Turn } from './Turn.ts';

const { understand, talk, items } = openTestShop();

describe('a wish', () => {
  it('is heard with its occasion, season, refusals and budget', async () => {
    const { intent, refinedQuery, filters, title } = await talk().say(
      'I have a garden wedding in June, I run warm, nothing floral, up to 250',
    );
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
    const inJune = (location: string): string =>
      understand(createTurn('a dress for june', { preferences: { location } })).refinedQuery;
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

  it('brings pieces after a question that the shopper has no answer to', async () => {
    const held = talk();
    expect((await held.say('hi')).intent).toBe('ask');
    expect((await held.say('hmm idk')).intent).toBe('search');
  });
});

describe('what a turn carries', () => {
  const picture = (kind: string | null, color: Color): Turn['attachment'] => ({
    context: 'chat_attachment',
    id: 'p1',
    picture: { kind, reading: createPictureReading({ kind: 'jacket', colors: [{ color, share: 1 }] }) },
  });

  it('is a model of the kind that was read in it, or that the shopper said it is', () => {
    const attached = understand(createTurn('', { attachment: picture(null, 'Red') }));
    expect(attached).toMatchObject({
      intent: 'search',
      refinedQuery: 'jacket',
      conversation: { leads: { likePictureIds: ['p1'] } },
    });
    expect(understand(createTurn('', { attachment: picture('blazer', 'Red') })).refinedQuery).toBe('blazer');
  });

  it('lends its colors where something is to match it', () => {
    const { refinedQuery, conversation } = understand(
      createTurn('a dress to match this bag', { attachment: picture('bag', 'Green') }),
    );
    expect(refinedQuery).toBe('dress');
    expect(conversation.leads).toMatchObject({ goesWith: ['Green'], likePictureIds: [] });
  });

  it('can be meant later: cheaper than the one that was sent', async () => {
    const held = talk();
    const item = items().find(({ kind, genders }) => kind === 'dress' && genders.includes('Women'));
    if (!item) throw new Error('There is no dress.');
    await held.say('like this but in red', { attachment: { context: 'item', item } });
    expect(held.filters).toMatchObject({ gender: ['Women'], color: ['Red'] });
    await held.say('cheaper than the one I sent');
    expect(held.filters.priceRangeMax).toBeLessThan(toDollars(item));
  });
});
