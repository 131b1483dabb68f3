import { GazetteerGeocoder } from '../server/adapters/geocoding/GazetteerGeocoder.ts';

/**
 * Measures the embedded gazetteer: suggestions for each typed letter of a name, and the place at a position. Times
 * include the way to the worker thread and back.
 */
const GOAL_MS = 20;
const ROUND_COUNT = 20;
const NAMES = [
  'Oslo',
  'Munich',
  'München',
  'San Francisco',
  'Saint-Étienne',
  '東京',
  'Москва',
  'Llanfairpwllgwyngyll',
  'New York',
  'Singapore',
  'Sydney',
  'Atlantis',
];
const POSITIONS = [
  [59.91, 10.75],
  [-33.87, 151.21],
  [1.29, 103.85],
  [40.71, -74.01],
  [-48.88, -123.39],
] as const;

const geocoder = new GazetteerGeocoder();
const { signal } = new AbortController();

async function measureMs(lookUpPlace: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await lookUpPlace();
  return performance.now() - startedAt;
}

function getPercentile(times: readonly number[], share: number): string {
  const sortedTimes = times.toSorted((a, b) => a - b);
  return `${sortedTimes[Math.floor(sortedTimes.length * share)]!.toFixed(1)} ms`;
}

try {
  const firstMs = await measureMs(() => geocoder.suggest('Oslo', signal));
  const suggestTimes: number[] = [];
  const reverseTimes: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    for (const name of NAMES) {
      for (let length = 1; length <= name.length; length += 1) {
        suggestTimes.push(await measureMs(() => geocoder.suggest(name.slice(0, length), signal)));
      }
    }
    for (const [latitude, longitude] of POSITIONS) {
      reverseTimes.push(await measureMs(() => geocoder.placeAt(latitude, longitude, signal)));
    }
  }
  const goal = `${GOAL_MS} ms`;
  console.table({
    'first lookup, which loads the places': { figure: `${(firstMs / 1_000).toFixed(1)} s`, goal: '' },
    'suggestions p50': { figure: getPercentile(suggestTimes, 0.5), goal: '' },
    'suggestions p95': { figure: getPercentile(suggestTimes, 0.95), goal },
    'suggestions p99': { figure: getPercentile(suggestTimes, 0.99), goal: '' },
    'place at a position p95': { figure: getPercentile(reverseTimes, 0.95), goal },
  });
} finally {
  await geocoder.close();
}
