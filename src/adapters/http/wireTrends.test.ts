import { expect, it } from 'vitest';
import { Trends } from '../../../contract/trends.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { toTrends } from './wireTrends.ts';
import { toTrendsBody } from './wireTrendsBody.ts';

/** An answer with only the fields of the specification. */
const SPEC_ANSWER = {
  glamour_trends: [{ trend: 'Opera night', description: 'Velvet, and a long glove.' }],
  outfits: [
    { name: 'The long walk', items: [{ item_id: 'coat', name: 'Coat', short_description: 'A coat', images: [] }] },
  ],
  outfit_for_the_day: {
    intro: 'Wool before the frost',
    outfit: { items: [{ name: 'Scarf', short_description: 'A scarf', images: ['/media/scarf.avif', ''] }] },
    recommendations: 'Tuck it in.',
  },
  trending_searches: { search: ['wool coat'] },
  suggested_items: [],
  timestamp: '2025-09-02T12:00:00Z',
};

it('reads an answer that has only the fields of the specification', () => {
  const trends = toTrends(Trends.parse(SPEC_ANSWER), 'https://shop.example');
  expect(trends.glamourTrends).toEqual([
    { trend: 'Opera night', description: 'Velvet, and a long glove.', query: 'Opera night', imageUrls: [] },
  ]);
  expect(trends.outfits[0]).toMatchObject({ name: 'The long walk', reason: '', pieces: [{ itemId: 'coat' }] });
  expect(trends.dailyOutfit).toMatchObject({
    title: '',
    intro: 'Wool before the frost',
    recommendations: 'Tuck it in.',
  });
  expect(trends.dailyOutfit.pieces).toEqual([
    {
      itemId: null,
      name: 'Scarf',
      shortDescription: 'A scarf',
      imageUrls: ['https://shop.example/media/scarf.avif'],
      price: null,
    },
  ]);
  expect(trends).toMatchObject({ trendingSearches: ['wool coat'], searchesSource: null, picksReason: '', place: null });
  expect(trends.isPlacePending).toBe(false);
});

it('reads that the place could not be looked up', () => {
  expect(toTrends(Trends.parse({ ...SPEC_ANSWER, place_pending: true }), '').isPlacePending).toBe(true);
});

it.each([
  [
    { name: 'Oslo', season: 'winter', weather: 'cold' },
    { name: 'Oslo', season: 'winter', weather: 'cold' },
  ],
  [
    { name: 'Atlantis', unknown: true },
    { name: 'Atlantis', season: null, weather: null },
  ],
])('reads the place %j', (place, expected) => {
  expect(toTrends(Trends.parse({ ...SPEC_ANSWER, place }), '').place).toEqual(expected);
});

it('sends preferences, location, personality and notes of the user, the filters and the time zone', () => {
  const preferences = { ...NO_PREFERENCES, location: 'Oslo', personality: ['Bold'], userNotes: 'No wool.' };
  expect(toTrendsBody({ userId: 'ada', preferences, filters: NO_FILTERS, timeZone: 'Europe/Oslo' })).toMatchObject({
    user_id: 'ada',
    user_profile: {
      preferences: { location: 'Oslo' },
      location: 'Oslo',
      personality: ['Bold'],
      user_notes: 'No wool.',
    },
    filters: NO_FILTERS,
    time_zone: 'Europe/Oslo',
  });
});
