import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../outfits/OutfitPlan.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Answer } from './answering/Answer.ts';
import type { WishPart } from './wish/WishPart.ts';

/**
 * What the search is to go by besides words and filters. What a turn carried is in here where it is a model;
 * where it is only to be matched, its colours are.
 */
export interface Leads {
  /** Catalogue items whose look is wanted, pointed at or attached: the engine's `attachedItems`. */
  readonly likeItemIds: readonly string[];
  /** Attached pictures whose look is wanted. */
  readonly likePictureIds: readonly string[];
  /** Colours that the pieces are to go with; empty for none. */
  readonly goesWith: readonly Color[];
  /** Not to be shown: items the shopper has turned down, and brands. */
  readonly leaveOut: {
    readonly itemIds: readonly string[];
    readonly brands: readonly string[];
    /** This turn asked for something else than 'others', so where nothing new answers it those seen may come back. */
    readonly mayShowAgain?: boolean;
  };
  /** What the profile says of taste, in words of fashion language; counts lightly and demands nothing. */
  readonly tastes: readonly string[];
  /** Garments to lead with where none is named, the likeliest first. */
  readonly kinds: readonly string[];
  /** Garments among the words that nobody said: those of a piece that others are to be like. They give way first. */
  readonly hintedKinds: readonly string[];
  /** The wearer's likely gender, guessed from the garments: whoever wants a dress and shoes wants women's shoes. */
  readonly hintedGenders: readonly Gender[];
  /** What was said last, in words of search: a refinement shows, however much was wished for before. */
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

/** An attached picture, as far as later turns speak of it. */
export interface Pictured {
  readonly id: string;
  readonly colors: readonly Color[];
  /** The kind of the garment in the picture; null if it is uncertain. */
  readonly kind: string | null;
}

/** A list that was on the screen before, and the wish that found it: what one can go back to. */
export interface Past {
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  readonly likeItemIds: readonly string[];
  readonly goesWith: readonly Color[];
  /** As far as a shopper looks, in the order shown. */
  readonly shownIds: readonly string[];
  readonly spokenOf: readonly string[];
}

/** What was done with the newest turn, for the words that answer it. */
export interface Heard {
  /** What changed, in the order in which it was said ('cheaper', 'color', 'refused', 'anew' ...). */
  readonly changes: readonly Change[];
  /** What is to be answered, where the intent is `answer` or `ask`. */
  readonly answer: Answer | null;
  /** Pieces whose price is to be told apart from the total. */
  readonly leftOut?: { readonly itemIds: readonly string[]; readonly words: readonly string[] };
  /** What is said of an outfit that stays as it is. */
  readonly remark?: OutfitRemark;
  /** The pieces of an outfit are asked for, with their prices. */
  readonly isListed?: true;
  /** What is to be counted in the outfit: pieces of these kinds, or the outfits that it makes where none is named. */
  readonly counted?: { readonly kinds: readonly string[]; readonly words: string };
}

/** What is answered where an outfit stays as it is. */
export interface OutfitRemark {
  readonly topic: 'noted' | 'kept' | 'liked' | 'disliked' | 'unclear' | 'why' | 'dressUp' | 'unanswered';
  /** The pieces that were spoken of. */
  readonly itemIds: readonly string[];
  /** What was spoken of although the outfit has none. */
  readonly absent?: string;
}

/** One thing that a turn changed, and the words to say it by ('under $120', 'floral', 'in green'). */
export interface Change {
  readonly kind:
    | 'anew'
    | 'kind'
    | 'wish'
    | 'refused'
    | 'lessOf'
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
}

/**
 * The state of a conversation between turns, plain JSON. Whoever keeps it hands it back as it was;
 * `leads` is meant for the search, the rest only for stylists.
 */
export interface Conversation {
  readonly version: 1;
  /** Turns understood so far. */
  readonly turns: number;
  /** Something was sought, and with it the profile taken in; what the shopper makes of it then is theirs. */
  readonly isBegun: boolean;
  /** What is wished for in words, in the order in which it was said. */
  readonly wish: readonly WishPart[];
  /** The filters after the last turn; whatever differs at the next turn was changed by hand. */
  readonly filters: Filters;
  /** Values that the shopper removed by hand; neither the profile nor an earlier wish brings them back. */
  readonly undone: Partial<Filters>;
  readonly leads: Leads;
  /** The price was said of the purse ('my budget is 250'), so it outlives the garment that it was said of. */
  readonly ownsBudget: boolean;
  /** The prices as they were said, where 'cheaper' or 'dearer' has moved them since: for another garment these hold. */
  readonly saidBounds: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> | null;
  /** What is looked for is to be given away. */
  readonly isPresent?: boolean;
  /** For whom it is so far. */
  readonly wearer: 'self' | 'other';
  /** What is about the shopper while it is for somebody else. */
  readonly aside: readonly WishPart[];
  /** The item that was attached last; 'the one I sent' means it. */
  readonly attached: CatalogueItem | null;
  /** The picture that was attached last, unless an item was since. */
  readonly pictured: Pictured | null;
  /** Questions asked in a row. */
  readonly asked: number;
  /** The items spoken of last, the nearest first. */
  readonly spokenOf: readonly string[];
  /** The items spoken of before those, the nearest first; absent for none. */
  readonly spokenBefore?: readonly string[];
  /** The lists before the one on the screen, newest first. */
  readonly past: readonly Past[];
  readonly title: string;
  /** The outfit that was composed last, each place with its piece; null for none. */
  readonly outfit: OutfitPlan | null;
  /** The outfit as it was before its last changes, newest first; absent for none. */
  readonly earlierOutfits?: readonly OutfitPlan[];
  /** Whether the shopper has searched for single garments since the outfit was shown. */
  readonly isOutfitLeft?: boolean;
  readonly heard: Heard;
  /** The sentences that the stylist has used ('found:2'), so that none is heard twice; the oldest first. */
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
