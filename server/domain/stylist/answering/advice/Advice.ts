import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** What advice may depend on. All texts are in lower case, without accents and apostrophes. */
export interface AdviceContext {
  /** The words of the question. */
  readonly words: string;
  /** All words of the shopper so far, with the question at the end. */
  readonly toldText: string;
  /** The piece in question; null if there is none. */
  readonly item: CatalogueItem | null;
  /** The shown items. */
  readonly shown: readonly CatalogueItem[];
  /** The colors that the question names, in order. */
  readonly colors: readonly NamedColor[];
}

export interface NamedColor {
  readonly word: string;
  readonly colors: readonly Color[];
}

/** A subject of advice, with what a good shop assistant would say. */
export interface AdviceTopic {
  readonly asks: Pick<RegExp, 'test'>;
  /** Returns the advice in full sentences; '' if there is none. */
  readonly advise: (context: AdviceContext) => string;
}
