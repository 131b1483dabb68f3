import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InMemoryCatalogue } from '../../../server/adapters/memory/InMemoryCatalogue.ts';
import { GuardedReader } from '../../../server/adapters/reading/GuardedReader.ts';
import { PlainReader } from '../../../server/adapters/reading/PlainReader.ts';
import { WorkerReader } from '../../../server/adapters/reading/WorkerReader.ts';
import { CatalogueSearchEngine } from '../../../server/application/search/CatalogueSearchEngine.ts';
import { InProcessCandidates } from '../../../server/adapters/search/InProcessCandidates.ts';
import { EmbeddedStylist } from '../../../server/adapters/stylist/EmbeddedStylist.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

/** Inputs that block the reader under test. The reader can interrupt a backtracking text but not a sleeping one. */
const BACKTRACKING_TEXT = `${'a'.repeat(40)} blue coat`;
const SLEEPING_TEXT = `${'z'.repeat(40)} blue coat`;
const MAX_RESPONSE_MS = 2_000;

const loggedDetails: Readonly<Record<string, unknown>>[] = [];
let reader: WorkerReader;
let backend: BackendUnderTest;
let headers: { cookie: string };

beforeAll(async () => {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [
    [
      createCatalogueItem({ id: 'coat', shortDescription: 'Blue Coat', kind: 'coat' }),
      createCatalogueItem({ id: 'tee' }),
    ],
  ]);
  const candidates = new InProcessCandidates(catalogue);
  reader = new WorkerReader({ entry: new URL('../../support/stuckReaderThread.mjs', import.meta.url) });
  await reader.sendLanguage(await candidates.view());
  const texts = new GuardedReader(reader, new PlainReader(), {
    warn: (details, message) => loggedDetails.push({ ...details, message }),
  });
  backend = await BackendUnderTest.start({
    engine: new CatalogueSearchEngine(candidates, texts),
    stylist: new EmbeddedStylist(candidates, texts),
  });
  headers = await backend.signIn('anna');
});
afterAll(async () => {
  await backend.stop();
  await reader.close();
});

const search = (query: string) => backend.post('/api/search', { user_id: 'anna', query }, headers);
const sendMessage = (query: string) => backend.post('/api/chat', { user_id: 'anna', query }, headers);

async function measureTime<T>(work: Promise<T>): Promise<{ readonly answer: T; readonly tookMs: number }> {
  const startedAt = performance.now();
  const answer = await work;
  return { answer, tookMs: performance.now() - startedAt };
}

it('goes on with the next text after a result that cannot be sent', async () => {
  loggedDetails.length = 0;
  expect((await sendMessage('unsendable')).statusCode).toBe(500);
  expect((await sendMessage('a blue coat')).statusCode).toBe(200);
  // If the thread had ended, the log would say so.
  expect(loggedDetails).toEqual([]);
});

describe.each([
  ['aborts by itself', BACKTRACKING_TEXT],
  ['must be terminated', SLEEPING_TEXT],
])('a text with which the parser %s', (_, text) => {
  it('is searched by its keywords, in time, and logged by its length alone', async () => {
    loggedDetails.length = 0;
    const { answer, tookMs } = await measureTime(search(text));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain('coat');
    expect(tookMs).toBeLessThan(MAX_RESPONSE_MS);
    expect(loggedDetails).toEqual([
      {
        length: text.length,
        cause: expect.any(String),
        message: 'A text was not parsed in time and is answered by its keywords',
      },
    ]);
    expect(JSON.stringify(loggedDetails)).not.toContain('coat');
  });

  it('is answered by the stylist in time', async () => {
    const { answer, tookMs } = await measureTime(sendMessage(text));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ reply: string }>().reply).not.toBe('');
    expect(tookMs).toBeLessThan(MAX_RESPONSE_MS * 1.5);
  });

  it('does not block other requests', async () => {
    const stuckSearch = measureTime(search(text));
    let longestWaitMs = 0;
    let lastTickAt = performance.now();
    const tickTimer = setInterval(() => {
      longestWaitMs = Math.max(longestWaitMs, performance.now() - lastTickAt);
      lastTickAt = performance.now();
    }, 10);
    const health = await measureTime(backend.call({ method: 'GET', url: '/api/health' }));
    const otherAnswer = await measureTime(search('blue coat'));
    await stuckSearch;
    clearInterval(tickTimer);
    expect(health.answer.statusCode).toBe(200);
    expect(health.tookMs).toBeLessThan(250);
    expect(otherAnswer.answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain('coat');
    expect(otherAnswer.tookMs).toBeLessThan(MAX_RESPONSE_MS);
    expect(longestWaitMs).toBeLessThan(400);
  });

  it('does not affect the reading of other texts', async () => {
    const { answer } = await measureTime(search('a coat, size M please'));
    // The new thread may still be loading, so repeat the request.
    await expect
      .poll(async () => (await search('a coat, size M please')).json<{ filters: { size: string[] } }>().filters.size, {
        timeout: 20_000,
      })
      .toEqual(['M']);
    expect(answer.statusCode).toBe(200);
  });
});
