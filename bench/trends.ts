import { Agent } from 'node:http';
import type { PostgresStore } from '../server/adapters/postgres/PostgresStore.ts';
import { ITEM_COUNT, readMemory, post, readProcessorMs, startLargeBackend } from './support/largeBackend.ts';
import type { LargeBackend } from './support/largeBackend.ts';

/**
 * Measures the trends over real HTTP on loopback, with a large catalogue and many shoppers' searches and wishlists.
 * Each call is for another profile.
 */
const SHOPPER_COUNT = 10_000;
const TOPICS_PER_SHOPPER = 12;
const SAVES_PER_SHOPPER = 10;
const CALL_COUNT = 200;
const WARM_UP_CALLS = 24;
/** Time for the backend's searches after its start. */
const SEARCH_AHEAD_MS = 60_000;
const GOAL_TEXT = '100 ms';

const CITIES = ['Oslo', 'Sydney', 'Singapore', 'London', 'Nairobi', 'Quito', 'Toronto', 'Madrid', 'Tokyo', 'Lima'];
const STYLES = ['Classic', 'Chic', 'Edgy', 'Minimalist', 'Vintage', 'Bohemian', 'Streetwear', 'Preppy'];
const GENDERS = [['Women'], ['Men'], []];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const KINDS = ['dress', 'coat', 'shirt', 'jeans', 'skirt', 'sweater', 'jacket', 'blazer', 'boots', 'shorts', 'suit'];
const COLORS = ['Black', 'White', 'Red', 'Blue', 'Green', 'Beige', 'Pink'];

const FILL_SQL = [
  `  INSERT INTO users (id, email, name, preferences)
    SELECT 'shopper ' || n, n || '@bench.test', '', '{}' FROM generate_series(1, ${SHOPPER_COUNT}) AS n`,
  `INSERT INTO search_signals (user_id, topic, searched_on)
    SELECT 'shopper ' || n, 'kind=' || (ARRAY['${KINDS.join("','")}'])[1 + (n * 7 + m * 3) % ${KINDS.length}]
        || ';color=' || (ARRAY['${COLORS.join("','")}'])[1 + (n + m) % ${COLORS.length}],
      current_date - (n + m) % 40
    FROM generate_series(1, ${SHOPPER_COUNT}) AS n, generate_series(1, ${TOPICS_PER_SHOPPER}) AS m
    ON CONFLICT DO NOTHING`,
  `INSERT INTO wishlists (user_id, item_id, added_at)
    SELECT 'shopper ' || n, ids[1 + (n * 31 + m * 97) % 900], now() - (n + m) % 40 * interval '1 day'
    FROM (SELECT array_agg(id) AS ids FROM (SELECT id FROM items LIMIT 900) AS few) AS listed,
      generate_series(1, ${SHOPPER_COUNT}) AS n, generate_series(1, ${SAVES_PER_SHOPPER}) AS m
    ON CONFLICT DO NOTHING`,
];

async function fillSignals(store: PostgresStore): Promise<void> {
  await store.database.transaction(async (sql) => {
    for (const statement of FILL_SQL) await sql.query(statement);
  }, 'none');
}

const pickValue = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;

function createProfile(index: number): object {
  return {
    preferences: {
      gender_preference: pickValue(GENDERS, index),
      size_preference: [pickValue(SIZES, index)],
      style_preference: [pickValue(STYLES, index), pickValue(STYLES, index * 3 + 1)],
      personality: ['Elegant'],
      user_notes: '',
      ai_tone: '',
      ai_tone_description: '',
      location: pickValue(CITIES, index),
    },
  };
}

/** The time of each call in milliseconds, from the request to the last byte of the answer. */
async function measureCalls(backend: LargeBackend, firstIndex: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let index = firstIndex; index < firstIndex + count; index++) {
    const startedAt = performance.now();
    await post(backend, '/api/search/trends', { user_profile: createProfile(index) }, agent);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return times;
}

const backend = await startLargeBackend(fillSignals);
try {
  const [firstMs = 0, ...warmUp] = await measureCalls(backend, 0, WARM_UP_CALLS);
  await new Promise((resolve) => setTimeout(resolve, SEARCH_AHEAD_MS));
  const processorBefore = await readProcessorMs(backend.pid);
  const times = (await measureCalls(backend, WARM_UP_CALLS, CALL_COUNT)).toSorted((a, b) => a - b);
  const processorPerCall = ((await readProcessorMs(backend.pid)) - processorBefore) / CALL_COUNT;
  const formatQuantile = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(0)} ms`;
  const { currentMegabytes } = await readMemory(backend.pid);
  console.table({
    'first call after the start': { figure: `${firstMs.toFixed(0)} ms`, goal: '' },
    'slowest of the next calls': { figure: `${Math.max(...warmUp).toFixed(0)} ms`, goal: '' },
    [`trends p50, ${ITEM_COUNT} items, ${SHOPPER_COUNT} shoppers`]: { figure: formatQuantile(0.5), goal: '' },
    'trends p95': { figure: formatQuantile(0.95), goal: GOAL_TEXT },
    'trends p99': { figure: formatQuantile(0.99), goal: '' },
    'processor time a call': { figure: `${processorPerCall.toFixed(1)} ms`, goal: '' },
    'memory afterwards': { figure: `${currentMegabytes.toFixed(0)} MB`, goal: '' },
  });
} finally {
  await backend.stop();
}
