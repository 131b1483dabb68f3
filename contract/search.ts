import * as z from 'zod/mini';
import { Attachment, Attachments } from './attachment.ts';
import { defineCall } from './Call.ts';
import { Id, Query, Timestamp, UserId } from './fields.ts';
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
