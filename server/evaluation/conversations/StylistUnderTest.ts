import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export type Intent = 'search' | 'answer' | 'ask';
export type TurnAction = 'wishlist';

/** A conversational system, with translate, retrieve and rank in one call. */
export interface StylistUnderTest {
  /** Starts a new conversation. */
  open(profile: Profile, now: Date): Promise<OpenConversation>;
}

export interface OpenConversation {
  say(text: string, context: MessageContext): Promise<TurnResult>;
}

/** The context of a message: the filters and the attached item. */
export interface MessageContext {
  readonly filters: Filters;
  readonly attachment: CatalogueItem | null;
}

export interface TurnResult {
  readonly intent: Intent;
  /** The understood filters, shown as chips. */
  readonly filters: Filters;
  /** The items on the screen after this turn, in display order; empty for an answer without items. */
  readonly items: readonly CatalogueItem[];
  /** Number of items before the divider; absent if there is none. */
  readonly exactCount?: number;
  readonly deepPicks: readonly { readonly item: CatalogueItem; readonly reason: string }[];
  readonly reply: string;
  /** The message of the retrieve step. */
  readonly announcement: string;
  readonly relaxations: readonly string[];
  readonly refinedQuery: string;
  /** The items of the outfit that this turn composed or changed; absent if there is none. */
  readonly outfit?: readonly CatalogueItem[];
  /** The actions that the app performs for the shopper. */
  readonly actions?: readonly { readonly action: TurnAction; readonly itemId: string }[];
}
