import { NO_PREFERENCES, type Preferences, type Profile } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { Attachment, SearchResult, StoredSearch } from '../../src/domain/search/Search.ts';

export function anItem(given: Partial<Item> = {}): Item {
  const id = given.id ?? 'linen-blazer';
  const price = given.price ?? 180;
  return {
    id,
    images: [{ url: `/media/${id}.webp`, width: 800, height: 1_000, thumbhash: null, alt: null }],
    shortDescription: `Piece ${id}`,
    description: 'Half-lined, with three patch pockets.',
    brand: 'Skarvholm',
    price,
    fullPrice: given.fullPrice ?? price,
    discountPerc: 0,
    rank: 0,
    semanticSearchDescription: 'Navy linen blazer for summer weddings',
    reason: null,
    colors: ['Blue'],
    sizes: ['M', 'L'],
    website: 'skarvholm.example',
    itemUrl: `https://skarvholm.example/pieces/${id}`,
    tryOnCategory: 'upper_body',
    ...given,
  };
}

/** `count` items with ids `piece-1`, `piece-2`, ... in relevance order. */
export function someItems(count: number, given: Partial<Item> = {}): readonly Item[] {
  return Array.from({ length: count }, (_, index) => anItem({ id: `piece-${index + 1}`, rank: index + 1, ...given }));
}

export function aProfile(
  given: Partial<Omit<Profile, 'preferences'>> & { readonly preferences?: Partial<Preferences> } = {},
): Profile {
  return {
    id: 'user-1',
    name: 'Ada Byron',
    email: 'ada@atelier.test',
    onboarded: true,
    chatEnabled: false,
    ...given,
    preferences: { ...NO_PREFERENCES, ...given.preferences },
  };
}

export function aSearchResult(given: Partial<SearchResult> = {}): SearchResult {
  return {
    searchId: 'search-1',
    items: someItems(3),
    deepSearchItems: [],
    filters: NO_FILTERS,
    relaxations: [],
    correctedQuery: null,
    ...given,
  };
}

export function aStoredSearch(given: Partial<StoredSearch> = {}): StoredSearch {
  return { ...aSearchResult(given), query: 'navy linen blazer', attachments: [], ...given };
}

export function anAttachment(given: Partial<Attachment> = {}): Attachment {
  return {
    id: 'linen-blazer',
    context: 'item',
    userId: 'user-1',
    url: '',
    imageUrls: ['/media/linen-blazer.webp'],
    colors: ['Blue'],
    kind: null,
    pattern: null,
    kinds: [],
    ...given,
  };
}
