import type * as wireAttachment from '../../../contract/attachment.ts';
import type * as wire from '../../../contract/search.ts';
import type { Attachment, SearchRequest, SearchResult } from '../../domain/search/Search.ts';
import { toDivider } from './wireDivider.ts';
import { toItem } from './wireItem.ts';

/** Converts a search to the body of its HTTP request. */
export function toSearchBody({ userId, query, filters, filtersAreFinal, attachments, removedWords }: SearchRequest) {
  return {
    user_id: userId,
    query,
    filters,
    filters_are_final: filtersAreFinal,
    attachments: attachments.map(toWireAttachment),
    removed_words: removedWords && [...removedWords],
  };
}

/** The input of the call that loads a stored search. */
export const toStoredSearchInput = (userId: string, searchId: string) => ({
  params: { id: searchId },
  body: { user_id: userId },
});

export function toSearchResult(response: wire.SearchResponse, baseUrl: string): SearchResult {
  return {
    searchId: response.search_id,
    items: response.items.map((item) => toItem(item, baseUrl)),
    deepSearchItems: response.deep_search_items.map((item) => toItem(item, baseUrl)),
    filters: response.filters,
    relaxations: response.relaxations,
    correctedQuery: response.corrected_query,
    divider: toDivider(response.divider),
    facets: response.facets,
    guidance: {
      unmetFilters: response.unmet_filters,
      reading: response.reading,
      offers: response.offers,
      goesWith: response.goes_with?.map((item) => toItem(item, baseUrl)),
      nearSearches: response.near_searches?.map(({ query, item }) => ({ query, item: toItem(item, baseUrl) })),
    },
  };
}

/**
 * Uploaded pictures have a path on the backend (spec section 7). Other relative URLs are resolved against the
 * backend.
 */
export function toAttachment(attachment: wireAttachment.Attachment, baseUrl = ''): Attachment {
  const { id, context, user_id: userId, colors, kind, pattern, kinds } = attachment;
  const resolveUrl = (url: string) => (url.startsWith('/') ? baseUrl + url : url);
  const url = context === 'chat_attachment' ? resolveUrl(attachmentFilePath(userId, id)) : resolveUrl(attachment.url);
  const imageUrls = context === 'chat_attachment' ? [url] : attachment.image_urls.map(resolveUrl);
  return { id, context, userId, url, imageUrls, colors, kind, pattern, kinds };
}

function attachmentFilePath(userId: string, id: string): string {
  return `/api/item/attachment/${encodeURIComponent(userId)}/${encodeURIComponent(id)}/file`;
}

/** Maps an attachment to the request. Includes the kind only if the shopper corrected it. */
export function toWireAttachment({ id, context, kind, kinds }: Attachment): {
  id: string;
  context: Attachment['context'];
  kind?: string;
} {
  return kind === null || kind === kinds[0] ? { id, context } : { id, context, kind };
}
