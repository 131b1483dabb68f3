import { describe, expect, it } from 'vitest';
import { SearchHistoryEntry } from '../../../contract/searchHistory.ts';
import { toHistoryEntry } from './HttpSearchHistories.ts';

describe('a history entry from the wire', () => {
  it.each([['query'], ['search_query'], ['title']])('has its query in %s', (name) => {
    const entry = SearchHistoryEntry.parse({ id: 's', timestamp: '2025-09-02T12:00:00Z', [name]: 'navy blazer' });
    expect(toHistoryEntry(entry)).toEqual({ id: 's', query: 'navy blazer', timestamp: '2025-09-02T12:00:00Z' });
  });
});
