import type { FacetName } from '../../../src/domain/search/Facets.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { Spelling } from '../../domain/language/lexicon/spelling.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';

/** An item with the facts that search uses. */
export interface KnownItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/** One version of the catalogue, as the search sees it. */
export interface CatalogueView {
  /** The fashion lexicon with this catalogue's names. */
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
  /**
   * The candidates for a plan: the whole catalogue, or the best items of a large store. Includes items of similar
   * kinds, so that demands can be relaxed. Rejects with the signal's reason.
   */
  findCandidates(plan: SearchPlan, signal?: AbortSignal): Promise<ItemIndex>;
  /** Filters that every candidate meets, so that items with other values of these filters cannot be counted. */
  readonly alwaysMetFacets: readonly FacetName[];
  find(id: string): Promise<KnownItem | null>;
}

/**
 * Provides the candidates for ranking, from memory or from a large store. Without a contract suite: the suite of
 * `SearchEngine` runs on every source.
 */
export interface CandidateSource {
  /** The newest complete view. The first call waits until it is loaded. */
  view(): Promise<CatalogueView>;
  /** Resolves once the view includes every import that finished before the call. */
  refresh(): Promise<void>;
}
