import { createDictionary } from '../text/createDictionary.ts';
import type { ColorWorth } from './colorWorth.ts';

/** What words of a cloth or a cut do for a quality, from -4 to 4. A word that is missing does nothing for it. */
export interface Worth {
  readonly byWord: Readonly<Record<string, number>>;
  /** The reason in favor of a piece, as the end of 'which …': 'wipes clean with a damp cloth'. */
  readonly why: string;
}

/** A quality that follows from the cloth, the cut and the color of a piece although no text states it. */
export interface Quality {
  readonly cloth?: Worth;
  /** The worth of words in the kind, the subkind and the fit. */
  readonly cut?: Worth;
  readonly color?: ColorWorth;
  /** Kinds that the quality is about; all kinds if it is undefined. */
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
