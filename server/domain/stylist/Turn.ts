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

/** An earlier message of the shopper with its reply. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
}

/** A message of the shopper, with everything that it may refer to. */
export interface Turn {
  /** The shopper's words; may be empty if something is attached. */
  readonly said: string;
  /** The shown filters, with the shopper's changes. */
  readonly filters: Filters;
  readonly attachment: TurnAttachment | null;
  /** The state after the previous turn of this conversation; `EMPTY_CONVERSATION` for the first turn. */
  readonly conversation: Conversation;
  /** The last few exchanges, oldest first; `conversation` contains older ones. */
  readonly earlier: readonly Exchange[];
  /** The shown items, in order: 'the second one' is `quick[1]`. */
  readonly shown: { readonly quick: readonly CatalogueItem[]; readonly deep: readonly DeepPick[] };
  /** Items of earlier lists that the words may refer to: the items of `recalledIds` that are still sold. */
  readonly recalled: readonly CatalogueItem[];
  readonly profile: Pick<Profile, 'name' | 'preferences'>;
  readonly now: Date;
  /** The piece of the outfit that a button asks to replace. The words say so too. */
  readonly swappedItemId?: string;
}

/** `search` searches for garments, `answer` is about shown garments, `ask` asks the shopper a question. */
export type Intent = 'search' | 'answer' | 'ask';

/** The meaning of a turn, as plain JSON. */
export interface Understood {
  readonly intent: Intent;
  /** A few words for the list of conversations. */
  readonly title: string;
  /**
   * The whole wish in words, for the engine; may be '' if `conversation.leads` or the filters describe it. It is
   * searched with `filtersAreFinal`, because the filters already contain what the words say.
   */
  readonly refinedQuery: string;
  /** The filters to search with and to show as chips; they are always valid. */
  readonly filters: Filters;
  /**
   * The state to store and to return with the next turn. The engine gets its `leads` together with the refined query.
   */
  readonly conversation: Conversation;
  /**
   * A shown item for which matching pieces are wanted (intent `answer`); null if there is none. The caller gets the
   * pieces from `SearchEngine.completeTheLook` and passes them as `Findings.companions`.
   */
  readonly companionsOf: string | null;
  /**
   * The outfit that the turn is about, with empty places where a piece must be chosen. The caller gets the outfit
   * from `SearchEngine.composeOutfit` and passes it as `Findings.outfit`. Absent if the turn is about something else.
   */
  readonly outfit?: OutfitPlan;
}

/** The search results for an understood turn. */
export interface Findings {
  readonly turn: Turn;
  readonly understood: Understood;
  /** The found items, best first; empty if the intent is not `search`. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Pieces that go with `understood.companionsOf`, best first; empty if none were requested. */
  readonly companions: readonly CatalogueItem[];
  /** The outfit for `understood.outfit`; absent if none was requested or possible. */
  readonly outfit?: FoundOutfit;
  readonly relaxations: readonly string[];
  /** The position in `items` from which the pieces lack something requested in words; null if all pieces match. */
  readonly divider: Divider | null;
  /** Absent if nothing was searched. */
  readonly facets?: Facets;
  /** How the engine understood the words; absent if nothing was searched. */
  readonly reading?: QueryReading;
}

/**
 * The answer to a turn. All ids are those of found or shown items. If the intent is not `search`, `quickPickIds` is
 * empty and the shown list stays; deep picks (companions) then replace the deep results.
 */
export interface Reply {
  /** Plain text with blank lines between paragraphs. */
  readonly reply: string;
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
  readonly quickPickIds: readonly string[];
  /** Further pieces that the stylist looked up for its answer. The deep picks and the text may name them. */
  readonly foundItems?: readonly CatalogueItem[];
  /** What the shopper asked the app to do. */
  readonly actions?: readonly Action[];
  /** The next value of `Conversation.spoken`, including the sentences of this reply. */
  readonly spoken?: readonly string[];
}

/** Something that the app does on the shopper's request. */
export interface Action {
  readonly kind: 'addToWishlist' | 'removeFromWishlist';
  readonly itemIds: readonly string[];
}
