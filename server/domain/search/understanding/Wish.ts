import type { Color, Gender, Size, SortOption } from '../../../../src/domain/catalogue/vocabulary.ts';

/** Acceptable kinds, and how well each fits (1 is best). */
export type KindWeights = Readonly<Record<string, number>>;

/** One requested garment; a wish may name two, each with its own color. */
export interface RequestedGarment {
  readonly kinds: KindWeights;
  readonly colors: readonly Color[];
}

/** A preference: any of the alternatives fulfills it to the degree of its weight (0 to 1). */
export interface Preference {
  readonly label: string;
  readonly facet: string;
  readonly weight: number;
  /** The alternatives: concept id to how well the concept fulfills the preference. */
  readonly alternatives: Readonly<Record<string, number>>;
  /** Stems that also fulfill the preference, all of them together; empty if only concepts do. */
  readonly stems: readonly string[];
}

/**
 * A property that was requested in words: a cloth, cut, detail or shade. Pieces that have all of them come before the
 * others, above a divider.
 */
export interface Attribute {
  /** Names of the alternatives, for the sentences about it; for a garment's own name, that name ('trucker jacket'). */
  readonly names: readonly string[];
  /** The facet of the names; `garment` for a garment's own name. */
  readonly facet: string;
  /** Ids of concepts; a piece has the attribute if it has one of them. */
  readonly concepts: readonly string[];
  /** For a word outside the lexicon: its stems, which the piece's name must all contain. */
  readonly stems: readonly string[];
  /** Positions of the garments that it describes; empty for all of them. */
  readonly garments: readonly number[];
  /** Ids of concepts that a piece must not have: wedding guests do not wear white. */
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
  /** The searched words, after spelling correction. */
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
  /** Whole dollars, inclusive bounds. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** -1: cheaper is better, 1: more expensive is better, 0: no preference. */
  readonly priceLeaning: -1 | 0 | 1;
  readonly preferences: readonly Preference[];
  /** Properties of the pieces that come before the divider. */
  readonly attributes: readonly Attribute[];
  /** The requested occasion, which is binding in searches like the attributes. */
  readonly occasions: readonly Attribute[];
  readonly refusals: Refusals;
  /** The order that the words ask for ('cheapest first'); null for relevance. */
  readonly sort: SortOption | null;
  /** Sentences about how words were read, and about what the catalogue does not state. */
  readonly remarks: readonly string[];
  /** Concepts that count against an item ('not too formal'). */
  readonly dislikedConcepts: readonly string[];
  /** Stems of all meaningful words, for the lexical score. */
  readonly stems: readonly string[];
  /** What was understood besides filters, in the order of the words: 'linen', 'summer wedding', 'not too formal'. */
  readonly understood: readonly string[];
  /** Words without effect, because they describe no piece; without the words of remarks. */
  readonly unusedWords: readonly string[];
  /** The words that name the wanted thing if it is not a garment ('candle'); empty if there are none. */
  readonly unknownThing: readonly string[];
}
