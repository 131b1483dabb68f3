import { Agent } from 'node:http';
import { ITEM_COUNT, readMemory, post, readProcessorMs, startLargeBackend } from './support/largeBackend.ts';
import type { LargeBackend } from './support/largeBackend.ts';

/**
 * Measures concurrent conversations with the embedded stylist, with a large catalogue and real HTTP. A turn's time is
 * from the message to the reply: translate, retrieve and rank.
 */
const CLIENT_COUNT = 8;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 10_000;
const CONVERSATIONS = [
  [
    'a garden wedding in June, nothing floral, up to 250',
    'cheaper',
    'more like the second one but in green',
    'which of them come in M?',
  ],
  ['navy linen blazer', 'not double-breasted', 'what goes with the first?', 'under 150'],
  ['something warm for winter', 'for my mother', 'in wool', 'not grey'],
  ['a black dress', 'less formal', 'forget the black', 'what is the second one made of?'],
];

interface TranslateResponse {
  readonly chat_id: string;
  readonly user_message_id: string;
  readonly refined_query: string;
  readonly title: string;
  readonly updated_filters: object | null;
}
interface RetrieveResponse {
  readonly quick_picks: readonly { id: string }[];
  readonly top_picks: readonly { id: string }[];
}
interface StageTimes {
  readonly translate: number[];
  readonly retrieve: number[];
  readonly rank: number[];
  readonly turn: number[];
}

const listIds = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Measures one call. Parses the answer after the measurement, for the next request. */
async function timeCall(
  backend: LargeBackend,
  path: string,
  body: object,
  agent: Agent,
): Promise<{ durationMs: number; answer: unknown }> {
  const startedAt = performance.now();
  const bytes = await post(backend, path, body, agent, false);
  return { durationMs: performance.now() - startedAt, answer: JSON.parse(bytes.toString()) };
}

async function runTurn(
  backend: LargeBackend,
  query: string,
  previousTranslation: TranslateResponse | null,
  agent: Agent,
  times: StageTimes,
): Promise<TranslateResponse> {
  const filters = previousTranslation?.updated_filters ?? {};
  const translateCall = await timeCall(
    backend,
    '/api/chat/translate',
    { query, filters, chat_id: previousTranslation?.chat_id ?? null },
    agent,
  );
  const translated = translateCall.answer as TranslateResponse;
  const currentFilters = translated.updated_filters ?? filters;
  const { chat_id, refined_query, user_message_id } = translated;
  const commonFields = { chat_id, refined_query, user_message_id, filters: currentFilters };
  const retrieveCall = await timeCall(backend, '/api/chat/retrieve', commonFields, agent);
  const retrieved = retrieveCall.answer as RetrieveResponse;
  const rankCall = await timeCall(
    backend,
    '/api/chat/rank',
    {
      ...commonFields,
      query,
      quick_picks_ids: listIds(retrieved.quick_picks),
      top_picks_ids: listIds(retrieved.top_picks),
      title: translated.title,
    },
    agent,
  );
  times.translate.push(translateCall.durationMs);
  times.retrieve.push(retrieveCall.durationMs);
  times.rank.push(rankCall.durationMs);
  times.turn.push(translateCall.durationMs + retrieveCall.durationMs + rankCall.durationMs);
  return { ...translated, updated_filters: currentFilters };
}

async function runClient(backend: LargeBackend, firstTurn: number, endsAt: number, times: StageTimes): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let i = firstTurn; performance.now() < endsAt; i += 1) {
    let previousTurn: TranslateResponse | null = null;
    for (const words of CONVERSATIONS[i % CONVERSATIONS.length]!)
      previousTurn = await runTurn(backend, words, previousTurn, agent, times);
  }
  agent.destroy();
}

async function runConversations(backend: LargeBackend, ms: number, clients = CLIENT_COUNT): Promise<StageTimes> {
  const times: StageTimes = { translate: [], retrieve: [], rank: [], turn: [] };
  const endsAt = performance.now() + ms;
  await Promise.all(Array.from({ length: clients }, (_, i) => runClient(backend, i, endsAt, times)));
  return times;
}

const percentile = (times: readonly number[], share: number): string => {
  const sortedTimes = times.toSorted((a, b) => a - b);
  return `${(sortedTimes[Math.floor(sortedTimes.length * share)] ?? 0).toFixed(0)} ms`;
};

const backend = await startLargeBackend();
try {
  await runConversations(backend, WARM_UP_MS);
  const singleClientTimes = await runConversations(backend, WARM_UP_MS, 1);
  const processorBefore = await readProcessorMs(backend.pid);
  const times = await runConversations(backend, MEASURED_MS);
  const processorPerTurn = ((await readProcessorMs(backend.pid)) - processorBefore) / times.turn.length;
  const { currentMegabytes } = await readMemory(backend.pid);
  console.log(`${ITEM_COUNT} items, ${CLIENT_COUNT} conversations at once, ${times.turn.length} turns`);
  console.table({
    ...Object.fromEntries(
      (['translate', 'retrieve', 'rank'] as const).map((stage) => [
        stage,
        {
          p50: percentile(times[stage], 0.5),
          p95: percentile(times[stage], 0.95),
          p99: percentile(times[stage], 0.99),
          goal: '',
        },
      ]),
    ),
    together: {
      p50: percentile(times.turn, 0.5),
      p95: percentile(times.turn, 0.95),
      p99: percentile(times.turn, 0.99),
      goal: 'p95 150 ms',
    },
    'together, one conversation': {
      p50: percentile(singleClientTimes.turn, 0.5),
      p95: percentile(singleClientTimes.turn, 0.95),
      p99: percentile(singleClientTimes.turn, 0.99),
      goal: '',
    },
  });
  console.log(
    `Processor time a turn ${processorPerTurn.toFixed(1)} ms; memory afterwards ${currentMegabytes.toFixed(0)} MB.`,
  );
} finally {
  await backend.stop();
}
