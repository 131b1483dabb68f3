import type { z } from 'zod';
import type { Attachment } from '../../../contract/attachment.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import type * as domain from '../../../src/domain/search/Search.ts';
import type { FoundSearch } from '../../application/search/SearchService.ts';
import { facetsToWire } from './facetsToWire.ts';
import { itemToWire, itemsToWire } from './itemToWire.ts';

export function searchToWire({ search, items, deepPicks, facets }: FoundSearch): z.input<typeof SearchResponse> {
  return {
    search_id: search.id,
    items: itemsToWire(items),
    deep_search_items: deepPicks.map(({ item, reason }, i) => itemToWire(item, i + 1, reason)),
    filters: search.filters,
    relaxations: [...search.relaxations],
    corrected_query: search.correctedQuery,
    ...facetsToWire(facets),
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
