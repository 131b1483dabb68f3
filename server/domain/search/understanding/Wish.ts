import type { Color, Gender, Size, SortOption } from '../../../../src/domain/catalogue/vocabulary.ts';

/** Acceptable kinds, with how well each fits (1 is best). */
export type KindWeights = Readonly<Record<string, number>>;

/** A requested garment. A wish may name two, each with its own color. */
export interface RequestedGarment {
  readonly kinds: KindWeights;
  readonly colors: readonly Color[];
}

/**
 * A preference. An item meets it by having any of the alternatives, to the degree of that alternative's weight (0 to
 * 1).
 */
export interface Preference {
  readonly label: string;
  readonly facet: string;
  readonly weight: number;
  /** The alternatives: for each concept id, how well the concept meets the preference. */
  readonly alternatives: Readonly<Record<string, number>>;
  /** A piece with all of these stems also meets the preference. Empty if the preference has only concepts. */
  readonly stems: readonly string[];
}

/**
 * A property that was requested in words: a cloth, cut, detail or shade. Pieces with all requested properties come
 * first, above a divider.
 */
export interface Attribute {
  /**
   * The names of the alternatives, for sentences. For a garment such as 'trucker jacket', the garment's name is the
   * only one.
   */
  readonly names: readonly string[];
  /** The facet of the names; `garment` for a garment's own name. */
  readonly facet: string;
  /** The ids of the concepts. A piece has the attribute if it has one of them. */
  readonly concepts: readonly string[];
  /** The stems of a word outside the lexicon. A piece has the attribute if its name contains all of them. */
  readonly stems: readonly string[];
  /** The positions of the garments that the attribute describes; empty for all garments. */
  readonly garments: readonly number[];
  /** The ids of concepts that exclude a piece: white for wedding guests. */
  readonly without?: readonly string[];
}

/** What the results must not have. */
export interface Refusals {
  readonly kinds: readonly string[];
  readonly colors: readonly Color[];
  readonly concepts: readonly string[];
  readonly stems: readonly string[];
}

/** The parsed request of a shopper. */
export interface Wish {
  /** The searched words, with corrected spelling. */
  readonly words: readonly string[];
  readonly correctedQuery: string | null;
  readonly garments: readonly RequestedGarment[];
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  /** The likely genders of the wearer if the words name none. */
  readonly impliedGenders: readonly Gender[];
  /** The garments that a look begins with ('office siren'); empty without a look. */
  readonly lookKinds: KindWeights;
  /** Whether the words name another wearer than the shopper. */
  readonly isForSomebodyElse: boolean;
  /** Whether the words ask for a gift. */
  readonly isGift: boolean;
  readonly sizes: readonly Size[];
  /** The requested brands, as the catalogue writes them. */
  readonly brands: readonly string[];
  readonly sale: boolean;
  /** In whole dollars; both bounds are included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Preferred end of the price range: -1 for low prices, 1 for high prices, 0 for no preference. */
  readonly priceLeaning: -1 | 0 | 1;
  readonly preferences: readonly Preference[];
  /** The properties that pieces above the divider must have. */
  readonly attributes: readonly Attribute[];
  /** The requested occasion. In a search, pieces for the occasion come first, as for attributes. */
  readonly occasions: readonly Attribute[];
  readonly refusals: Refusals;
  /** The order that the words ask for ('cheapest first'); null for relevance. */
  readonly sort: SortOption | null;
  /** Sentences for the shopper: how words were understood, and what the catalogue does not state. */
  readonly remarks: readonly string[];
  /** Concepts that count against an item ('not too formal'). */
  readonly dislikedConcepts: readonly string[];
  /** The stems of all meaningful words, for the word score. */
  readonly stems: readonly string[];
  /**
   * The labels of what was understood apart from filters, in the order of the words: 'linen', 'summer wedding', 'not
   * too formal'.
   */
  readonly understood: readonly string[];
  /** Words that had no effect because they describe no piece, without the words that remarks mention. */
  readonly unusedWords: readonly string[];
  /** The words for a wanted thing that is no garment ('candle'); empty if there is none. */
  readonly unknownThing: readonly string[];
}
