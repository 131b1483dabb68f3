import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../outfits/OutfitPlan.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Answer } from './answering/Answer.ts';
import type { WishPart } from './wish/WishPart.ts';
import type { TermPlace } from './wording/termTable.ts';

/**
 * What guides the search in addition to words and filters. `likeItemIds` and `likePictureIds` contain attachments
 * that the results should resemble. `goesWith` contains the colors of an attachment that the results should match.
 */
export interface Leads {
  /** Catalogue items that the results should resemble; the engine gets them as `attachedItems`. */
  readonly likeItemIds: readonly string[];
  /** Attached pictures that the results should resemble. */
  readonly likePictureIds: readonly string[];
  /** Colors that the results should match; empty if there are none. */
  readonly goesWith: readonly Color[];
  /** Items and brands that are left out of the results. */
  readonly leaveOut: {
    readonly itemIds: readonly string[];
    readonly brands: readonly string[];
    /**
     * Whether items that were shown before may be shown again if nothing new matches; false if the shopper requested
     * different items.
     */
    readonly allowsRepeats?: boolean;
  };
  /** Words of the lexicon for the shopper's taste, from the profile. They have little weight and exclude nothing. */
  readonly tastes: readonly string[];
  /** Kinds of garment to rank first if the words name none, most likely first. */
  readonly kinds: readonly string[];
  /**
   * Kinds of a piece that the results should resemble, if the shopper did not state them. The search relaxes them
   * first.
   */
  readonly hintedKinds: readonly string[];
  /** The wearer's likely gender, guessed from the garments: shoes to go with a dress are women's shoes. */
  readonly hintedGenders: readonly Gender[];
  /** The words of the newest turn, which have more weight than older wishes. */
  readonly emphasis: readonly string[];
}

export const NO_LEADS: Leads = {
  likeItemIds: [],
  likePictureIds: [],
  goesWith: [],
  leaveOut: { itemIds: [], brands: [] },
  tastes: [],
  kinds: [],
  hintedKinds: [],
  hintedGenders: [],
  emphasis: [],
};

/** What later turns must know about an attached picture. */
export interface Pictured {
  readonly id: string;
  readonly colors: readonly Color[];
  /** The kind of the garment in the picture; null if it is uncertain. */
  readonly kind: string | null;
}

/** An earlier list with its wish, to which the shopper can return. */
export interface Past {
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  readonly likeItemIds: readonly string[];
  readonly goesWith: readonly Color[];
  /** The first items of the list, in the order shown. */
  readonly shownIds: readonly string[];
  readonly spokenOf: readonly string[];
}

/** What the newest turn changed or asked, which the reply is about. */
export interface Heard {
  /** The changes in the order of the shopper's words. */
  readonly changes: readonly Change[];
  /** What the reply must answer if the intent is `answer` or `ask`. */
  readonly answer: Answer | null;
  /** Pieces whose prices the reply names separately from the total. */
  readonly leftOut?: { readonly itemIds: readonly string[]; readonly words: readonly string[] };
  /** What the reply says about an outfit that does not change. */
  readonly remark?: OutfitRemark;
  /** Whether the reply lists the pieces of the outfit with their prices. */
  readonly isListed?: true;
  /** What the reply counts: pieces of these kinds in the outfit, or possible outfits if no kind is named. */
  readonly counted?: { readonly kinds: readonly string[]; readonly words: string };
}

/** What the reply says about an outfit that does not change. */
export interface OutfitRemark {
  readonly topic:
    | 'noted'
    | 'kept'
    | 'liked'
    | 'disliked'
    | 'unclear'
    | 'why'
    | 'dressUp'
    | 'unanswered'
    | 'there'
    | 'tooMuch'
    | 'age'
    | 'warmth'
    | 'matches';
  /** The pieces that the shopper mentioned. */
  readonly itemIds: readonly string[];
  /** A kind that the shopper mentioned although the outfit lacks it. */
  readonly absent?: string;
}

/** One change that a turn made, and the words that name it ('under $120', 'floral', 'in green'). */
export interface Change {
  readonly kind:
    | 'anew'
    /** The newly requested garments. */
    | 'kind'
    | 'wish'
    | 'cloth'
    | 'refused'
    | 'lessOf'
    /** More or less of a property that no catalogue states. */
    | 'unplaced'
    | 'color'
    | 'size'
    | 'wearer'
    | 'sale'
    | 'cheaper'
    | 'dearer'
    | 'price'
    | 'forgot'
    | 'dropped'
    | 'unsized'
    | 'returned'
    | 'like'
    | 'goesWith'
    | 'brand'
    | 'profile'
    | 'season'
    | 'unshown'
    | 'disliked';
  readonly words: string;
  /** Where the words of a wish go in relation to the garment; before it by default. */
  readonly place?: TermPlace;
}

/**
 * The state of a conversation between turns, as plain JSON. Callers store it and return it unchanged; a search only
 * uses `leads`.
 */
export interface Conversation {
  readonly version: 1;
  /** The number of turns understood so far. */
  readonly turns: number;
  /** Whether the shopper has searched, and the filters of the profile were applied. They are applied only once. */
  readonly isBegun: boolean;
  /** The parts of the wish, in the order of the shopper's words. */
  readonly wish: readonly WishPart[];
  /** The filters after the last turn. If they differ at the next turn, the shopper changed them by hand. */
  readonly filters: Filters;
  /** Values that the shopper removed by hand. Neither the profile nor an earlier wish adds them again. */
  readonly undone: Partial<Filters>;
  readonly leads: Leads;
  /** Whether the price limit is the shopper's budget ('my budget is 250'), which also applies to the next garment. */
  readonly ownsBudget: boolean;
  /**
   * The price limits in the shopper's words, before 'cheaper' or 'dearer' changed them. They apply again to another
   * garment.
   */
  readonly saidBounds: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> | null;
  /** Whether the shopper is looking for a present. */
  readonly isPresent?: boolean;
  /** Who will wear the pieces. */
  readonly wearer: 'self' | 'other';
  /** What the shopper said about themselves ('I run warm'), which is kept apart during a search for somebody else. */
  readonly aside: readonly WishPart[];
  /** The last attached item, which 'the one I sent' means. */
  readonly attached: CatalogueItem | null;
  /** The last attached picture; null if an item was attached after it. */
  readonly pictured: Pictured | null;
  /** How many questions in a row the stylist has asked. */
  readonly asked: number;
  /** The ids of the items mentioned last, newest first. */
  readonly spokenOf: readonly string[];
  /** The ids of the items mentioned before `spokenOf`, newest first; absent if there are none. */
  readonly spokenBefore?: readonly string[];
  /** The lists before the shown one, newest first. */
  readonly past: readonly Past[];
  readonly title: string;
  /** The last composed outfit; null if there is none. */
  readonly outfit: OutfitPlan | null;
  /** The outfit before each of its last changes, newest first; absent if there are none. */
  readonly earlierOutfits?: readonly OutfitPlan[];
  /** Whether the shopper has searched for single garments since the outfit was shown. */
  readonly isOutfitLeft?: boolean;
  readonly heard: Heard;
  /** The keys of the sentences that the stylist has used ('found:2'), oldest first, so that no sentence is repeated. */
  readonly spoken?: readonly string[];
}

export const EMPTY_CONVERSATION: Conversation = {
  version: 1,
  turns: 0,
  isBegun: false,
  wish: [],
  filters: NO_FILTERS,
  undone: {},
  leads: NO_LEADS,
  ownsBudget: false,
  saidBounds: null,
  wearer: 'self',
  aside: [],
  attached: null,
  pictured: null,
  asked: 0,
  spokenOf: [],
  past: [],
  title: '',
  outfit: null,
  heard: { changes: [], answer: null },
};
