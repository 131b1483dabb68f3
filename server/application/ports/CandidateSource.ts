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

/** One state of the catalogue, as seen by search. */
export interface CatalogueView {
  /** The fashion lexicon with this catalogue's own names. */
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
  /**
   * The items worth ranking for a plan: the whole catalogue, or the most promising items of a large store. Includes
   * items of wanted and neighboring kinds, so that demands can be relaxed. Rejects with the signal's reason when it
   * aborts.
   */
  findCandidates(plan: SearchPlan, signal?: AbortSignal): Promise<ItemIndex>;
  /** Filters that every candidate meets, so that their other values cannot be counted. */
  readonly alwaysMetFacets: readonly FacetName[];
  find(id: string): Promise<KnownItem | null>;
}

/**
 * Supplies the candidates for ranking: from memory, or from a store that is too large for a node's memory.
 *
 * Without a contract suite: the suite of `SearchEngine` runs on every source.
 */
export interface CandidateSource {
  /** The newest complete state. The first call waits for it. */
  view(): Promise<CatalogueView>;
  /** Resolves once the state includes every import that finished before the call. */
  refresh(): Promise<void>;
}
