import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { createDictionary } from '../../../text/createDictionary.ts';

/** What words of a cloth or a cut do for a criterion, from -4 to 4. A word that is missing does nothing for it. */
export interface Worth {
  readonly byWord: Readonly<Record<string, number>>;
  /** The reason in favor of a piece, as the end of 'which …': 'wipes clean with a damp cloth'. */
  readonly why: string;
}

/** A property by which shoppers choose among the shown pieces: 'which is the easiest to wipe clean'. */
export interface Criterion {
  /** The property as the end of 'which of them is …': 'easiest to wipe clean'. */
  readonly name: string;
  readonly words: RegExp;
  readonly cloth?: Worth;
  /** The worth of words in the kind, the subkind and the fit. */
  readonly cut?: Worth;
  readonly color?: Readonly<Partial<Record<Color, number>>>;
  /** The worth by other facts of a piece; null if they are unknown. */
  readonly measure?: (item: CatalogueItem) => number | null;
  /** The reason for a piece that `measure` or `color` puts first, as a predicate: 'comes in red'. */
  readonly tell?: (item: CatalogueItem) => string;
  /** What is not stated about it, as a sentence. */
  readonly caution?: string;
  /** Kinds that the criterion is about; all kinds if it is undefined. */
  readonly kinds?: ReadonlySet<string>;
}

/** Creates a worth from a reason and a text of words, without accents, and numbers: 'leather 3, suede -3'. */
export function createWorth(why: string, list: string): Worth {
  const entries = list.split(', ').map((entry): [string, number] => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });
  return { why, byWord: createDictionary(Object.fromEntries(entries)) };
}
