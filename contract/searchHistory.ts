import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { HistoryLimit, Id, Timestamp, UserId } from './fields.ts';

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
