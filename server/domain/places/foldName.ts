import { createDictionary } from '../text/createDictionary.ts';

/** Letters that have no decomposition into a plain letter and an accent. */
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

/** Makes names comparable: lower case, no accents, no punctuation. "São João-del-Rei" gives "sao joao del rei". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[æđðħıłøœßþ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .trim();
}
