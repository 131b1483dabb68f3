import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Trends } from '../../../contract/trends.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { TrendsService } from '../../../server/application/trends/TrendsService.ts';
import { createSyntheticCatalogue } from '../../../server/evaluation/corpora/syntheticCatalogue.ts';
import { trendsRoutes } from '../../../server/http/routes/trends.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createEngine } from '../../support/searchEngine.ts';
import { FewPlaces, MONDAY_NOON } from '../../support/trendsFixture.ts';

const PATH = '/api/search/trends';
const ITEMS = createSyntheticCatalogue(400);

let backend: BackendUnderTest;
let places: FewPlaces;
let headers: { cookie: string };

beforeEach(async () => {
  const store = new InMemoryStore();
  await store.catalogue.importAll('test', [ITEMS]);
  const engine = await createEngine(ITEMS);
  const clock = { now: () => MONDAY_NOON };
  const log = { warn: () => undefined };
  places = new FewPlaces();
  const trends = new TrendsService({ store, engine, geocoder: places, clock, log });
  backend = await BackendUnderTest.start({ store, engine, modules: [trendsRoutes(trends)] });
  headers = await backend.signIn('anna');
  await store.users.savePreferences('anna', { genderPreference: ['Women'], location: 'Oslo' });
});
afterEach(() => backend.app.close());

const fetchTrends = async (body: object = {}) => {
  const answer = await backend.post(PATH, { user_id: 'anna', user_profile: {}, ...body }, headers);
  expect(answer.statusCode).toBe(200);
  return Trends.parse(answer.json());
};

describe(`POST ${PATH}`, () => {
  it('answers with real items, reasons and the place of the stored profile', async () => {
    const trends = await fetchTrends();
    const ids = new Set(ITEMS.map(({ id }) => id));
    const outfitItems = [...trends.outfits.flatMap(({ items }) => items), ...trends.outfit_for_the_day.outfit.items];
    expect(outfitItems.length).toBeGreaterThan(10);
    expect(outfitItems.every(({ item_id: id, price }) => ids.has(id ?? '') && price !== undefined)).toBe(true);
    expect(trends.suggested_items.every(({ id }) => ids.has(id))).toBe(true);
    expect(trends.outfit_for_the_day.reason).toContain('working day');
    expect(trends.place).toEqual({ name: 'Oslo, Norway', season: 'autumn', weather: 'cold' });
    expect(trends.trending_searches.source).toBe('catalogue');
    expect(trends.timestamp).toBe(new Date(MONDAY_NOON).toISOString());
  });

  it('says that the place could not be looked up, and no longer once it can be', async () => {
    places.isDown = true;
    const trends = await fetchTrends();
    expect([trends.place, trends.place_pending]).toEqual([undefined, true]);
    places.isDown = false;
    expect((await fetchTrends()).place_pending).toBeUndefined();
  });

  it('prefers what the request says to the stored profile', async () => {
    const trends = await fetchTrends({ user_profile: { location: 'Nowhereville', personality: ['Bold'] } });
    expect(trends.place).toEqual({ name: 'Nowhereville', unknown: true });
    const men = await fetchTrends({ user_profile: {}, filters: { gender: ['Men'] } });
    const idsForWomen = new Set(ITEMS.filter(({ genders }) => genders.join() === 'Women').map(({ id }) => id));
    expect(men.suggested_items.filter(({ id }) => idsForWomen.has(id))).toEqual([]);
  });

  it.each([
    ['a visitor', {}, 401],
    ['another shopper', { user_id: 'ben' }, 403],
    ['a broken profile', { user_profile: { location: 'x'.repeat(201) } }, 400],
    ['no profile', { user_profile: undefined }, 400],
  ])('refuses %s', async (name, body, status) => {
    const request = { user_id: 'anna', user_profile: {}, ...body };
    const answer = await backend.post(PATH, request, name === 'a visitor' ? {} : headers);
    expect(answer.statusCode).toBe(status);
  });

  it('answers for a time zone that does not exist', async () => {
    const { outfit_for_the_day: daily } = await fetchTrends({ time_zone: 'Mars/Olympus' });
    expect(daily.intro).toContain('Monday');
  });
});
