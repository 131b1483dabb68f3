import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** A garment in the shopper's words that is not among the shown pieces: 'white sneakers'. */
export interface Companion {
  readonly words: string;
  readonly color: Color | null;
}

/** What an opinion may depend on. All texts are in lower case, without accents and apostrophes. */
export interface OpinionCase {
  /** The words of the question. */
  readonly words: string;
  /** The whole message, because a question such as 'or is that a bad idea?' continues it. */
  readonly message: string;
  /** All words of the shopper so far. */
  readonly toldText: string;
  /** The pieces in question, at least one. */
  readonly pieces: readonly CatalogueItem[];
  /** Whether the question is about all pieces of the shown outfit. */
  readonly isOfOutfit: boolean;
  /** The pieces of the shown outfit; empty if a list is shown. */
  readonly outfit: readonly CatalogueItem[];
  /** What the clothes are for ('a wedding'); '' if unknown. */
  readonly purpose: string;
  /** How formal the purpose is, from 0 (sports) to 1 (black tie); null if unknown. */
  readonly formality: number | null;
  readonly companions: readonly Companion[];
}

/** An opinion: the verdict on what was asked, the reason in full sentences, and what the stylist could do. */
export interface Judgment {
  readonly verdict: 'yes' | 'no' | 'depends';
  readonly reason: string;
  readonly offer?: string;
  /** Set if the reason says the verdict itself. */
  readonly isWhole?: true;
}

export type Judge = (question: OpinionCase) => Judgment | null;
