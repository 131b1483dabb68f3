import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { CatalogueNames } from '../../server/domain/language/lexicon/catalogueLexicon.ts';
import type { Lexicon } from '../../server/domain/language/lexicon/Lexicon.ts';
import type { Demands } from '../../server/domain/search/ranking/Demands.ts';
import { readItemFacts } from '../../server/domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../server/domain/search/ranking/ItemIndex.ts';
import { ItemIndexBuilder } from '../../server/domain/search/ranking/ItemIndexBuilder.ts';
import type { RankingRules } from '../../server/domain/search/ranking/score.ts';
import type { Preference, Wish } from '../../server/domain/search/understanding/Wish.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from './catalogueItems.ts';

/** Creates a garment of this kind with default attributes: $90, black, unisex, in M. */
export function createGarment(id: string, kind: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return createCatalogueItem({
    id,
    kind,
    subkind: kind,
    shortDescription: kind,
    description: '',
    semanticSearchDescription: '',
    brand: 'Orvelle',
    priceCents: 9_000,
    fullPriceCents: 9_000,
    genders: ['Unisex'],
    colors: ['Black'],
    sizes: ['M'],
    materials: [],
    pattern: '',
    fit: '',
    seasons: [],
    occasions: [],
    styles: [],
    ...changes,
  });
}

export interface SmallIndex {
  readonly index: ItemIndex;
  readonly lexicon: Lexicon;
  /** The item ids of these document numbers, in the same order. */
  listIds(docs: Iterable<number>): string[];
  findDoc(id: string): number;
}

/** A real index of a few items. */
export function createSmallIndex(items: readonly CatalogueItem[]): SmallIndex {
  const names = new CatalogueNames();
  for (const item of items) names.add(item);
  const lexicon = names.createLexicon();
  const builder = new ItemIndexBuilder(lexicon);
  for (const item of items) builder.add(item, readItemFacts(item, lexicon));
  const index = builder.build();
  return {
    index,
    lexicon,
    listIds: (docs) => [...docs].map((doc) => index.items[doc]!.id),
    findDoc: (id) => index.findDoc(id)!,
  };
}

export const NO_DEMANDS: Demands = {
  garments: [],
  filters: NO_FILTERS,
  refusals: { kinds: [], colors: [], concepts: [], stems: [] },
};

export const NO_PREFERENCES: RankingRules = {
  preferences: [],
  dislikedConcepts: [],
  stems: [],
  colors: [],
  priceLeaning: 0,
  exactGarments: [],
  needsPreferenceMatch: false,
};

/** An empty wish with the given changes. */
export function createWish(changes: Partial<Wish> = {}): Wish {
  return {
    words: [],
    brands: [],
    correctedQuery: null,
    garments: [],
    colors: [],
    genders: [],
    impliedGenders: [],
    lookKinds: {},
    isForSomebodyElse: false,
    isGift: false,
    sizes: [],
    sale: false,
    priceMin: null,
    priceMax: null,
    priceLeaning: 0,
    preferences: [],
    attributes: [],
    occasions: [],
    sort: null,
    remarks: [],
    refusals: NO_DEMANDS.refusals,
    dislikedConcepts: [],
    stems: [],
    understood: [],
    unusedWords: [],
    unknownThing: [],
    ...changes,
  };
}

/** Creates a preference for a concept, such as 'material:linen'. */
export function createPreference(id: string, changes: Partial<Preference> = {}): Preference {
  const [facet = '', label = ''] = id.split(':');
  return { label, facet, weight: 1, alternatives: { [id]: 1 }, stems: [], ...changes };
}
