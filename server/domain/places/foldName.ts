import { createDictionary } from '../text/createDictionary.ts';

/** Plain letters for letters such as 'ø', which Unicode does not split into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = createDictionary({
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
});

/**
 * Normalizes a name for comparison: lower case, no accents, no punctuation. "São João-del-Rei" becomes "sao joao del
 * rei".
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[æđðħıłøœßþ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .trim();
}
