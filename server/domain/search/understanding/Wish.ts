import type { Color, Gender, Size, SortOption } from '../../../../src/domain/catalogue/vocabulary.ts';

/** Acceptable kinds, with how well each fits (1 is best). */
export type KindWeights = Readonly<Record<string, number>>;

/** A requested garment. A wish may name two, each with its own color. */
export interface RequestedGarment {
  readonly kinds: KindWeights;
  readonly colors: readonly Color[];
}

/** A preference. Any of its alternatives meets it, to the degree of the alternative's weight (0 to 1). */
export interface Preference {
  readonly label: string;
  readonly facet: string;
  readonly weight: number;
  /** The alternatives: for each concept id, how well the concept meets the preference. */
  readonly alternatives: Readonly<Record<string, number>>;
  /** Stems that together also meet the preference; empty if only concepts do. */
  readonly stems: readonly string[];
}

/**
 * A property that was requested in words: a cloth, cut, detail or shade. Pieces with all such properties come first,
 * above a divider.
 */
export interface Attribute {
  /** The names of the alternatives, for sentences. A garment's own name ('trucker jacket') is the only name. */
  readonly names: readonly string[];
  /** The facet of the names; `garment` for a garment's own name. */
  readonly facet: string;
  /** The ids of the concepts. A piece has the attribute if it has one of them. */
  readonly concepts: readonly string[];
  /** The stems of a word outside the lexicon. The piece's name must contain all of them. */
  readonly stems: readonly string[];
  /** The positions of the garments that the attribute describes; empty for all garments. */
  readonly garments: readonly number[];
  /** The ids of concepts that a piece must not have: wedding guests do not wear white. */
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
  /** -1 if cheaper is better, 1 if more expensive is better, 0 without a preference. */
  readonly priceLeaning: -1 | 0 | 1;
  readonly preferences: readonly Preference[];
  /** The properties of the pieces before the divider. */
  readonly attributes: readonly Attribute[];
  /** The requested occasion. In searches, it is binding like the attributes. */
  readonly occasions: readonly Attribute[];
  readonly refusals: Refusals;
  /** The order that the words ask for ('cheapest first'); null for relevance. */
  readonly sort: SortOption | null;
  /** Sentences about how words were understood, and about what the catalogue does not state. */
  readonly remarks: readonly string[];
  /** Concepts that count against an item ('not too formal'). */
  readonly dislikedConcepts: readonly string[];
  /** The stems of all meaningful words, for the word score. */
  readonly stems: readonly string[];
  /** What was understood apart from filters, in the order of the words: 'linen', 'summer wedding', 'not too formal'. */
  readonly understood: readonly string[];
  /** Words without an effect, because they describe no piece. Leaves out words that remarks mention. */
  readonly unusedWords: readonly string[];
  /** The words for a wanted thing that is no garment ('candle'); empty if there is none. */
  readonly unknownThing: readonly string[];
}
