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

/** The one thing that a turn may carry besides words. */
export type TurnAttachment =
  | { readonly context: 'item'; readonly item: CatalogueItem }
  | { readonly context: 'chat_attachment'; readonly id: string; readonly picture: AttachedPicture };

/** What was said before, oldest first: the shopper's words and the reply to them. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
}

/** One thing that a shopper said, and all that it may refer to. */
export interface Turn {
  /** May be empty where something is attached. */
  readonly said: string;
  /** As they stand on the screen, chips edited by hand included. */
  readonly filters: Filters;
  readonly attachment: TurnAttachment | null;
  /** As the last turn of this conversation left it; `EMPTY_CONVERSATION` at first. */
  readonly conversation: Conversation;
  /** The last few exchanges; the conversation's state holds what is older. */
  readonly earlier: readonly Exchange[];
  /** What is on the screen, in the order shown there: 'the second one' is `quick[1]`. */
  readonly shown: { readonly quick: readonly CatalogueItem[]; readonly deep: readonly DeepPick[] };
  /** Items of earlier lists that the words may point back at: those of `recalledIds` that are still on offer. */
  readonly recalled: readonly CatalogueItem[];
  readonly profile: Pick<Profile, 'name' | 'preferences'>;
  readonly now: Date;
  /** The piece of the outfit in whose place another one is wanted, where a button said so; the words say it, too. */
  readonly swappedItemId?: string;
}

/**
 * `search` looks for garments; `answer` is about those already shown, `ask` asks back: for these nothing new is sought.
 */
export type Intent = 'search' | 'answer' | 'ask';

/** What a turn was understood to want. Plain JSON. */
export interface Understood {
  readonly intent: Intent;
  /** A few words for the list of conversations. */
  readonly title: string;
  /**
   * The whole wish in words, for the engine; may be '' where `conversation.leads` or the filters say what is
   * sought. It is searched with `filtersAreFinal`, since the filters hold all that the words say of them.
   */
  readonly refinedQuery: string;
  /** The filters to search with and to show as chips; always valid. */
  readonly filters: Filters;
  /** To be kept, and handed back with the next turn. `leads` goes to the engine with the refined query. */
  readonly conversation: Conversation;
  /**
   * A shown item to which pieces are sought that go with it (intent `answer`): whoever calls fetches them with
   * `SearchEngine.completeTheLook` and hands them over as `Findings.companions`. Null for none.
   */
  readonly companionsOf: string | null;
  /**
   * The outfit that the turn speaks of, with what is to be chosen in it left open: whoever calls fetches it with
   * `SearchEngine.composeOutfit` and hands it over as `Findings.outfit`. Absent for a turn about something else.
   */
  readonly outfit?: OutfitPlan;
}

/** What was found for what was understood. */
export interface Findings {
  readonly turn: Turn;
  readonly understood: Understood;
  /** Best first; empty where the intent is not `search`. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Pieces that go with `understood.companionsOf`, best first; empty where none were asked for. */
  readonly companions: readonly CatalogueItem[];
  /** What was composed for `understood.outfit`; absent where nothing was, or could be. */
  readonly outfit?: FoundOutfit;
  readonly relaxations: readonly string[];
  /** Parts `items` if not all of them have what was asked for in words. */
  readonly divider: Divider | null;
  /** Left out where nothing was sought. */
  readonly facets?: Facets;
  /** How the words of the search were read; left out where nothing was searched. */
  readonly reading?: QueryReading;
}

/**
 * The answer. Every id is one of the findings or of what is shown. Where the intent is not `search`, `quickPickIds`
 * is empty and what is shown stays; deep picks, where there are any (companions), take the place of the deep results.
 */
export interface Reply {
  /** Plain text, paragraphs parted by a blank line. */
  readonly reply: string;
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
  readonly quickPickIds: readonly string[];
  /** Further pieces that the stylist looked up for its answer; the deep picks and the text may name them. */
  readonly foundItems?: readonly CatalogueItem[];
  /** What the shopper asked for that the app does itself. */
  readonly actions?: readonly Action[];
  /** For `Conversation.spoken`: what was said so far, with what this reply said. */
  readonly spoken?: readonly string[];
}

/** Something that the shopper asked for besides words. */
export interface Action {
  readonly kind: 'addToWishlist' | 'removeFromWishlist';
  readonly itemIds: readonly string[];
}
