import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { HistoryLimit, Id, Timestamp, UserId } from './fields.ts';

/** Older backends send the query as `search_query` or `title` (spec section 3). */
export const SearchHistoryEntry = z.object({
  id: z.string(),
  query: z.optional(z.string()),
  search_query: z.optional(z.string()),
  title: z.optional(z.string()),
  timestamp: Timestamp,
  /** The picture of the attached photo or item; absent if nothing was attached. */
  picture_url: z.optional(z.string()),
});

/** Deletes a search and its repeats right before it, which the history shows as one entry. */
export const deleteSearch = defineCall({
  name: 'deleteSearch',
  summary: 'Deletes a search of the history, and photos that nothing else refers to',
  method: 'DELETE',
  path: '/api/search/history/search/:id',
  access: 'ownedThing',
  params: z.object({ id: Id }),
});

export const clearSearchHistory = defineCall({
  name: 'clearSearchHistory',
  summary: 'Deletes all searches of a shopper, and photos that no conversation refers to',
  method: 'DELETE',
  path: '/api/search/history',
  access: 'owner',
  body: z.object({ user_id: UserId }),
});

export const fetchSearchHistory = defineCall({
  name: 'fetchSearchHistory',
  summary: 'Past searches, newest first',
  method: 'POST',
  path: '/api/search/history',
  access: 'owner',
  body: z.object({ user_id: UserId, limit: HistoryLimit }),
  response: z.object({ chats: z.array(SearchHistoryEntry) }),
});
