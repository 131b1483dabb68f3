import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrendsSource } from '../../../src/application/ports/TrendsSource.ts';
import { NO_PREFERENCES, type Preferences } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Trends } from '../../../src/domain/trends/Trends.ts';
import { abortedSignal } from './refusal.ts';

/** A shopper, and a catalogue with an outfit. */
export interface TrendsSourceUnderTest {
  readonly userId: string;
  readonly source: TrendsSource;
  readonly itemIds: readonly string[];
  stop(): Promise<unknown>;
}

export function describeTrendsSourcePort(name: string, createTrendsSource: () => Promise<TrendsSourceUnderTest>): void {
  describe(`TrendsSource on ${name}`, () => {
    let fixture: TrendsSourceUnderTest;
    beforeEach(async () => {
      fixture = await createTrendsSource();
    });
    afterEach(() => fixture.stop());

    const request = (preferences: Partial<Preferences> = {}) => ({
      userId: fixture.userId,
      preferences: { ...NO_PREFERENCES, ...preferences },
      filters: NO_FILTERS,
      timeZone: 'Europe/Oslo',
    });
    const listOutfits = ({ dailyOutfit, outfits }: Trends) => [dailyOutfit, ...outfits];

    it('composes outfits of items of the catalogue, no item twice in one outfit', async () => {
      const trends = await fixture.source.getTrends(request());
      for (const { pieces } of listOutfits(trends)) {
        const ids = pieces.map(({ itemId }) => itemId);
        expect(fixture.itemIds).toEqual(expect.arrayContaining(ids));
        expect(new Set(ids).size).toBe(ids.length);
      }
      expect(Number.isNaN(Date.parse(trends.timestamp))).toBe(false);
    });

    it('suggests complete items, each once', async () => {
      const { suggestedItems } = await fixture.source.getTrends(request());
      const ids = suggestedItems.map(({ id }) => id);
      expect(fixture.itemIds).toEqual(expect.arrayContaining(ids));
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of suggestedItems) expect(item.images.length).toBeGreaterThan(0);
    });

    it('gives each event and each trending search the words of a search', async () => {
      const { glamourTrends, trendingSearches } = await fixture.source.getTrends(request());
      const queries = [...glamourTrends.map(({ query }) => query), ...trendingSearches];
      for (const query of queries) expect(query.trim()).not.toBe('');
    });

    it('says nothing of a place without a location, and names a place that it does not know', async () => {
      expect((await fixture.source.getTrends(request())).place).toBeNull();
      const { place } = await fixture.source.getTrends(request({ location: 'Atlantis below the sea' }));
      expect(place).toEqual({ name: 'Atlantis below the sea', season: null, weather: null });
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      await expect(fixture.source.getTrends(request(), signal)).rejects.toBe(reason);
    });
  });
}
