import { Utterance } from '../../hearing/Utterance.ts';

/** Maximum length of a message that may be nothing but a plain wish. */
const MAX_LENGTH = 120;
const PUNCTUATION: ReadonlySet<string> = new Set(['.', '!', '?', ' ']);

/** Returns the words of a short message without apostrophes, hyphens and the punctuation at its end; '' for long ones. */
export function readPlainWords(message: string): string {
  if (message.length > MAX_LENGTH) return '';
  const words = [...new Utterance(message).whole.replaceAll('-', ' ').replace(/[’']/gu, '')];
  const end = words.findLastIndex((character) => !PUNCTUATION.has(character));
  return words
    .slice(0, end + 1)
    .join('')
    .replace(/ {2,}/gu, ' ');
}

/** Removes words from the end of a text as long as they match. */
export function cutEnd(text: string, end: RegExp): string {
  const cut = text.replace(end, '');
  return cut === text ? text : cutEnd(cut, end);
}
