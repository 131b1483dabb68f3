import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { isNoGarment, OWN_GARMENTS } from './wearerWords.ts';

const SPOUSE_WORDS = new Set('husband hubby hubs wife wifey missus'.split(' '));

/** Returns the shopper's likely gender if the words mention the shopper's husband or wife. */
export function readGenderBySpouse(words: readonly string[]): readonly Gender[] {
  return words.flatMap((word, position) => {
    const isShoppersOwn = /^(?:my|the|our|and)$/u.test(words[position - 1] ?? 'my');
    return SPOUSE_WORDS.has(word) && isShoppersOwn ? [word.startsWith('h') ? 'Women' : 'Men'] : [];
  });
}

const PARTNER_WORDS = new Set('boyfriend bf girlfriend gf'.split(' '));

/**
 * Returns the shopper's likely gender if the words mention the shopper's partner or former partner: 'my ex s wedding
 * so she regrets it'.
 */
export function readGenderByLove(words: readonly string[]): readonly Gender[] {
  const loveGenders = words.flatMap((word, position) =>
    PARTNER_WORDS.has(word) && /^(?:my|the)$/u.test(words[position - 1] ?? '')
      ? [word.startsWith('b') ? ('Women' as const) : ('Men' as const)]
      : [],
  );
  if (loveGenders.length > 0) return loveGenders;
  if (!words.includes('ex')) return [];
  return words.flatMap((word) =>
    /^(?:she|her|shes)$/u.test(word) ? ['Men' as const] : /^(?:he|him|his|hes)$/u.test(word) ? ['Women' as const] : [],
  );
}

const REFUSING_WORDS = new Set('no not never without except dont hate avoid'.split(' '));
const PERSON_WORDS = new Set(
  'she shes her sister bride he hes mum mother friend manager boss bridesmaids girlfriend gf wife everyone'.split(' '),
);

/** Returns the genders of garments that the shopper wears, such as women for a bra. */
export function listGarmentSigns(words: readonly string[]): readonly Gender[] {
  return words.flatMap((_, position) => {
    const garment = OWN_GARMENTS.findAt(words, position);
    if (garment === null || isNoGarment(words, position)) return [];
    const isAfterRefusal = words
      .slice(Math.max(0, position - 2), position)
      .some((otherWord) => REFUSING_WORDS.has(otherWord));
    return isAfterRefusal || words.slice(0, position).some((otherWord) => PERSON_WORDS.has(otherWord))
      ? []
      : [garment.value];
  });
}
