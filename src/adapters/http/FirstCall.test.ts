import { expect, it } from 'vitest';
import { FirstCall } from './FirstCall.ts';

const body = (text: string): RequestInit => ({ method: 'POST', body: text });

function calling() {
  const calls: { readonly path: unknown; readonly signal: AbortSignal | null | undefined }[] = [];
  const first = new FirstCall((path, init) => {
    calls.push({ path, signal: init?.signal });
    return Promise.resolve(new Response(`answer ${calls.length}`));
  });
  return { first, calls };
}

it('returns the answer once to the first identical call, and a copy to the caller of `make`', async () => {
  const { first, calls } = calling();
  const copy = first.make('/api/search', body('red coat'));
  const taken = await first.fetch('/api/search', body('red coat'));
  expect([await (await copy).text(), await taken.text()]).toEqual(['answer 1', 'answer 1']);
  expect(await (await first.fetch('/api/search', body('red coat'))).text()).toBe('answer 2');
  expect(calls).toHaveLength(2);
});

it.each([
  ['other words', '/api/search', body('blue coat')],
  ['another address', '/api/item', body('red coat')],
  ['another method', '/api/search', { method: 'GET' }],
])('makes a call for %s, and keeps the answer for who is yet to come', async (_, path, init) => {
  const { first } = calling();
  void first.make('/api/search', body('red coat'));
  expect(await (await first.fetch(path, init)).text()).toBe('answer 2');
  expect(await (await first.fetch('/api/search', body('red coat'))).text()).toBe('answer 1');
});

it('aborts the call when its consumer aborts', () => {
  const { first, calls } = calling();
  void first.make('/api/search', body('red coat'));
  const taker = new AbortController();
  void first.fetch('/api/search', { ...body('red coat'), signal: taker.signal });
  taker.abort();
  expect(calls[0]?.signal?.aborted).toBe(true);
});

it('rejects for both on failure', async () => {
  const first = new FirstCall(() => Promise.reject(new TypeError('no network')));
  const copy = first.make('/api/search', body('red coat'));
  await expect(first.fetch('/api/search', body('red coat'))).rejects.toThrow('no network');
  await expect(copy).rejects.toThrow('no network');
});
