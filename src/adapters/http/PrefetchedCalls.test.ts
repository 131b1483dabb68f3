import { expect, it } from 'vitest';
import { ManualClock } from '../memory/ManualClock.ts';
import { PrefetchedCalls } from './PrefetchedCalls.ts';

const SEARCH_URL = '/api/search';
const createBody = (text: string): RequestInit => ({ method: 'POST', body: text });

/** A backend that answers each call with the call's number; `statuses` are those of the first calls. */
function createPrefetchedCalls(...statuses: readonly number[]) {
  const calls: { readonly path: unknown; readonly signal: AbortSignal | null | undefined }[] = [];
  const clock = new ManualClock();
  const prefetched = new PrefetchedCalls(clock, (path, init) => {
    calls.push({ path, signal: init?.signal });
    return Promise.resolve(new Response(`answer ${calls.length}`, { status: statuses[calls.length - 1] ?? 200 }));
  });
  const fetchSearch = async (path: string, init: RequestInit) => (await prefetched.fetch(path, init)).text();
  return { clock, prefetched, calls, fetchSearch };
}

it('returns the answer once to the first identical call, and a copy to the caller of `start`', async () => {
  const { prefetched, calls, fetchSearch } = createPrefetchedCalls();
  const answerCopy = prefetched.start(SEARCH_URL, createBody('red coat'));
  expect([await fetchSearch(SEARCH_URL, createBody('red coat')), await (await answerCopy).text()]).toEqual([
    'answer 1',
    'answer 1',
  ]);
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 2');
  expect(calls).toHaveLength(2);
});

it('sends calls to other resources, and keeps the answer meanwhile', async () => {
  const { prefetched, fetchSearch } = createPrefetchedCalls();
  void prefetched.start(SEARCH_URL, createBody('red coat'));
  expect(await fetchSearch('/api/item', createBody('red coat'))).toBe('answer 2');
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 1');
});

it.each([
  ['another body', SEARCH_URL, createBody('blue coat')],
  ['another method', SEARCH_URL, { method: 'GET' }],
  ['another call to the same resource', `${SEARCH_URL}/history/search/one`, createBody('red coat')],
])('aborts and forgets the prefetch at a call with %s', async (_, path, init) => {
  const { prefetched, calls, fetchSearch } = createPrefetchedCalls();
  void prefetched.start(SEARCH_URL, createBody('red coat'));
  expect(await fetchSearch(path, init)).toBe('answer 2');
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 3');
});

it('treats the calls within the given scope as one resource', async () => {
  const { prefetched, calls, fetchSearch } = createPrefetchedCalls();
  void prefetched.start(`${SEARCH_URL}/history/search/one`, createBody('ada'), SEARCH_URL);
  expect(await fetchSearch(SEARCH_URL, createBody('blue coat'))).toBe('answer 2');
  expect(calls[0]?.signal?.aborted).toBe(true);
});

it('aborts the call when its consumer aborts', () => {
  const { prefetched, calls } = createPrefetchedCalls();
  void prefetched.start(SEARCH_URL, createBody('red coat'));
  const consumer = new AbortController();
  void prefetched.fetch(SEARCH_URL, { ...createBody('red coat'), signal: consumer.signal });
  consumer.abort();
  expect(calls[0]?.signal?.aborted).toBe(true);
});

it('does not keep a refusal, such as of an ended session, for a later call', async () => {
  const { prefetched, fetchSearch } = createPrefetchedCalls(401);
  await prefetched.start(SEARCH_URL, createBody('red coat'));
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 2');
});

it('reports a failure to both consumers, and to no later call', async () => {
  let isOnline = false;
  const prefetched = new PrefetchedCalls(new ManualClock(), () =>
    isOnline ? Promise.resolve(new Response('answer')) : Promise.reject(new TypeError('no network')),
  );
  const answerCopy = prefetched.start(SEARCH_URL, createBody('red coat'));
  await expect(prefetched.fetch(SEARCH_URL, createBody('red coat'))).rejects.toThrow('no network');
  await expect(answerCopy).rejects.toThrow('no network');
  await expect(prefetched.start(SEARCH_URL, createBody('red coat'))).rejects.toThrow('no network');
  isOnline = true;
  expect(await (await prefetched.fetch(SEARCH_URL, createBody('red coat'))).text()).toBe('answer');
});

it('keeps several answers, each for its own resource', async () => {
  const { prefetched, fetchSearch } = createPrefetchedCalls();
  void prefetched.start(SEARCH_URL, createBody('red coat'));
  void prefetched.start('/api/user/ada', { method: 'GET' });
  expect(await fetchSearch('/api/user/ada', { method: 'GET' })).toBe('answer 2');
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 1');
});

it('does not use an answer that was not asked for within 30 seconds', async () => {
  const { clock, prefetched, fetchSearch } = createPrefetchedCalls();
  void prefetched.start(SEARCH_URL, createBody('red coat'));
  clock.advance(30_000);
  expect(await fetchSearch(SEARCH_URL, createBody('red coat'))).toBe('answer 2');
});
