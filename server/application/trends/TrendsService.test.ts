import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';
import { DAY_MS, MONDAY_NOON, TrendsFixture } from '../../../tests/support/trendsFixture.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';

const ITEMS = createSyntheticCatalogue(900);
const WOMAN = { genderPreference: ['Women'], sizePreference: ['M'], location: 'Oslo' };

let engine: SearchEngine;
let fixture: TrendsFixture;
beforeAll(async () => {
  engine = await createEngine(ITEMS);
});
beforeEach(async () => {
  fixture = await TrendsFixture.create(ITEMS, engine);
});

const RECOUNT_MS = 15 * 60_000;
const recordSearches = async (topics: readonly string[], shopperCount: number): Promise<void> => {
  for (let index = 0; index < shopperCount; index++)
    await fixture.store.trendSignals.recordSearch(`shopper ${index}`, topics, fixture.now);
};

describe('trends', () => {
  it('are the same for a shopper and a day, and differ for another day and another shopper', async () => {
    const firstTrends = await fixture.compose('anna', WOMAN);
    fixture.now += 4 * 3_600_000;
    expect({ ...(await fixture.compose('anna', WOMAN)), at: firstTrends.at }).toEqual(firstTrends);
    const trendsOfBen = await fixture.compose('ben', WOMAN);
    expect(trendsOfBen.suggestions).not.toEqual(firstTrends.suggestions);
    fixture.now += DAY_MS;
    const nextTrends = await fixture.compose('anna', WOMAN);
    expect(nextTrends.dailyOutfit.id).not.toBe(firstTrends.dailyOutfit.id);
    expect(nextTrends.dailyOutfit.name).not.toBe(firstTrends.dailyOutfit.name);
    expect(nextTrends.dailyOutfit.intro).not.toBe(firstTrends.dailyOutfit.intro);
  });

  it('make the lookup of places ready, so that a shopper who types one does not wait', async () => {
    await fixture.compose('anna', { ...WOMAN, location: '' });
    expect(fixture.places.prepareCount).toBe(1);
    await fixture.service.prepare(AbortSignal.abort());
    expect(fixture.places.prepareCount).toBe(2);
  });

  it('name the place with its season and weather, in both hemispheres and at the equator', async () => {
    const findPlace = async (location: string) => (await fixture.compose('anna', { ...WOMAN, location })).place;
    expect(await findPlace('Oslo')).toEqual({
      name: 'Oslo, Norway',
      isUnknown: false,
      season: 'autumn',
      weather: 'cold',
    });
    expect(await findPlace('Sydney')).toMatchObject({ season: 'spring', weather: 'warm' });
    expect(await findPlace('Singapore')).toMatchObject({ season: 'tropical', weather: 'hot' });
  });

  it('say that a place is unknown, and dress for all weathers', async () => {
    const { place, dailyOutfit } = await fixture.compose('anna', { ...WOMAN, location: 'Nowhereville' });
    expect(place).toEqual({ name: 'Nowhereville', isUnknown: true });
    expect(dailyOutfit.items.length).toBeGreaterThan(1);
    expect(dailyOutfit.intro).not.toContain('Nowhereville');
  });

  it('come without a place while places cannot be looked up, and with it afterwards', async () => {
    fixture.places.isDown = true;
    expect(await fixture.compose('anna', WOMAN)).toMatchObject({ place: null, isPlacePending: true });
    fixture.places.isDown = false;
    expect(await fixture.compose('anna', WOMAN)).toMatchObject({
      place: { name: 'Oslo, Norway' },
      isPlacePending: false,
    });
    expect(await fixture.compose('anna', { ...WOMAN, location: 'Nowhereville' })).toMatchObject({
      isPlacePending: false,
    });
  });

  it('follow the shopper’s own day', async () => {
    fixture.now = Date.UTC(2026, 10, 23, 23);
    const trendsInOslo = await fixture.compose('anna', WOMAN);
    const trendsInSydney = await fixture.compose('ben', { ...WOMAN, location: 'Sydney' });
    const trendsByTimeZone = await fixture.compose('cleo', WOMAN, { timeZone: 'Asia/Tokyo' });
    expect(trendsInOslo.dailyOutfit.intro).toContain('Tuesday');
    expect(trendsInSydney.dailyOutfit.intro).toContain('Tuesday');
    expect(trendsByTimeZone.dailyOutfit.intro).toContain('Tuesday');
    expect((await fixture.compose('dora', WOMAN, { timeZone: 'America/New_York' })).dailyOutfit.intro).toContain(
      'Monday',
    );
  });

  it('use the time zone’s city for the weather if there is no location, without calling it the place', async () => {
    const { place, dailyOutfit } = await fixture.compose(
      'anna',
      { ...WOMAN, location: '' },
      { timeZone: 'Australia/Sydney' },
    );
    expect(place).toBeNull();
    expect(dailyOutfit.items.some(({ kind }) => kind === 'coat')).toBe(false);
  });

  it('stay within the shopper’s gender and sizes', async () => {
    const { suggestions, dailyOutfit, outfits, searches } = await fixture.compose('anna', {
      ...{ genderPreference: ['Men'], sizePreference: ['L'], location: 'Oslo' },
    });
    for (const item of [...suggestions, ...dailyOutfit.items, ...outfits.flatMap((outfit) => outfit.items)]) {
      expect(item.genders.some((gender) => gender !== 'Women')).toBe(true);
      expect(item.sizes.length === 0 || item.sizes.includes('L')).toBe(true);
    }
    expect(searches.filter((search) => /dress|skirt|blouse/iu.test(search))).toEqual([]);
  });

  it('suggest what resembles the wishlist and is within the price, but nothing that is on it', async () => {
    const blazers = ITEMS.filter(({ kind, genders }) => kind === 'blazer' && genders.includes('Women')).slice(0, 5);
    for (const { id } of blazers) await fixture.store.wishlists.add('anna', id, fixture.now);
    const filters = { ...NO_FILTERS, priceRangeMax: 150 };
    const { suggestions, picksReason } = await fixture.compose('anna', WOMAN, { filters });
    const savedIds = new Set(blazers.map(({ id }) => id));
    expect(suggestions.length).toBeGreaterThan(11);
    expect(suggestions.some(({ id }) => savedIds.has(id))).toBe(false);
    expect(suggestions.every(({ priceCents }) => priceCents <= 15_000)).toBe(true);
    expect(picksReason).toBe('Because you saved blazers. In your size, M.');
  });

  it('take missing preferences from the stored profile', async () => {
    await fixture.store.users.recordSignIn(
      { provider: 'p', subject: 's', email: 'anna@example.com', name: '' },
      'anna',
    );
    await fixture.store.users.savePreferences('anna', { location: 'Sydney' });
    const request = { userId: 'anna', preferences: {}, filters: NO_FILTERS, timeZone: '' };
    expect((await fixture.service.compose(request)).place).toMatchObject({ name: 'Sydney, Australia' });
  });
});

describe('trending searches', () => {
  const TOPICS = ['kind=dress', 'kind=coat', 'kind=shirt', 'kind=jeans'];

  it('come from the catalogue while fewer than five shoppers searched', async () => {
    await recordSearches(TOPICS, 4);
    expect((await fixture.compose('anna', WOMAN)).searchSource).toBe('catalogue');
  });

  it('come from shoppers once five searched for enough topics, most popular first', async () => {
    await recordSearches(TOPICS, 5);
    await fixture.store.trendSignals.recordSearch('shopper 9', ['kind=jeans'], fixture.now);
    const { searches, searchSource } = await fixture.compose('anna', WOMAN);
    expect(searchSource).toBe('shoppers');
    expect(searches[0]).toBe('Jeans');
    expect(searches.toSorted()).toEqual(['Coats', 'Dresses', 'Jeans', 'Shirts']);
  });

  it('leave out what finds fewer than 12 pieces, and keys that nobody understands', async () => {
    await recordSearches([...TOPICS, 'kind=dress;color=Gold;adjective=material:tweed', 'Anna, 12 Oak Lane'], 6);
    const { searches } = await fixture.compose('anna', WOMAN);
    expect(searches.toSorted()).toEqual(['Coats', 'Dresses', 'Jeans', 'Shirts']);
  });

  it('are counted again after a quarter of an hour, while the older count is shown', async () => {
    expect((await fixture.compose('anna', WOMAN)).searchSource).toBe('catalogue');
    await recordSearches(TOPICS, 5);
    fixture.now += RECOUNT_MS - 1;
    expect((await fixture.compose('anna', WOMAN)).searchSource).toBe('catalogue');
    fixture.now += 1;
    await fixture.compose('anna', WOMAN);
    expect((await fixture.compose('anna', WOMAN)).searchSource).toBe('shoppers');
    expect(fixture.now).toBeGreaterThan(MONDAY_NOON);
  });
});
