import { describe, expect, it } from 'vitest';
import { Attachment } from '../../../contract/attachment.ts';
import { SearchResponse } from '../../../contract/search.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { toWireAttachment, toAttachment, toSearchResult } from './wireSearch.ts';

describe('a search from the wire', () => {
  it('requires an id, items and filters', () => {
    expect(toSearchResult(SearchResponse.parse({ search_id: 's', items: [], filters: {} }), '')).toEqual({
      searchId: 's',
      items: [],
      deepSearchItems: [],
      filters: NO_FILTERS,
      relaxations: [],
      correctedQuery: null,
      guidance: {},
    });
  });
});

describe('an attachment', () => {
  const wire = Attachment.parse({
    id: 'a 1',
    context: 'chat_attachment',
    user_id: 'ada',
    kind: 'blazer',
    kinds: ['blazer', 'coat'],
  });

  it('of a picture has its own path', () => {
    const url = 'https://api.test/api/item/attachment/ada/a%201/file';
    expect(toAttachment(wire, 'https://api.test')).toMatchObject({ url, imageUrls: [url], kind: 'blazer' });
  });

  it('sends its kind only when the shopper corrected it', () => {
    const attachment = toAttachment(wire);
    expect(toWireAttachment(attachment)).toEqual({ id: 'a 1', context: 'chat_attachment' });
    expect(toWireAttachment({ ...attachment, kind: 'coat' })).toEqual({
      id: 'a 1',
      context: 'chat_attachment',
      kind: 'coat',
    });
  });
});
