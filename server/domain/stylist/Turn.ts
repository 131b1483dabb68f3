import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../outfits/OutfitPlan.ts';
import type { AttachedPicture } from '../pictures/PictureReading.ts';
import type { DeepPick } from '../search/DeepPick.ts';
import type { Conversation } from './Conversation.ts';

/** What is attached to a message: one item or one picture. */
export type TurnAttachment =
  | { readonly context: 'item'; readonly item: CatalogueItem }
  | { readonly context: 'chat_attachment'; readonly id: string; readonly picture: AttachedPicture };

/** An earlier message of the shopper with its reply. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
}

/** A message of the shopper, with everything that it may refer to. */
export interface Turn {
  /** The shopper's words. They may be empty if there is an attachment. */
  readonly said: string;
  /** The filters on the screen, including changes that the shopper made by hand. */
  readonly filters: Filters;
  readonly attachment: TurnAttachment | null;
  /** The state after the previous message; `EMPTY_CONVERSATION` for the first message. */
  readonly conversation: Conversation;
  /** The last few messages with their replies, oldest first. Older messages are remembered only in `conversation`. */
  readonly earlier: readonly Exchange[];
  /** The shown items, in order: 'the second one' is `quick[1]`. */
  readonly shown: { readonly quick: readonly CatalogueItem[]; readonly deep: readonly DeepPick[] };
  /** Items of earlier lists that the words may refer to. Leaves out items that are no longer sold. */
  readonly recalled: readonly CatalogueItem[];
  /** Pieces of the wishlist whose whole name is in the message. They are also in `recalled`. */
  readonly kept?: readonly CatalogueItem[];
  readonly profile: Pick<Profile, 'name' | 'preferences'>;
  readonly now: Date;
  /**
   * The piece of the outfit that the shopper asks to replace with a button. The button's text is also in the message.
   */
  readonly swappedItemId?: string;
}

/**
 * What the reply does. `search` finds garments, `answer` tells about shown garments, `ask` asks the shopper a
 * question.
 */
export type Intent = 'search' | 'answer' | 'ask';

/** What a message means, as plain JSON. */
export interface Understood {
  readonly intent: Intent;
  /** A few words that name the conversation in the list of conversations. */
  readonly title: string;
  /**
   * The whole wish in words for the engine. It is searched with `filtersAreFinal`, because the filters already
   * contain what the words say. May be '' if the filters or `conversation.leads` say everything.
   */
  readonly refinedQuery: string;
  /** The filters to search with and to show as chips; they are always valid. */
  readonly filters: Filters;
  /** The state to store and to pass with the next message. The engine gets its `leads` with the refined query. */
  readonly conversation: Conversation;
  /**
   * A shown item for which the shopper wants matching pieces; null if there is none. The caller gets the pieces from
   * `SearchEngine.completeTheLook` and passes them as `Findings.companions`.
   */
  readonly companionsOf: string | null;
  /**
   * The outfit that the message is about, with empty places for pieces to choose; otherwise undefined. The caller
   * gets the outfit from `SearchEngine.composeOutfit` and passes it as `Findings.outfit`.
   */
  readonly outfit?: OutfitPlan;
}

/** What the search found for a message. */
export interface Findings {
  readonly turn: Turn;
  readonly understood: Understood;
  /** The found items, best first. Empty unless the intent is `search`. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Pieces that go with `understood.companionsOf`, best first. */
  readonly companions: readonly CatalogueItem[];
  /** The outfit for `understood.outfit`; undefined if none was requested or possible. */
  readonly outfit?: FoundOutfit;
  readonly relaxations: readonly string[];
  /** The filters that no found item meets. `relaxations` has a sentence for each. */
  readonly unmetFilters?: readonly FilterName[];
  /** The position in `items` after which pieces lack a requested property; null if all pieces have it. */
  readonly divider: Divider | null;
  /** The counts for the filters; undefined if there was no search. */
  readonly facets?: Facets;
  /** How the engine understood the words; undefined if there was no search. */
  readonly reading?: QueryReading;
}

/**
 * The reply to a message. Contains only ids of found or shown items. Unless the intent is `search`, the shown list
 * stays and `quickPickIds` is empty; deep picks (companions) then replace the deep results.
 */
export interface Reply {
  /** Plain text with blank lines between paragraphs. */
  readonly reply: string;
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
  readonly quickPickIds: readonly string[];
  /** Further pieces that the stylist looked up. The text and the deep picks may name them. */
  readonly foundItems?: readonly CatalogueItem[];
  /** What the shopper asked the app to do. */
  readonly actions?: readonly Action[];
  /** The next value of `Conversation.spoken`, which adds the sentences of this reply. */
  readonly spoken?: readonly string[];
}

/** Something that the app does on the shopper's request. */
export interface Action {
  readonly kind: 'addToWishlist' | 'removeFromWishlist';
  readonly itemIds: readonly string[];
}
