import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { PEOPLE } from './wearerWords.ts';

export const PRONOUNS = new Set('she shes her herself hers he hes him himself his'.split(' '));
export const GROUP_WORDS = new Set(
  'women ladies girls womens men gents guys mens gentlemen female male woman man lady girl guy'.split(' '),
);
/** Reads a word for a person that ends in 's': 'mums', 'brothers'. The 's' may be a plural, a possessive or 'is'. */
export function readPossessive(
  words: readonly string[],
  position: number,
): { value: Gender | null; length: number } | null {
  const word = words[position] ?? '';
  const singular = word.endsWith('s') ? word.slice(0, -1) : '';
  return singular === '' ? null : PEOPLE.findAt([singular], 0);
}

export const DETERMINERS = new Set(
  'my our the his her their a an this that me old late own little big elderly dear lovely poor new first best older younger teenage future very'.split(
    ' ',
  ),
);

/** Returns the position of the first word of 'my' or 'our elderly' before a person. */
export function findLeadBefore(words: readonly string[], start: number): number {
  let index = start - 1;
  while (index >= 0 && index >= start - 4 && DETERMINERS.has(words[index]!)) index--;
  return index;
}
