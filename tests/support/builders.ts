import { NO_PREFERENCES, type Preferences, type Profile } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { OutfitPiece, Trends } from '../../src/domain/trends/Trends.ts';
import type { Attachment, SearchResult, StoredSearch } from '../../src/domain/search/Search.ts';

export function anItem(overrides: Partial<Item> = {}): Item {
  const id = overrides.id ?? 'linen-blazer';
  const price = overrides.price ?? 180;
  return {
    id,
    images: [{ url: `/media/${id}.webp`, width: 800, height: 1_000, thumbhash: null, alt: null }],
    shortDescription: `Piece ${id}`,
    description: 'Half-lined, with three patch pockets.',
    brand: 'Skarvholm',
    price,
    fullPrice: overrides.fullPrice ?? price,
    discountPerc: 0,
    rank: 0,
    semanticSearchDescription: 'Navy linen blazer for summer weddings',
    reason: null,
    colors: ['Blue'],
    sizes: ['M', 'L'],
    website: 'skarvholm.example',
    itemUrl: `https://skarvholm.example/pieces/${id}`,
    tryOnCategory: 'upper_body',
    ...overrides,
  };
}

/** Creates `count` items with ids `piece-1`, `piece-2`, ... in order of relevance. */
export function someItems(count: number, overrides: Partial<Item> = {}): readonly Item[] {
  return Array.from({ length: count }, (_, index) =>
    anItem({ id: `piece-${index + 1}`, rank: index + 1, ...overrides }),
  );
}

export function aProfile(
  overrides: Partial<Omit<Profile, 'preferences'>> & { readonly preferences?: Partial<Preferences> } = {},
): Profile {
  return {
    id: 'user-1',
    name: 'Ada Byron',
    email: 'ada@atelier.test',
    onboarded: true,
    chatEnabled: false,
    ...overrides,
    preferences: { ...NO_PREFERENCES, ...overrides.preferences },
  };
}

export function aSearchResult(overrides: Partial<SearchResult> = {}): SearchResult {
  return {
    searchId: 'search-1',
    items: someItems(3),
    deepSearchItems: [],
    filters: NO_FILTERS,
    relaxations: [],
    correctedQuery: null,
    ...overrides,
  };
}

export function aStoredSearch(overrides: Partial<StoredSearch> = {}): StoredSearch {
  return { ...aSearchResult(overrides), query: 'navy linen blazer', attachments: [], ...overrides };
}

export function anAttachment(overrides: Partial<Attachment> = {}): Attachment {
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
    ...overrides,
  };
}

export function anOutfitPiece(overrides: Partial<OutfitPiece> = {}): OutfitPiece {
  const itemId = overrides.itemId ?? 'linen-blazer';
  return {
    itemId,
    name: 'Skarvholm',
    shortDescription: `Piece ${itemId}`,
    imageUrls: [`/media/${itemId}.webp`],
    price: 180,
    ...overrides,
  };
}

export function someTrends(overrides: Partial<Trends> = {}): Trends {
  const pieces = ['coat', 'knit', 'trousers'].map((itemId) => anOutfitPiece({ itemId }));
  return {
    glamourTrends: [
      {
        trend: 'Opera night',
        description: 'Velvet, and a long glove.',
        query: 'velvet dress',
        imageUrls: ['/media/a.webp'],
      },
      { trend: 'First frost', description: 'Wool over everything.', query: 'wool coat', imageUrls: [] },
    ],
    outfits: [
      { name: 'The long walk', reason: 'Minimalist, as you like it.', pieces },
      { name: 'The late train', reason: '', pieces: pieces.slice(1) },
    ],
    dailyOutfit: {
      title: 'Wool before the frost',
      intro: 'The first cold morning wants a coat.',
      reason: 'It is 3 degrees in Oslo.',
      pieces,
      recommendations: 'Leave the top button open.',
    },
    trendingSearches: ['wool coat', 'velvet dress', 'ankle boots'],
    searchesSource: 'catalogue',
    suggestedItems: someItems(3),
    picksReason: 'In your sizes.',
    place: { name: 'Oslo', season: 'winter', weather: 'cold' },
    isPlacePending: false,
    timestamp: '2025-09-02T08:00:00Z',
    ...overrides,
  };
}
