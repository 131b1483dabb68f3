import type { z } from 'zod';
import type { Attachment } from '../../../contract/attachment.ts';
import type { SearchHistoryEntry } from '../../../contract/searchHistory.ts';
import type { SearchSummary } from '../../application/ports/Searches.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { getAttachmentPicture } from '../../../src/domain/search/getAttachmentPicture.ts';
import type * as domain from '../../../src/domain/search/Search.ts';
import type { FoundSearch } from '../../application/search/SearchService.ts';
import { dividerToWire } from './dividerToWire.ts';
import { facetsToWire } from './facetsToWire.ts';
import { readingToWire } from './readingToWire.ts';
import { unmetFiltersToWire } from './unmetFiltersToWire.ts';
import { itemToWire, itemsToWire } from './itemToWire.ts';

export function searchToWire({
  search,
  items,
  deepPicks,
  facets,
  offers = [],
  goesWith = [],
  nearSearches = [],
}: FoundSearch): z.input<typeof SearchResponse> {
  return {
    search_id: search.id,
    items: itemsToWire(items),
    deep_search_items: deepPicks.map(({ item, reason }, i) => itemToWire(item, i + 1, reason)),
    filters: search.filters,
    relaxations: [...search.relaxations],
    corrected_query: search.correctedQuery,
    ...dividerToWire(search.divider),
    ...readingToWire(search.reading),
    ...facetsToWire(facets),
    ...unmetFiltersToWire(search.unmetFilters),
    ...(offers.length > 0 && { offers: [...offers] }),
    ...(goesWith.length > 0 && { goes_with: itemsToWire(goesWith) }),
    ...(nearSearches.length > 0 && {
      near_searches: nearSearches.map(({ query, item }) => ({ query, item: itemToWire(item) })),
    }),
  };
}

/** An entry of the history, with the picture of the search. */
export function searchSummaryToWire({ id, query, attachments, at }: SearchSummary): z.input<typeof SearchHistoryEntry> {
  const [attachment] = attachments;
  const pictureUrl = attachment && getAttachmentPicture(attachment);
  return {
    id,
    query,
    timestamp: new Date(at).toISOString(),
    ...(pictureUrl !== undefined && { picture_url: pictureUrl }),
  };
}

export function attachmentToWire(attachment: domain.Attachment): z.input<typeof Attachment> {
  return {
    id: attachment.id,
    context: attachment.context,
    user_id: attachment.userId,
    url: attachment.url,
    image_urls: [...attachment.imageUrls],
    colors: [...attachment.colors],
    kind: attachment.kind,
    pattern: attachment.pattern,
    kinds: [...attachment.kinds],
  };
}
