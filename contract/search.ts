import * as z from 'zod/mini';
import { Attachment, Attachments } from './attachment.ts';
import { defineCall } from './Call.ts';
import { Divider } from './divider.ts';
import { Id, Query, Timestamp, UserId } from './fields.ts';
import { Facets } from './facets.ts';
import { FilterNameField, Filters, UnmetFilters } from './filters.ts';
import { Item } from './item.ts';
import { QueryReading, RemovedWords } from './queryReading.ts';
import { SEARCH, STORED_SEARCH } from './searchPaths.ts';

const NearSearch = z.object({ query: z.string(), item: Item });

/** The results of a search (spec section 3, responses). */
export const SearchResponse = z.object({
  search_id: z.string(),
  items: z.array(Item),
  deep_search_items: z._default(z.array(Item), []),
  /** The request's filters combined with those understood from the query. */
  filters: Filters,
  /** One sentence for each unclear word and each relaxed requirement. */
  relaxations: z._default(z.array(z.string()), []),
  /** The query with its spelling corrected; null if the spelling was right. */
  corrected_query: z._default(z.nullable(z.string()), null),
  divider: Divider,
  reading: QueryReading,
  /** Counts of filter values; left out for a stored search. */
  facets: Facets,
  /** The filters that no result meets. `relaxations` has a sentence for each. */
  unmet_filters: UnmetFilters,
  /** If there are few results: filters that find more, with the number of additional results. */
  offers: z.optional(z.array(z.object({ filter: z.nullable(FilterNameField), filters: Filters, count: z.number() }))),
  /** If there are few results: items that can be worn with the first one. */
  goes_with: z.optional(z.array(Item)),
  /** If nothing was found: simpler queries, each with an item that it finds. */
  near_searches: z.optional(z.array(NearSearch)),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

export const search = defineCall({
  name: 'search',
  summary: 'Searches the catalogue and saves the search',
  ...SEARCH,
  access: 'owner',
  body: z.object({
    user_id: UserId,
    query: Query,
    filters: z.optional(Filters),
    /** True once the shopper has edited the query's filters. The server then derives no filters from the query. */
    filters_are_final: z._default(z.boolean(), false),
    attachments: Attachments,
    removed_words: RemovedWords,
  }),
  response: SearchResponse,
});

export const getSearch = defineCall({
  name: 'getSearch',
  summary: 'A past search with its results, filters and attachments',
  ...STORED_SEARCH,
  access: 'ownedThing',
  params: z.object({ id: Id }),
  body: z.object({ user_id: UserId }),
  response: z.extend(SearchResponse, {
    query: z.string(),
    attachments: z._default(z.array(Attachment), []),
    timestamp: z.optional(Timestamp),
  }),
});
