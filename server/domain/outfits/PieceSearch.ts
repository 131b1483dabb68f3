import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import type { ItemIndex } from '../search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../search/ranking/searchPlan.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import type { OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import type { Strictness } from './suitsOccasion.ts';

/** The catalogue to search for pieces. */
export interface PieceSource {
  readonly lexicon: Lexicon;
  findCandidates(plan: SearchPlan): Promise<ItemIndex>;
  /**
   * Lets other requests run, because composing from a large catalogue takes a while. Rejects if the request was
   * aborted.
   */
  pause(): Promise<void>;
}

export interface PieceSearch {
  readonly plan: OutfitPlan;
  readonly places: readonly ResolvedPlace[];
  readonly openSlots: ReadonlySet<OutfitSlot>;
  readonly filters: Filters;
  /** The wish that applies to all pieces. */
  readonly wishForAll: Wish;
  readonly strictness: Strictness;
}
