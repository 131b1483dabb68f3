import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import { AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import { SearchHistory } from './SearchHistory.ts';
import { SearchService } from './SearchService.ts';

const NOW = Date.UTC(2026, 10, 23);
const SHOPPERS = ['a', 'b', 'c', 'd', 'e'];
/** The same wish in the words of five shoppers. The additional words must never be shown. */
const QUERIES = ['red dress', 'RED  dress', 'dress in red', 'a red dress for Anna', 'red dress, 12 Oak Lane'];

async function createFixture() {
  const store = new InMemoryStore();
  const attachmentLoader = new AttachmentLoader(store.catalogue, store.attachments);
  let lastId = 0;
  const secrets = { createId: () => `search-${++lastId}`, createToken: () => 'token' };
  const engine = await createEngine(createSyntheticCatalogue(120));
  const log = { warn: () => undefined };
  const service = new SearchService(engine, store, attachmentLoader, { now: () => NOW }, secrets, log);
  const history = new SearchHistory(store, store.catalogue, attachmentLoader, { run: async () => undefined });
  const search = (userId: string, query: string) =>
    service.search(
      { userId, query, filters: NO_FILTERS, filtersAreFinal: false, attachments: [] },
      new AbortController().signal,
    );
  return { store, search, history };
}

describe('the topics of searches', () => {
  it('are counted for five shoppers who asked for one thing in their own words', async () => {
    const { store, search, history } = await createFixture();
    for (const [index, query] of QUERIES.slice(0, 4).entries()) await search(SHOPPERS[index]!, query);
    expect(await store.trendSignals.listPopularTopics(NOW)).toEqual([]);
    await search('e', QUERIES[4]!);
    const keys = (await store.trendSignals.listPopularTopics(NOW)).map(({ key }) => key);
    expect(keys).toEqual(['kind=dress', 'kind=dress;color=Red']);
    await history.removeAll('e');
    expect(await store.trendSignals.listPopularTopics(NOW)).toEqual([]);
  });
});
