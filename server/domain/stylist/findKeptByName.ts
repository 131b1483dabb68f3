import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { shortenTitle } from '../catalogue/shortenTitle.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import { removeAccents } from '../language/text/tokens.ts';

const MIN_WORDS = 2;
const BETWEEN_WORDS_PATTERN = /[^a-z0-9]+/u;
const DETERMINER_WORDS = ['the', 'my', 'that', 'this'];

/**
 * Returns the pieces that a message calls by their whole name. Ignores case, accents and apostrophes. A name that
 * only describes ('Blue Shirt') counts only after an article or in capitals. Names of one word are left out, because
 * they often mean something else.
 */
export function findKeptByName(message: string, keptItems: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const spokenName = ` ${splitName(message).join(' ')} `;
  return keptItems.filter((item) => {
    const title = shortenTitle(item);
    const words = splitName(title);
    const name = ` ${words.join(' ')} `;
    if (words.length < MIN_WORDS || !spokenName.includes(name)) return false;
    return (
      message.includes(title) ||
      isDistinct(words) ||
      DETERMINER_WORDS.some((word) => spokenName.includes(` ${word}${name}`))
    );
  });
}

/** Whether a name has a number or a word that does not describe a garment. */
const isDistinct = (words: readonly string[]): boolean =>
  words.some((word) => /^\d+$/u.test(word) || FASHION_LEXICON.findPhrases([word]).length === 0);

const splitName = (text: string): readonly string[] =>
  removeAccents(text)
    .split(BETWEEN_WORDS_PATTERN)
    .filter((word) => word !== '');
