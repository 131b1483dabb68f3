import { Agent } from 'node:http';
import { ITEMS, memory, post, processorMs, startLargeBackend } from './support/largeBackend.ts';
import type { LargeBackend } from './support/largeBackend.ts';

/**
 * Measures concurrent conversations with the embedded stylist over a large catalogue and real HTTP. A turn is the time
 * from sending a message to the reply: translate, retrieve and rank in sequence.
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

interface Understood {
  readonly chat_id: string;
  readonly user_message_id: string;
  readonly refined_query: string;
  readonly title: string;
  readonly updated_filters: object | null;
}
interface Found {
  readonly quick_picks: readonly { id: string }[];
  readonly top_picks: readonly { id: string }[];
}
interface Times {
  readonly translate: number[];
  readonly retrieve: number[];
  readonly rank: number[];
  readonly turn: number[];
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Measures one call. The answer is parsed after the measurement, since the next request needs its results. */
async function timed(
  backend: LargeBackend,
  path: string,
  body: object,
  agent: Agent,
): Promise<{ took: number; answer: unknown }> {
  const began = performance.now();
  const bytes = await post(backend, path, body, agent, false);
  return { took: performance.now() - began, answer: JSON.parse(bytes.toString()) };
}

async function turn(
  backend: LargeBackend,
  query: string,
  before: Understood | null,
  agent: Agent,
  times: Times,
): Promise<Understood> {
  const filters = before?.updated_filters ?? {};
  const first = await timed(
    backend,
    '/api/chat/translate',
    { query, filters, chat_id: before?.chat_id ?? null },
    agent,
  );
  const understood = first.answer as Understood;
  const standing = understood.updated_filters ?? filters;
  const { chat_id, refined_query, user_message_id } = understood;
  const common = { chat_id, refined_query, user_message_id, filters: standing };
  const second = await timed(backend, '/api/chat/retrieve', common, agent);
  const found = second.answer as Found;
  const third = await timed(
    backend,
    '/api/chat/rank',
    {
      ...common,
      query,
      quick_picks_ids: idsOf(found.quick_picks),
      top_picks_ids: idsOf(found.top_picks),
      title: understood.title,
    },
    agent,
  );
  times.translate.push(first.took);
  times.retrieve.push(second.took);
  times.rank.push(third.took);
  times.turn.push(first.took + second.took + third.took);
  return { ...understood, updated_filters: standing };
}

async function client(backend: LargeBackend, first: number, until: number, times: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let i = first; performance.now() < until; i += 1) {
    let before: Understood | null = null;
    for (const words of CONVERSATIONS[i % CONVERSATIONS.length]!)
      before = await turn(backend, words, before, agent, times);
  }
  agent.destroy();
}

async function talk(backend: LargeBackend, ms: number, clients = CLIENT_COUNT): Promise<Times> {
  const times: Times = { translate: [], retrieve: [], rank: [], turn: [] };
  const until = performance.now() + ms;
  await Promise.all(Array.from({ length: clients }, (_, i) => client(backend, i, until, times)));
  return times;
}

const percentile = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
};

const backend = await startLargeBackend();
try {
  await talk(backend, WARM_UP_MS);
  const alone = await talk(backend, WARM_UP_MS, 1);
  const before = await processorMs(backend.pid);
  const times = await talk(backend, MEASURED_MS);
  const perTurn = ((await processorMs(backend.pid)) - before) / times.turn.length;
  const { now } = await memory(backend.pid);
  console.log(`${ITEMS} items, ${CLIENT_COUNT} conversations at once, ${times.turn.length} turns`);
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
      p50: percentile(alone.turn, 0.5),
      p95: percentile(alone.turn, 0.95),
      p99: percentile(alone.turn, 0.99),
      goal: '',
    },
  });
  console.log(`Processor time a turn ${perTurn.toFixed(1)} ms; memory afterwards ${now.toFixed(0)} MB.`);
} finally {
  await backend.stop();
}
