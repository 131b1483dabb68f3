import type { FacetName } from '../../../src/domain/search/Facets.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { Spelling } from '../../domain/language/lexicon/spelling.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';

/** An item with what search knows of it. */
export interface KnownItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/** One state of the catalogue, as far as search needs it. */
export interface CatalogueView {
  /** Fashion language with this catalogue's own names. */
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
  /**
   * The items worth ranking for a plan: all of the catalogue, or those that a store holds for the most
   * promising. Items of wanted and neighboring kinds must be among them, so that demands can be relaxed.
   * Rejects with the signal's reason when it aborts.
   */
  candidates(plan: SearchPlan, signal?: AbortSignal): Promise<ItemIndex>;
  /** Filters that every candidate meets: nothing can be counted beyond them. */
  readonly alwaysMet: readonly FacetName[];
  find(id: string): Promise<KnownItem | null>;
}

/**
 * Where the ranking takes its candidates from: memory, or a store that holds more than a node should.
 *
 * Without a contract suite: the suite of `SearchEngine` runs on every source.
 */
export interface CandidateSource {
  /** The newest state that is ready; the first call waits for one. */
  view(): Promise<CatalogueView>;
  /** Resolves once the state shown includes every import that was finished before the call. */
  refresh(): Promise<void>;
}
