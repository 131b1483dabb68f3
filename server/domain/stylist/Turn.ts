import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../outfits/OutfitPlan.ts';
import type { AttachedPicture } from '../pictures/PictureReading.ts';
import type { DeepPick } from '../search/DeepPick.ts';
import type { Conversation } from './Conversation.ts';

/** The attachment of a turn; a turn has at most one. */
export type TurnAttachment =
  | { readonly context: 'item'; readonly item: CatalogueItem }
  | { readonly context: 'chat_attachment'; readonly id: string; readonly picture: AttachedPicture };

/** One earlier message of the shopper, with the reply to it. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
}

/** One message of the shopper, and all that it may refer to. */
export interface Turn {
  /** The shopper's words; may be empty where something is attached. */
  readonly said: string;
  /** The filters on the screen, with the shopper's own edits. */
  readonly filters: Filters;
  readonly attachment: TurnAttachment | null;
  /** The state after the last turn of this conversation; `EMPTY_CONVERSATION` at first. */
  readonly conversation: Conversation;
  /** The last few exchanges, oldest first; `conversation` remembers the older ones. */
  readonly earlier: readonly Exchange[];
  /** The items on the screen, in the order shown: 'the second one' is `quick[1]`. */
  readonly shown: { readonly quick: readonly CatalogueItem[]; readonly deep: readonly DeepPick[] };
  /** Items of earlier lists that the words may refer to: those of `recalledIds` that are still on sale. */
  readonly recalled: readonly CatalogueItem[];
  readonly profile: Pick<Profile, 'name' | 'preferences'>;
  readonly now: Date;
  /** The piece of the outfit that a button asks to replace; the words say so, too. */
  readonly swappedItemId?: string;
}

/** `search` looks for garments, `answer` speaks of those already shown, `ask` asks the shopper a question. */
export type Intent = 'search' | 'answer' | 'ask';

/** What a turn was understood to want. Plain JSON. */
export interface Understood {
  readonly intent: Intent;
  /** A few words for the list of conversations. */
  readonly title: string;
  /**
   * The whole wish in words, for the engine; may be '' where `conversation.leads` or the filters describe it. It is
   * searched with `filtersAreFinal`, because the filters already hold what the words say of them.
   */
  readonly refinedQuery: string;
  /** The filters to search with and to show as chips; always valid. */
  readonly filters: Filters;
  /** The state to store and return with the next turn; the engine gets its `leads` with the refined query. */
  readonly conversation: Conversation;
  /**
   * A shown item for which matching pieces are wanted (intent `answer`): the caller gets them from
   * `SearchEngine.completeTheLook` and passes them as `Findings.companions`. Null for none.
   */
  readonly companionsOf: string | null;
  /**
   * The outfit that the turn speaks of, with empty places where a piece must be chosen: the caller gets it from
   * `SearchEngine.composeOutfit` and passes it as `Findings.outfit`. Absent for a turn about something else.
   */
  readonly outfit?: OutfitPlan;
}

/** The search results for an understood turn. */
export interface Findings {
  readonly turn: Turn;
  readonly understood: Understood;
  /** Best first; empty where the intent is not `search`. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Pieces that go with `understood.companionsOf`, best first; empty where none were asked for. */
  readonly companions: readonly CatalogueItem[];
  /** The outfit composed for `understood.outfit`; absent where none was asked for or possible. */
  readonly outfit?: FoundOutfit;
  readonly relaxations: readonly string[];
  /** Where in `items` the pieces begin that lack something asked for in words; null if all of them match. */
  readonly divider: Divider | null;
  /** Absent where nothing was searched. */
  readonly facets?: Facets;
  /** How the engine read the words of the search; absent where nothing was searched. */
  readonly reading?: QueryReading;
}

/**
 * The answer to a turn. Every id is among the findings or the shown items. Where the intent is not `search`,
 * `quickPickIds` is empty and the shown list stays; deep picks (companions), if any, replace the deep results.
 */
export interface Reply {
  /** Plain text; a blank line separates paragraphs. */
  readonly reply: string;
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
  readonly quickPickIds: readonly string[];
  /** More pieces that the stylist looked up for its answer; the deep picks and the text may name them. */
  readonly foundItems?: readonly CatalogueItem[];
  /** What the shopper asked the app itself to do. */
  readonly actions?: readonly Action[];
  /** The next value of `Conversation.spoken`, with the sentences of this reply. */
  readonly spoken?: readonly string[];
}

/** Something that the app does on the shopper's request. */
export interface Action {
  readonly kind: 'addToWishlist' | 'removeFromWishlist';
  readonly itemIds: readonly string[];
}
