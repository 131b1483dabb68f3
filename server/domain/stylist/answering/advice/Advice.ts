import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** What advice may draw on. All words in small letters, without accents and apostrophes. */
export interface AdviceContext {
  /** The question. */
  readonly words: string;
  /** The question with all that was said before it in the talk. */
  readonly told: string;
  /** The piece asked about, if there is one. */
  readonly item: CatalogueItem | null;
  /** What is on the screen. */
  readonly shown: readonly CatalogueItem[];
  /** Colors named in the question, in its order. */
  readonly colors: readonly NamedColor[];
}

export interface NamedColor {
  readonly word: string;
  readonly colors: readonly Color[];
}

/** Something that shoppers ask advice on, with what a good shop assistant would say. */
export interface AdviceTopic {
  readonly asks: Pick<RegExp, 'test'>;
  /** Whole sentences; '' where nothing sensible can be said. */
  readonly advise: (context: AdviceContext) => string;
}
