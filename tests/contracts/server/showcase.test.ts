import { afterEach, describe, expect, it } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/HttpClient.ts';
import { HttpShowcaseSearches } from '../../../src/adapters/http/HttpShowcaseSearches.ts';
import { ManualClock } from '../../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../../src/adapters/memory/RecordingLogger.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { ShowcaseSearch } from '../../../server/application/search/ShowcaseSearch.ts';
import { showcaseRoutes } from '../../../server/http/routes/showcase.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';

const PATH = '/api/showcase/search';

describe('the search of the public website', () => {
  let backend: BackendUnderTest | undefined;
  afterEach(async () => {
    await backend?.app.close();
    backend = undefined;
  });
  async function start(searchesPerMinute?: number): Promise<BackendUnderTest> {
    const store = new InMemoryStore();
    const showcase = new ShowcaseSearch(new CatalogueOrderEngine(store.catalogue));
    backend = await BackendUnderTest.start({ store, modules: [showcaseRoutes(showcase, searchesPerMinute)] });
    return backend;
  }

  it('answers anybody, through the adapter of the client', async () => {
    const { app } = await start();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new HttpClient({ baseUrl: origin, clock: new ManualClock(0), logger: new RecordingLogger() });
    const result = await new HttpShowcaseSearches(client).search('linen');
    expect(result.query).toBe('linen');
    expect(result.items.map(({ id }) => id).toSorted()).toEqual(['blazer', 'coat', 'tee']);
  });

  it('stores nothing, even if a shopper is signed in', async () => {
    const { store, post, signIn } = createAddress(await start());
    const cookie = await signIn('anna');
    expect((await post(PATH, { query: 'linen' }, cookie)).statusCode).toBe(200);
    expect(await store.searches.listRecent('anna', 10)).toEqual([]);
  });

  it.each([[{}], [{ query: '' }], [{ query: '   ' }], [{ query: 'x'.repeat(161) }], [{ query: 7 }]])(
    'refuses %j',
    async (body) => {
      const { post } = createAddress(await start());
      expect((await post(PATH, body)).statusCode).toBe(400);
    },
  );

  it('limits an address that searches too often', async () => {
    const { post } = createAddress(await start(2));
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(PATH, { query: 'linen' })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refusedResponse = await post(PATH, { query: 'linen' });
    expect(Number(refusedResponse.headers['retry-after'])).toBeGreaterThan(0);
  });
});

function createAddress(backend: BackendUnderTest) {
  return {
    store: backend.store,
    post: backend.post.bind(backend),
    signIn: backend.signIn.bind(backend),
  };
}
