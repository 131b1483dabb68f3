import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../outfits/OutfitPlan.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Answer } from './answering/Answer.ts';
import type { WishPart } from './wish/WishPart.ts';
import type { TermPlace } from './wording/termTable.ts';

/**
 * What guides the search besides words and filters. An attachment whose look is wanted is in `likeItemIds` or
 * `likePictureIds`; of one that pieces are to match, only the colors are kept, in `goesWith`.
 */
export interface Leads {
  /** Catalogue items that the results should resemble: the engine's `attachedItems`. */
  readonly likeItemIds: readonly string[];
  /** Attached pictures that the results should resemble. */
  readonly likePictureIds: readonly string[];
  /** Colors that the results should match; empty for none. */
  readonly goesWith: readonly Color[];
  /** Items and brands that are left out of the results. */
  readonly leaveOut: {
    readonly itemIds: readonly string[];
    readonly brands: readonly string[];
    /**
     * Whether items shown before may come back if there is no new match; false where the shopper asked for other ones.
     */
    readonly allowsRepeats?: boolean;
  };
  /** Tastes from the profile, in words of the lexicon; they weigh lightly and exclude nothing. */
  readonly tastes: readonly string[];
  /** Kinds of garment to rank first where the words name none, the likeliest first. */
  readonly kinds: readonly string[];
  /** Kinds that come from a piece to resemble rather than from the shopper's words; the search drops these first. */
  readonly hintedKinds: readonly string[];
  /** The wearer's likely gender, guessed from the garments: shoes to go with a dress are women's shoes. */
  readonly hintedGenders: readonly Gender[];
  /** The words of the newest turn, which count more than older wishes. */
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

/** What later turns need to know of an attached picture. */
export interface Pictured {
  readonly id: string;
  readonly colors: readonly Color[];
  /** The kind of the garment in the picture; null if it is uncertain. */
  readonly kind: string | null;
}

/** An earlier list and the wish that found it, to which the shopper can go back. */
export interface Past {
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  readonly likeItemIds: readonly string[];
  readonly goesWith: readonly Color[];
  /** The first items of the list, in the order shown. */
  readonly shownIds: readonly string[];
  readonly spokenOf: readonly string[];
}

/** What the newest turn changed or asked, from which the reply is worded. */
export interface Heard {
  /** The changes in the order in which they were said. */
  readonly changes: readonly Change[];
  /** What the reply must answer, where the intent is `answer` or `ask`. */
  readonly answer: Answer | null;
  /** Pieces whose price the reply names apart from the total. */
  readonly leftOut?: { readonly itemIds: readonly string[]; readonly words: readonly string[] };
  /** What the reply says about an outfit that stays as it is. */
  readonly remark?: OutfitRemark;
  /** Whether the reply lists the pieces of the outfit with their prices. */
  readonly isListed?: true;
  /** What the reply counts: the outfit's pieces of these kinds, or the possible outfits where no kind is named. */
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
    | 'warmth'
    | 'matches';
  /** The pieces that the shopper spoke of. */
  readonly itemIds: readonly string[];
  /** A kind that the shopper spoke of and that the outfit lacks. */
  readonly absent?: string;
}

/** One change that a turn made, and the words that name it ('under $120', 'floral', 'in green'). */
export interface Change {
  readonly kind:
    | 'anew'
    /** The garments that are newly asked for. */
    | 'kind'
    | 'wish'
    | 'cloth'
    | 'refused'
    | 'lessOf'
    /** More or less of something that nothing on record tells. */
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
  /** Where the words of a wish stand beside the garment; before it, unless said otherwise. */
  readonly place?: TermPlace;
}

/**
 * The state of a conversation between turns, plain JSON. Callers store it and return it unchanged; the search reads
 * only `leads`.
 */
export interface Conversation {
  readonly version: 1;
  /** The number of turns understood so far. */
  readonly turns: number;
  /** Whether something was sought and the profile's filters were applied; they are not applied a second time. */
  readonly isBegun: boolean;
  /** The parts of the wish, in the order in which they were said. */
  readonly wish: readonly WishPart[];
  /** The filters after the last turn; a difference at the next turn was made by hand. */
  readonly filters: Filters;
  /** Values that the shopper removed by hand; neither the profile nor an earlier wish brings them back. */
  readonly undone: Partial<Filters>;
  readonly leads: Leads;
  /** Whether the price limit is the shopper's budget ('my budget is 250'), which also holds for the next garment. */
  readonly ownsBudget: boolean;
  /**
   * The price limits as the shopper said them, before 'cheaper' or 'dearer' moved them; they hold again for another
   * garment.
   */
  readonly saidBounds: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> | null;
  /** Whether the shopper is looking for a present. */
  readonly isPresent?: boolean;
  /** Who will wear the pieces. */
  readonly wearer: 'self' | 'other';
  /** What the shopper said of themselves ('I run warm'), set aside while the search is for somebody else. */
  readonly aside: readonly WishPart[];
  /** The item that was attached last; 'the one I sent' means it. */
  readonly attached: CatalogueItem | null;
  /** The picture that was attached last; null if an item was attached after it. */
  readonly pictured: Pictured | null;
  /** The number of questions that the stylist has asked in a row. */
  readonly asked: number;
  /** Ids of the items spoken of last, the most recent first. */
  readonly spokenOf: readonly string[];
  /** Ids of the items spoken of before those, the most recent first; absent for none. */
  readonly spokenBefore?: readonly string[];
  /** The lists before the one on the screen, newest first. */
  readonly past: readonly Past[];
  readonly title: string;
  /** The outfit that was composed last; null for none. */
  readonly outfit: OutfitPlan | null;
  /** The outfit as it was before its last changes, newest first; absent for none. */
  readonly earlierOutfits?: readonly OutfitPlan[];
  /** Whether the shopper has searched for single garments since the outfit was shown. */
  readonly isOutfitLeft?: boolean;
  readonly heard: Heard;
  /** Keys of the sentences that the stylist has used ('found:2'), oldest first, so that none is repeated. */
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
