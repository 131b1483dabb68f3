import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Difference, OutfitPlan } from '../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../outfits/OutfitSlot.ts';
import type { PieceTrait } from '../outfits/traits/PieceTrait.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Answer } from './answering/Answer.ts';
import type { WearerSigns } from './wearing/weighWearer.ts';
import type { WishPart } from './wish/WishPart.ts';
import type { TermPlace } from './wording/termTable.ts';

/** What affects a search in addition to words and filters: attachments, colors to match, taste. */
export interface Leads {
  /** Ids of catalogue items that the results should resemble. The engine gets these items as `attachedItems`. */
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
     * Whether items that were shown before may be shown again if nothing new matches. False if the shopper asked for
     * different items.
     */
    readonly allowsRepeats?: boolean;
  };
  /**
   * Words of the lexicon for the shopper's taste, from the profile. They affect only the order of the results, and
   * weigh little.
   */
  readonly tastes: readonly string[];
  /** Kinds of garments to show first if the words name none, most likely first. */
  readonly kinds: readonly string[];
  /**
   * Kinds that the results should have because a similar piece has them, although the shopper did not name them. If
   * nothing is found, these kinds are dropped first.
   */
  readonly hintedKinds: readonly string[];
  /** The likely gender of the wearer, guessed from the garments: shoes to go with a dress are women's. */
  readonly hintedGenders: readonly Gender[];
  /** The words of the newest message. They weigh more than the words of older messages. */
  readonly emphasis: readonly string[];
  /** True if the newest message asks for something cheaper or more expensive than the shown pieces. */
  readonly holdsPrice?: boolean;
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

/** What is remembered of an attached picture for later messages. */
export interface Pictured {
  readonly id: string;
  readonly colors: readonly Color[];
  /** The kind of the garment in the picture; null if it is uncertain. */
  readonly kind: string | null;
}

/** A past list of results with its wish, so that the shopper can return to it. */
export interface Past {
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  readonly likeItemIds: readonly string[];
  readonly goesWith: readonly Color[];
  /** The first items of the list, in the order shown. */
  readonly shownIds: readonly string[];
  readonly spokenOf: readonly string[];
}

/** What the newest message changed or asked, for the reply. */
export interface Heard {
  /** The changes in the order of the shopper's words. */
  readonly changes: readonly Change[];
  /** What the reply answers or asks; used with the intents `answer` and `ask`. */
  readonly answer: Answer | null;
  /** Pieces that the total price leaves out. The reply names their prices separately. */
  readonly leftOut?: { readonly itemIds: readonly string[]; readonly words: readonly string[] };
  /** What a sum in another currency is in dollars: '50 pounds is about $65.' */
  readonly converted?: string;
  /** What the reply says about an outfit that stays as it is. */
  readonly remark?: OutfitRemark;
  /**
   * The qualities requested for the outfit, or for the piece of a slot. `name` is the shopper's word for the garment.
   */
  readonly restyled?: {
    readonly slot: OutfitSlot | null;
    readonly traits: readonly PieceTrait[];
    readonly differences: readonly Difference[];
    readonly said: string;
    readonly name: string;
  };
  /** Whether the reply lists the pieces of the outfit with their prices. */
  readonly isListed?: true;
  /** What the reply counts: pieces of these kinds in the outfit. Without kinds, it counts the possible outfits. */
  readonly counted?: { readonly kinds: readonly string[]; readonly words: string };
}

/** What the reply says about an outfit that stays as it is. */
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
    | 'matches'
    | 'choice'
    | 'tuck'
    | 'without';
  /** The pieces that the shopper mentioned. */
  readonly itemIds: readonly string[];
  /** A kind that the shopper mentioned but the outfit does not contain. */
  readonly absent?: string;
  /** The two things that the shopper asks to choose between. */
  readonly options?: readonly ChoiceOption[];
}

/** One of two things in a question such as 'brown shoes or black shoes?'. */
export interface ChoiceOption {
  readonly words: string;
  readonly color: Color | null;
  /** The slot of the present piece, if the question compares with it; otherwise null. */
  readonly slot: OutfitSlot | null;
}

/** One change that a message makes, with words for the reply ('under $120', 'floral', 'in green'). */
export interface Change {
  readonly kind:
    | 'anew'
    /** The newly requested garments. */
    | 'kind'
    | 'wish'
    | 'cloth'
    | 'refused'
    | 'lessOf'
    /** More or less of a property that no catalogue states, so that it cannot affect the order of the results. */
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
  /** Whether the words stand before or after the garment's name. The default is before. */
  readonly place?: TermPlace;
}

/**
 * The state of a conversation between two messages. It is plain JSON that the caller stores and passes to the next
 * turn. A search uses only its `leads`.
 */
export interface Conversation {
  readonly version: 1;
  /** The number of messages so far. */
  readonly turns: number;
  /** Whether the first search is done. The filters of the profile apply only to the first search. */
  readonly isBegun: boolean;
  /** The parts of the wish, in the order of the shopper's words. */
  readonly wish: readonly WishPart[];
  /** The filters after the last message. If the next message comes with others, the shopper changed them by hand. */
  readonly filters: Filters;
  /** Values that the shopper removed by hand. They are not added again by the profile or by an earlier wish. */
  readonly undone: Partial<Filters>;
  readonly leads: Leads;
  /**
   * Whether the price limit is the shopper's whole budget ('my budget is 250'). Then it also limits the next garment.
   */
  readonly ownsBudget: boolean;
  /**
   * The price limits that the shopper named, before 'cheaper' or 'dearer' changed them. A search for another garment
   * uses them again.
   */
  readonly saidBounds: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> | null;
  /** Whether the shopper is looking for a present. */
  readonly isPresent?: boolean;
  readonly wearer: 'self' | 'other';
  /** What the messages tell of the shopper's gender; absent if they tell nothing. */
  readonly signs?: WearerSigns;
  /** What the shopper said about themselves ('I run warm'). It is stored here while the search is for somebody else. */
  readonly aside: readonly WishPart[];
  /** The last attached item. 'The one I sent' means this item. */
  readonly attached: CatalogueItem | null;
  /** The last attached picture; null if a catalogue item was attached later. */
  readonly pictured: Pictured | null;
  /** The number of messages in a row that the stylist answered with a question. */
  readonly asked: number;
  /** The ids of the items mentioned last, newest first. */
  readonly spokenOf: readonly string[];
  /** The ids of the items mentioned before `spokenOf`, newest first; absent if there are none. */
  readonly spokenBefore?: readonly string[];
  /** The ids of the pieces that the shopper saved or decided for, newest first; absent if there are none. */
  readonly chosenIds?: readonly string[];
  /** The lists before the shown one, newest first. */
  readonly past: readonly Past[];
  readonly title: string;
  /** The last composed outfit; null if there is none. */
  readonly outfit: OutfitPlan | null;
  /** The outfit before each of its last changes, newest first; absent if there are none. */
  readonly earlierOutfits?: readonly OutfitPlan[];
  /** Whether the shopper has searched for single garments since the last outfit. */
  readonly isOutfitLeft?: boolean;
  readonly heard: Heard;
  /** The keys of the sentences that the stylist has used ('found:2'), oldest first. They prevent repetitions. */
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
