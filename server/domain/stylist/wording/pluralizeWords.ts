import { pluralizeKind } from '../../search/phrasing.ts';

/** Puts the last word of a garment's name into the plural. */
export function pluralizeWords(words: string): string {
  const [last = '', ...remainingWords] = words.split(' ').reverse();
  const plural =
    /s$/u.test(last) && !last.endsWith('ss') ? last : last.endsWith('dress') ? `${last}es` : pluralizeKind(last);
  return [...remainingWords.reverse(), plural].join(' ');
}
