import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** What advice may depend on. All words are in lower case, without accents and apostrophes. */
export interface AdviceContext {
  /** The words of the question. */
  readonly words: string;
  /** The question after everything that the shopper said before it. */
  readonly told: string;
  /** The piece asked about; null for none. */
  readonly item: CatalogueItem | null;
  /** The items on the screen. */
  readonly shown: readonly CatalogueItem[];
  /** The colors named in the question, in its order. */
  readonly colors: readonly NamedColor[];
}

export interface NamedColor {
  readonly word: string;
  readonly colors: readonly Color[];
}

/** A subject on which shoppers ask advice, with what a good shop assistant would say. */
export interface AdviceTopic {
  readonly asks: Pick<RegExp, 'test'>;
  /** Full sentences, or '' for no advice. */
  readonly advise: (context: AdviceContext) => string;
}
