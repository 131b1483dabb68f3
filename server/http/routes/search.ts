import { getSearch, search } from '../../../contract/search.ts';
import { clearSearchHistory, deleteSearch, fetchSearchHistory } from '../../../contract/searchHistory.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { SearchHistory } from '../../application/search/SearchHistory.ts';
import type { SearchService } from '../../application/search/SearchService.ts';
import type { CallServer } from '../CallServer.ts';
import { attachmentToWire, searchSummaryToWire } from '../wire/searchToWire.ts';
import { writeSearch } from '../wire/writeSearch.ts';

export function serveSearch(calls: CallServer, searches: SearchService): void {
  calls.serve(search, async ({ body, userId, signal }) => {
    const {
      query,
      filters = NO_FILTERS,
      filters_are_final: filtersAreFinal,
      attachments,
      removed_words: removedWords,
    } = body;
    return writeSearch(
      await searches.search(
        { userId, query, filters, filtersAreFinal, attachments, ...(removedWords && { removedWords }) },
        signal,
      ),
    );
  });
}

export function serveSearchHistory(calls: CallServer, history: SearchHistory): void {
  calls.serve(getSearch, async ({ params, userId }) => {
    const storedSearch = await history.findStored(userId, params.id);
    return writeSearch(storedSearch, {
      query: storedSearch.search.query,
      attachments: storedSearch.search.attachments.map(attachmentToWire),
      timestamp: new Date(storedSearch.search.at).toISOString(),
    });
  });

  calls.serve(fetchSearchHistory, async ({ body, userId }) => {
    const recentSearches = await history.listRecent(userId, body.limit);
    return { chats: recentSearches.map(searchSummaryToWire) };
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
