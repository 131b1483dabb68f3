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
    const conversation = talk();
    await conversation.say('linen dress for women');
    await conversation.say('in green');
    await conversation.say('no stripes, under 150');
    expect(conversation.filters).toMatchObject({ gender: ['Women'], color: ['Green'], priceRangeMax: 150 });
    const { refinedQuery } = await conversation.say('forget the budget, and stripes are fine after all');
    expect(conversation.filters.priceRangeMax).toBeNull();
    expect(conversation.filters.color).toEqual(['Green']);
    expect(refinedQuery).not.toContain('stripes');
  });

  it('of another garment begins anew, and keeps what is about the person', async () => {
    const conversation = talk();
    await conversation.say('green linen dress for women, size M, I never wear wool');
    const { refinedQuery } = await conversation.say('show me coats');
    expect(conversation.filters).toEqual({ ...NO_FILTERS, gender: ['Women'], size: ['M'] });
    expect(refinedQuery).toContain('coat');
    expect(refinedQuery).toContain('no wool');
    expect(refinedQuery).not.toContain('linen');
  });

  it('swaps the garment and keeps the errand where the words say so', async () => {
    const conversation = talk();
    await conversation.say('a green dress for a wedding');
    const { refinedQuery, filters } = await conversation.say('what about a skirt instead?');
    expect(refinedQuery).toBe('skirt, wedding');
    expect(filters.color).toEqual(['Green']);
  });

  it('reads a month by the hemisphere of the shopper', () => {
    const readInJune = (location: string): string =>
      understand(createTurn('a dress for june', { preferences: { location } })).refinedQuery;
    expect(readInJune('Oslo, Norway')).toContain('june');
    expect(readInJune('Sydney, Australia')).toContain('winter');
  });

  it('for somebody else leaves out what is about the shopper', async () => {
    const conversation = talk({ genderPreference: ['Men'], sizePreference: ['L'], userNotes: 'I run warm' });
    await conversation.say('a shirt');
    expect(conversation.filters).toMatchObject({ gender: ['Men'], size: ['L'] });
    const { refinedQuery } = await conversation.say('a cardigan for my mother');
    expect(conversation.filters).toMatchObject({ gender: ['Women'], size: [] });
    expect(refinedQuery).not.toContain('warm');
    await conversation.say('and a coat for myself');
    expect(conversation.filters).toMatchObject({ gender: ['Men'], size: ['L'] });
  });
});

describe('an empty wish', () => {
  it('is asked about once, then answered with what fits the profile', async () => {
    const currentTalk = talk({ genderPreference: ['Women'], stylePreference: ['Minimalist'] });
    expect((await currentTalk.say('I need something to wear')).intent).toBe('ask');
    const { intent, filters, conversation } = await currentTalk.say('hmm');
    expect(intent).toBe('search');
    expect(filters.gender).toEqual(['Women']);
    expect(conversation.leads.tastes).toContain('minimalist');
    expect(currentTalk.shown.length).toBeGreaterThan(0);
  });

  it('brings pieces after a question that the shopper has no answer to', async () => {
    const conversation = talk();
    expect((await conversation.say('hi')).intent).toBe('ask');
    expect((await conversation.say('hmm idk')).intent).toBe('search');
  });
});

describe('what a turn carries', () => {
  const createPicture = (kind: string | null, color: Color): Turn['attachment'] => ({
    context: 'chat_attachment',
    id: 'p1',
    picture: { kind, reading: createPictureReading({ kind: 'jacket', colors: [{ color, share: 1 }] }) },
  });

  it('is a model of the kind that was read in it, or that the shopper said it is', () => {
    const attached = understand(createTurn('', { attachment: createPicture(null, 'Red') }));
    expect(attached).toMatchObject({
      intent: 'search',
      refinedQuery: 'jacket',
      conversation: { leads: { likePictureIds: ['p1'] } },
    });
    expect(understand(createTurn('', { attachment: createPicture('blazer', 'Red') })).refinedQuery).toBe('blazer');
  });

  it('lends its colors where something is to match it', () => {
    const { refinedQuery, conversation } = understand(
      createTurn('a dress to match this bag', { attachment: createPicture('bag', 'Green') }),
    );
    expect(refinedQuery).toBe('dress');
    expect(conversation.leads).toMatchObject({ goesWith: ['Green'], likePictureIds: [] });
  });

  it('can be meant later: cheaper than the one that was sent', async () => {
    const conversation = talk();
    const item = items().find(({ kind, genders }) => kind === 'dress' && genders.includes('Women'));
    if (!item) throw new Error('There is no dress.');
    await conversation.say('like this but in red', { attachment: { context: 'item', item } });
    expect(conversation.filters).toMatchObject({ gender: ['Women'], color: ['Red'] });
    await conversation.say('cheaper than the one I sent');
    expect(conversation.filters.priceRangeMax).toBeLessThan(toDollars(item));
  });
});
