import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export type Intent = 'search' | 'answer' | 'ask';

/** Anything that converses like the stylist: the whole of translate, retrieve and rank behind one call. */
export interface StylistUnderTest {
  /** Begins a conversation of its own; nothing is remembered from another. */
  open(profile: Profile, now: Date): Promise<OpenConversation>;
}

export interface OpenConversation {
  say(text: string, on: OnScreen): Promise<TurnResult>;
}

/** What goes with the words: the filters as the chips show them, and the attached item. */
export interface OnScreen {
  readonly filters: Filters;
  readonly attachment: CatalogueItem | null;
}

export interface TurnResult {
  readonly intent: Intent;
  /** The filters as understood, which become the chips. */
  readonly filters: Filters;
  /** Found by this turn, in the order shown; for an answer or a question empty, or what is shown already. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly { readonly item: CatalogueItem; readonly reason: string }[];
  readonly reply: string;
  /** The message of the retrieve stage. */
  readonly announce: string;
  readonly relaxations: readonly string[];
  readonly refinedQuery: string;
}
