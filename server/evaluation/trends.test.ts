import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../tests/support/searchEngine.ts';
import { DAY_MS, MONDAY_NOON, TrendsFixture } from '../../tests/support/trendsFixture.ts';
import { readDemoCatalogue } from '../adapters/files/DemoCatalogueFile.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import { ALL_STORIES } from '../domain/trends/chooseStories.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';

const DAY_COUNT = 30;
const SHOPPERS = [
  [
    'a woman in Oslo',
    { genderPreference: ['Women'], sizePreference: ['M'], stylePreference: ['Chic'], location: 'Oslo' },
  ],
  [
    'a man in Sydney',
    { genderPreference: ['Men'], sizePreference: ['L'], stylePreference: ['Classic'], location: 'Sydney' },
  ],
  ['somebody in Singapore', { location: 'Singapore' }],
  ['somebody anywhere', {}],
] as const;

let items: readonly CatalogueItem[];
let engine: SearchEngine;
let trendsFixture: TrendsFixture;

beforeAll(async () => {
  items = await readDemoCatalogue(new URL('../assets/catalogue/catalogue.json', import.meta.url));
  engine = await createEngine(items);
});
beforeEach(async () => {
  trendsFixture = await TrendsFixture.create(items, engine);
});

describe.each(SHOPPERS)('30 days of %s', (_name, preferences) => {
  it('have outfits that are complete and never have the same lead twice', async () => {
    const headlines: string[] = [];
    const outfits = new Set<string>();
    const firstPieces = new Set<string | undefined>();
    for (let day = 0; day < DAY_COUNT; day++) {
      trendsFixture.now = MONDAY_NOON + day * DAY_MS;
      const { dailyOutfit } = await trendsFixture.compose('anna', preferences);
      const slots = dailyOutfit.items.map(({ kind }) => kind);
      expect(dailyOutfit.items.length, dailyOutfit.id).toBeGreaterThanOrEqual(2);
      expect(new Set(slots).size).toBe(slots.length);
      expect(dailyOutfit.reason).toMatch(/^Put together .*\.$/u);
      expect(dailyOutfit.intro).not.toMatch(/[{}]/u);
      outfits.add(dailyOutfit.id);
      firstPieces.add(dailyOutfit.items[0]?.id);
      headlines.push(dailyOutfit.name);
    }
    const dailyLeads = await trendsFixture.store.dailyLeads.list('anna', '2026-01-01');
    expect(dailyLeads).toHaveLength(DAY_COUNT);
    expect(new Set(dailyLeads.map(({ itemId }) => itemId)).size).toBe(DAY_COUNT);
    expect(firstPieces.size).toBe(DAY_COUNT);
    expect(outfits.size).toBe(DAY_COUNT);
    expect(new Set(headlines).size).toBe(DAY_COUNT);
  });

  it('repeat little within a page and from a day to the next', async () => {
    let earlierIds: readonly string[] = [];
    let earlierPicture: string | undefined;
    let repeatedCount = 0;
    for (let day = 0; day < 7; day++) {
      trendsFixture.now = MONDAY_NOON + day * DAY_MS;
      const { dailyOutfit, outfits, suggestions, tiles } = await trendsFixture.compose('anna', preferences);
      const ids = dailyOutfit.items.map(({ id }) => id);
      const leadIds = outfits.flatMap(({ items: [lead] }) => lead?.id ?? []);
      expect(suggestions.filter(({ id }) => ids.includes(id) || leadIds.includes(id))).toEqual([]);
      for (const outfit of outfits)
        expect(outfit.items.filter(({ id }) => ids.includes(id)).length, outfit.id).toBeLessThan(3);
      expect(tiles[0]?.pictureUrls[0]).not.toBe(earlierPicture);
      repeatedCount += ids.filter((id) => earlierIds.includes(id)).length;
      [earlierIds, earlierPicture] = [ids, tiles[0]?.pictureUrls[0]];
    }
    expect(repeatedCount).toBeLessThan(7);
  });

  it('have six tiles a day, no headline twice in a row, and searches that find 12 pieces', async () => {
    let earlierHeadlines: readonly string[] = [];
    for (let day = 0; day < 7; day++) {
      trendsFixture.now = MONDAY_NOON + day * DAY_MS;
      const { tiles, searches, searchSource } = await trendsFixture.compose('anna', preferences);
      const headlines = tiles.map(({ headline }) => headline);
      expect(new Set(headlines).size).toBe(6);
      expect(headlines.filter((headline) => earlierHeadlines.includes(headline))).toEqual([]);
      expect(tiles.every(({ pictureUrls }) => pictureUrls.length >= 3)).toBe(true);
      expect(searchSource).toBe('catalogue');
      expect(new Set(searches).size).toBe(8);
      for (const query of searches) {
        const foundItems = await searchAll(engine, query);
        expect(foundItems.items.length, query).toBeGreaterThanOrEqual(12);
        expect(foundItems.relaxations, query).toEqual([]);
      }
      earlierHeadlines = headlines;
    }
  });
});

describe('the stories', () => {
  it.each(ALL_STORIES)('find at least 12 pieces: $id', async ({ query, gender }) => {
    const filters = { ...NO_FILTERS, gender: gender === undefined ? [] : [gender] };
    const { items: foundItems, relaxations } = await searchAll(engine, query, filters);
    expect(foundItems.length).toBeGreaterThanOrEqual(12);
    expect(relaxations).toEqual([]);
  });
});
