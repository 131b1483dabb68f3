import { getSearch, search } from '../../../contract/search.ts';
import { clearSearchHistory, deleteSearch, fetchSearchHistory } from '../../../contract/searchHistory.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { SearchHistory } from '../../application/search/SearchHistory.ts';
import type { SearchService } from '../../application/search/SearchService.ts';
import type { CallServer } from '../CallServer.ts';
import { attachmentToWire } from '../wire/searchToWire.ts';
import { writeSearch } from '../wire/writeSearch.ts';

export function serveSearch(calls: CallServer, searches: SearchService): void {
  calls.serve(search, async ({ body, userId, signal }) => {
    const { query, filters = NO_FILTERS, filters_are_final: filtersAreFinal, attachments } = body;
    return writeSearch(await searches.search({ userId, query, filters, filtersAreFinal, attachments }, signal));
  });
}

export function serveSearchHistory(calls: CallServer, history: SearchHistory): void {
  calls.serve(getSearch, async ({ params, userId }) => {
    const found = await history.stored(userId, params.id);
    return writeSearch(found, {
      query: found.search.query,
      attachments: found.search.attachments.map(attachmentToWire),
      timestamp: new Date(found.search.at).toISOString(),
    });
  });

  calls.serve(fetchSearchHistory, async ({ body, userId }) => {
    const recent = await history.recent(userId, body.limit);
    return { chats: recent.map(({ id, query, at }) => ({ id, query, timestamp: new Date(at).toISOString() })) };
  });

  calls.serve(deleteSearch, async ({ params, userId }) => {
    await history.remove(userId, params.id);
    return undefined;
  });

  calls.serve(clearSearchHistory, async ({ userId }) => {
    await history.removeAll(userId);
    return undefined;
  });
}
