import type * as z from 'zod/mini';
import type * as wireAttachment from '../../../contract/attachment.ts';
import type * as wireFilters from '../../../contract/filters.ts';
import type * as wire from '../../../contract/search.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Attachment, SearchHistoryEntry, SearchResult } from '../../domain/search/Search.ts';
import { toItem } from './wireItem.ts';

/** The wire's arrays are mutable, ours are not. */
export function fromFilters(filters: Filters): wireFilters.Filters {
  return { ...filters, gender: [...filters.gender], size: [...filters.size], color: [...filters.color] };
}

export function toSearchResult(response: wire.SearchResponse, baseUrl: string): SearchResult {
  return {
    searchId: response.search_id,
    items: response.items.map((item) => toItem(item, baseUrl)),
    deepSearchItems: response.deep_search_items.map((item) => toItem(item, baseUrl)),
    filters: response.filters,
    relaxations: response.relaxations,
    correctedQuery: response.corrected_query,
  };
}

/** Older answers name the words differently (spec section 3). */
export function toHistoryEntry(entry: z.output<typeof wire.SearchHistoryEntry>): SearchHistoryEntry {
  return { id: entry.id, query: entry.query ?? entry.search_query ?? entry.title ?? '', timestamp: entry.timestamp };
}

export function toAttachment(attachment: wireAttachment.Attachment): Attachment {
  return {
    id: attachment.id,
    context: attachment.context,
    userId: attachment.user_id,
    url: attachment.url,
    imageUrls: attachment.image_urls,
    colors: attachment.colors,
  };
}
