import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createEngines } from '../../support/FakeTryOnEngine.ts';
import { HeldTryOnEngine } from '../../support/HeldTryOnEngine.ts';

const MAX_WAITING = 2;
const SHOPPERS = ['anna', 'ben', 'cara', 'dora'] as const;
type Shopper = (typeof SHOPPERS)[number];

describe('the queue of the fitting room, over real connections', () => {
  let backend: BackendUnderTest;
  let engine: HeldTryOnEngine;
  let origin: string;
  const cookies = new Map<string, string>();

  beforeEach(async () => {
    engine = new HeldTryOnEngine();
    backend = await BackendUnderTest.start({ tryOnEngines: createEngines(engine, MAX_WAITING) });
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    for (const id of SHOPPERS) cookies.set(id, (await backend.signIn(id)).cookie);
  });
  afterEach(() => backend.stop());

  function postTryOn(user: Shopper, signal?: AbortSignal): Promise<Response> {
    const body = new FormData();
    const garment = { id: 'tee', collection: null, url: null, website: null };
    const metadata = {
      user_id: user,
      category: 'top',
      context: 'fitting_room',
      context_id: null,
      top: garment,
      bottom: null,
      full_body: null,
      pose: { id: 'tall', type: 'figure' },
      retry: false,
      retry_prev_id: null,
      retry_iteration: 0,
      request_id: `of-${user}`,
    };
    body.set('metadata', JSON.stringify(metadata));
    const headers = { cookie: cookies.get(user)! };
    return fetch(`${origin}/api/tryon`, { method: 'POST', headers, body, ...(signal && { signal }) });
  }
  const fetchPlace = (user: Shopper, owner: Shopper = user) =>
    fetch(`${origin}/api/tryon/waiting/of-${owner}`, { headers: { cookie: cookies.get(user)! } });
  const waitForPlace = (user: Shopper, expected: object) =>
    vi.waitFor(async () => expect(await (await fetchPlace(user)).json()).toMatchObject(expected));

  it('tells each shopper the place of their own requests only', async () => {
    const firstAnswer = postTryOn('anna');
    await waitForPlace('anna', { place: 0, of: 0, seconds: 1 });
    const secondAnswer = postTryOn('ben');
    await waitForPlace('ben', { place: 1, of: 1, seconds: 2 });
    expect((await fetchPlace('anna', 'ben')).status).toBe(404);
    engine.finish();
    expect((await firstAnswer).status).toBe(200);
    await waitForPlace('ben', { place: 0 });
    engine.finish();
    expect((await secondAnswer).status).toBe(200);
    expect((await fetchPlace('ben')).status).toBe(404);
  });

  it('answers 503 with Retry-After when it is full, and frees the place of a shopper who leaves', async () => {
    void postTryOn('anna');
    await waitForPlace('anna', { place: 0 });
    const leavingController = new AbortController();
    const leftAnswer = postTryOn('ben', leavingController.signal);
    await waitForPlace('ben', { place: 1 });
    void postTryOn('cara');
    await waitForPlace('cara', { place: 2 });
    const fullAnswer = await postTryOn('dora');
    expect([fullAnswer.status, fullAnswer.headers.get('retry-after'), fullAnswer.headers.get('content-type')]).toEqual([
      503,
      '2',
      'application/problem+json; charset=utf-8',
    ]);
    leavingController.abort();
    await expect(leftAnswer).rejects.toThrow();
    await waitForPlace('cara', { place: 1 });
    const repeatedAnswer = postTryOn('dora');
    await waitForPlace('dora', { place: 2 });
    for (let picture = 0; picture < 3; picture += 1)
      await vi.waitFor(() => {
        expect(engine.heldCalls.madeArguments).toHaveLength(picture + 1);
        engine.finish();
      });
    expect((await repeatedAnswer).status).toBe(200);
  });

  it("estimates waiting times regardless of the machine's clock", async () => {
    const firstAnswer = postTryOn('anna');
    await waitForPlace('anna', { place: 0 });
    backend.time.now += 600_000;
    engine.finish();
    expect((await firstAnswer).status).toBe(200);
    const secondAnswer = postTryOn('anna');
    await waitForPlace('anna', { place: 0, seconds: 1 });
    const thirdResponse = postTryOn('ben');
    await waitForPlace('ben', { place: 1, seconds: 2 });
    for (const answer of [secondAnswer, thirdResponse]) {
      await vi.waitFor(() => engine.finish());
      expect((await answer).status).toBe(200);
    }
  });

  it('stops the picture of a shopper who leaves, and goes on with the next', async () => {
    const leavingController = new AbortController();
    const leftAnswer = postTryOn('anna', leavingController.signal);
    await waitForPlace('anna', { place: 0 });
    void postTryOn('ben');
    await waitForPlace('ben', { place: 1 });
    leavingController.abort();
    await expect(leftAnswer).rejects.toThrow();
    await waitForPlace('ben', { place: 0 });
    expect(engine.heldCalls.madeArguments[0]![1].aborted).toBe(true);
    expect(await backend.store.tryOns.listOf('anna')).toEqual([]);
    engine.finish();
  });
});
