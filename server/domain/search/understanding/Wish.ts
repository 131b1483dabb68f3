import type { Color, Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';

/** Kinds that would do, and how well each does (1 is best). */
export type KindWeights = Readonly<Record<string, number>>;

/** One garment asked for; a wish may name two, each in its own color. */
export interface Want {
  readonly kinds: KindWeights;
  readonly colors: readonly Color[];
}

/** Something that would please: any of the alternatives grants it as far as its weight says (0 to 1). */
export interface SoftWish {
  readonly label: string;
  readonly facet: string;
  readonly weight: number;
  /** Concept id to how well it serves. */
  readonly alternatives: Readonly<Record<string, number>>;
  /** Stems that together grant it as well; empty where only concepts do. */
  readonly stems: readonly string[];
}

/** What must not be there. */
export interface Refusals {
  readonly kinds: readonly string[];
  readonly colors: readonly Color[];
  readonly concepts: readonly string[];
  readonly stems: readonly string[];
}

/** What a shopper's words ask for. */
export interface Wish {
  /** The words as they are searched, spelling mended. */
  readonly words: readonly string[];
  readonly correctedQuery: string | null;
  readonly wants: readonly Want[];
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  readonly sale: boolean;
  /** Whole dollars, both ends inside. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** -1: the cheaper the better, 1: the dearer, 0: no matter. */
  readonly priceLeaning: -1 | 0 | 1;
  readonly soft: readonly SoftWish[];
  readonly refused: Refusals;
  /** Concepts that are better not there ('not too formal'). */
  readonly disliked: readonly string[];
  /** Stems of all words with a meaning, for the lexical score. */
  readonly stems: readonly string[];
}
