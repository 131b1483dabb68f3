import { describe, expect, it } from 'vitest';
import { SearchHistoryEntry, SearchResponse } from '../../../contract/search.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { toHistoryEntry, toSearchResult } from './wireSearch.ts';

describe('a search from the wire', () => {
  it('needs an id, items and filters', () => {
    expect(toSearchResult(SearchResponse.parse({ search_id: 's', items: [], filters: {} }), '')).toEqual({
      searchId: 's', items: [], deepSearchItems: [], filters: NO_FILTERS, relaxations: [], correctedQuery: null,
    });
  });

  it.each([['query'], ['search_query'], ['title']])('finds the words of a history entry in %s', (name) => {
    const entry = SearchHistoryEntry.parse({ id: 's', timestamp: '2025-09-02T12:00:00Z', [name]: 'navy blazer' });
    expect(toHistoryEntry(entry)).toEqual({ id: 's', query: 'navy blazer', timestamp: '2025-09-02T12:00:00Z' });
  });
});
