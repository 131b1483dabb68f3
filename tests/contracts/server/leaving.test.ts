import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import type { EngineQuery, EngineResult } from '../../../server/application/ports/SearchEngine.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';

/** Node 20 has no `Promise.withResolvers`. */
function createDeferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** An engine whose search ends when the test resumes it or the caller aborts. */
class PausedEngine extends CatalogueOrderEngine {
  readonly searchBegun = createDeferred<AbortSignal>();
  readonly searchReleased = createDeferred<void>();

  override async search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult> {
    this.searchBegun.resolve(signal!);
    await Promise.race([this.searchReleased.promise, once(signal!, 'abort')]);
    signal!.throwIfAborted();
    return super.search(query);
  }

  override async completeTheLook(
    itemId: string,
    filters: unknown,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    this.searchBegun.resolve(signal!);
    await once(signal!, 'abort');
    return super.completeTheLook(itemId, filters, limit);
  }
}

describe('a client over a real connection', () => {
  let backend: BackendUnderTest;
  let engine: PausedEngine;
  let log: PassThrough;
  let cookie: string;
  let origin: string;
  let post: (path: string, body: object, signal?: AbortSignal) => Promise<Response>;
  const ask = (signal?: AbortSignal) => post('/api/search', { user_id: 'anna', query: 'tee' }, signal);

  beforeEach(async () => {
    const store = new InMemoryStore();
    engine = new PausedEngine(store.catalogue);
    log = new PassThrough();
    backend = await BackendUnderTest.start({ store, engine }, { logger: { level: 'warn', stream: log } });
    ({ cookie } = await backend.signIn('anna'));
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    post = (path, body, signal) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
  });
  afterEach(() => backend.stop());

  it('that waits gets the response', async () => {
    const answer = ask();
    const signal = await engine.searchBegun.promise;
    engine.searchReleased.resolve();
    expect((await answer).status).toBe(200);
    expect(signal.aborted).toBe(false);
  });

  it('that disconnects stops the work, stores nothing and is not logged as a failure', async () => {
    const leavingController = new AbortController();
    const answer = ask(leavingController.signal);
    const signal = await engine.searchBegun.promise;
    leavingController.abort();
    await expect(answer).rejects.toThrow();
    if (!signal.aborted) await once(signal, 'abort');
    await backend.stop();
    expect(await backend.store.searches.listRecent('anna', 10)).toEqual([]);
    expect(log.read()).toBeNull();
  });

  it('that disconnects during suggestions stops them too', async () => {
    const leavingController = new AbortController();
    const body = { user_id: 'anna', id: 'tee', id_type: 'completeTheLook' };
    const answer = post('/api/item/similar', body, leavingController.signal);
    const signal = await engine.searchBegun.promise;
    leavingController.abort();
    await expect(answer).rejects.toThrow();
    if (!signal.aborted) await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  });

  it('that breaks a download off is not answered a second time', async () => {
    // More bytes than a connection buffers, even when compressed.
    const fields = {
      userId: 'anna',
      filters: NO_FILTERS,
      attachments: [],
      itemIds: [],
      deepPicks: [],
      relaxations: [],
    };
    for (let index = 0; index < 400; index += 1) {
      const query = randomBytes(48_000).toString('base64');
      await backend.store.searches.save({ ...fields, id: `s${index}`, query, correctedQuery: null, at: index });
    }
    const closing = once(backend.app.server, 'request').then(([, response]) =>
      once(response as ServerResponse, 'close'),
    );
    const leavingController = new AbortController();
    const response = await fetch(`${origin}/api/user/anna/export`, {
      headers: { cookie },
      signal: leavingController.signal,
    });
    const reader = response.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    leavingController.abort();
    await expect(reader.read()).rejects.toThrow();
    await closing;
    await setImmediate();
    expect(String(log.read() ?? '')).toBe('');
  });
});
