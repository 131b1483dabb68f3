import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { startTestBackend } from '../tests/support/startBackend.ts';

/**
 * Measures drawn figures over real HTTP: the time of one try-on, with new garments and with known ones, and the latency
 * of other calls while four shoppers try things on without a pause. Client and backend share one process, so that
 * latencies include the client's own work.
 */
const SHOPPERS = 4;
const LOOKS = 24;
const MEASURED_MS = 10_000;
/** Pause between two of the other calls. */
const PAUSE_MS = 20;

const items = await readDemoCatalogue(new URL('../server/assets/catalogue/catalogue.json', import.meta.url));
const of = (category: string) => items.filter(({ tryOnCategory }) => tryOnCategory === category).map(({ id }) => id);
const [tops, bottoms] = [of('upper_body'), of('lower_body')];
const environment = { RATE_LIMIT_PER_SESSION: '1000000', RATE_LIMIT_PER_ADDRESS: '1000000' };
const backend = await startTestBackend({ environment });

type Shopper = Awaited<ReturnType<typeof backend.signInAs>>;

async function tryOn({ cookie, userId }: Shopper, look: number): Promise<number> {
  const garment = (ids: readonly string[]) => ({
    id: ids[look % ids.length]!,
    collection: null,
    url: null,
    website: null,
  });
  const body = new FormData();
  const metadata = {
    user_id: userId,
    category: 'top',
    context: 'bench',
    context_id: null,
    top: garment(tops),
    bottom: garment(bottoms),
    full_body: null,
    pose: { id: 'woman-slim.medium', type: 'figure' },
    retry: false,
    retry_prev_id: null,
    retry_iteration: 0,
  };
  body.set('metadata', JSON.stringify(metadata));
  return timed(`${backend.origin}/api/tryon`, { method: 'POST', headers: { cookie, origin: backend.origin }, body });
}

async function timed(url: string, init: RequestInit): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  return performance.now() - began;
}

interface Measured {
  readonly ms: number;
  /** Milliseconds of processor time in all threads. Unlike `ms`, hardly affected by other load on the machine. */
  readonly processor: number;
}

async function withProcessor(work: () => Promise<number>): Promise<Measured> {
  const before = process.cpuUsage();
  const ms = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms, processor: (user + system) / 1_000 };
}

async function otherCalls({ cookie, userId }: Shopper, until: number): Promise<number[]> {
  const headers = { cookie, origin: backend.origin };
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ user_id: userId, query: 'navy linen blazer', filters: {} });
  const times: number[] = [];
  for (let call = 0; performance.now() < until; call += 1) {
    const search = { method: 'POST', headers: json, body };
    times.push(
      await (call % 2 === 0
        ? timed(`${backend.origin}/api/search`, search)
        : timed(`${backend.origin}/api/pose/user/${userId}/kept`, { headers })),
    );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

const at = (times: readonly number[], share: number) =>
  `${times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(0)} ms`;

try {
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, place) => backend.signInAs(`bench-${place}@atelier.test`)),
  );
  const [anna] = shoppers as [Shopper, ...Shopper[]];
  const first = await tryOn(anna, 0);
  const fresh: Measured[] = [];
  const known: Measured[] = [];
  for (let look = 1; look <= LOOKS; look += 1) {
    fresh.push(await withProcessor(() => tryOn(anna, look)));
    known.push(await withProcessor(() => tryOn(anna, look)));
  }
  const alone = await otherCalls(anna, performance.now() + MEASURED_MS / 2);
  const until = performance.now() + MEASURED_MS;
  const others = otherCalls(anna, until);
  const made = await Promise.all(
    shoppers.map(async (shopper, place) => {
      let looks = 0;
      for (; performance.now() < until; looks += 1) await tryOn(shopper, looks * SHOPPERS + place);
      return looks;
    }),
  );
  const busy = await others;
  console.table({
    'first try-on, which starts the thread': { figure: `${first.toFixed(0)} ms`, goal: '' },
    'try-on in new garments, p50': {
      figure: at(
        fresh.map(({ ms }) => ms),
        0.5,
      ),
      goal: '300 ms',
    },
    'the same, processor time': {
      figure: at(
        fresh.map(({ processor }) => processor),
        0.5,
      ),
      goal: '',
    },
    'try-on in known garments, p50': {
      figure: at(
        known.map(({ ms }) => ms),
        0.5,
      ),
      goal: '300 ms',
    },
    'the same in processor time': {
      figure: at(
        known.map(({ processor }) => processor),
        0.5,
      ),
      goal: '',
    },
    'other calls alone, p95': { figure: at(alone, 0.95), goal: '' },
    [`other calls during ${SHOPPERS} try-ons, p95`]: { figure: at(busy, 0.95), goal: '100 ms' },
    'try-ons a second': {
      figure: (made.reduce((sum, looks) => sum + looks, 0) / (MEASURED_MS / 1_000)).toFixed(1),
      goal: '',
    },
  });
} finally {
  await backend.stop();
}
