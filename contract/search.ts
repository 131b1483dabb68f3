import * as z from 'zod/mini';
import { Attachment, Attachments } from './attachment.ts';
import { defineCall } from './Call.ts';
import { HistoryLimit, Id, Query, Timestamp, UserId } from './fields.ts';
import { Filters } from './filters.ts';
import { Item } from './item.ts';
import { SEARCH, STORED_SEARCH } from './searchPaths.ts';

/** What a search found (spec section 3, responses). */
export const SearchResponse = z.object({
  search_id: z.string(),
  items: z.array(Item),
  deep_search_items: z._default(z.array(Item), []),
  /** The filters as understood from the query and the request. */
  filters: Filters,
  /** What was given up to find something, one sentence each. */
  relaxations: z._default(z.array(z.string()), []),
  /** The query with its spelling mended; null where it was searched as typed. */
  corrected_query: z._default(z.nullable(z.string()), null),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

export const search = defineCall({
  name: 'search', summary: 'Searches the catalogue and keeps the search',
  ...SEARCH, access: 'owner',
  body: z.object({
    user_id: UserId,
    query: Query,
    filters: z.optional(Filters),
    /** True once the shopper edited the filters of this query; its words then no longer add to them. */
    filters_are_final: z._default(z.boolean(), false),
    attachments: Attachments,
  }),
  response: SearchResponse,
});

export const getSearch = defineCall({
  name: 'getSearch', summary: 'A search made before, with its results, filters and attachments',
  ...STORED_SEARCH, access: 'ownedThing',
  params: z.object({ id: Id }),
  body: z.object({ user_id: UserId }),
  response: z.extend(SearchResponse, {
    query: z.string(),
    attachments: z._default(z.array(Attachment), []),
    timestamp: z.optional(Timestamp),
  }),
});

/** Older answers name the words `search_query` or `title` (spec section 3). */
export const SearchHistoryEntry = z.object({
  id: z.string(),
  query: z.optional(z.string()),
  search_query: z.optional(z.string()),
  title: z.optional(z.string()),
  timestamp: Timestamp,
});

/** With it go the searches for the same that came right before it, for which its entry in the history stands. */
export const deleteSearch = defineCall({
  name: 'deleteSearch', summary: 'Deletes a search of the history, and its photos that nothing else names',
  method: 'DELETE', path: '/api/search/history/search/:id', access: 'ownedThing',
  params: z.object({ id: Id }),
});

export const clearSearchHistory = defineCall({
  name: 'clearSearchHistory', summary: 'Deletes all searches of a shopper, and their photos that no conversation names',
  method: 'DELETE', path: '/api/search/history', access: 'owner',
  body: z.object({ user_id: UserId }),
});

export const fetchSearchHistory = defineCall({
  name: 'fetchSearchHistory', summary: 'Searches made before, newest first',
  method: 'POST', path: '/api/search/history', access: 'owner',
  body: z.object({ user_id: UserId, limit: HistoryLimit }),
  response: z.object({ chats: z.array(SearchHistoryEntry) }),
});
