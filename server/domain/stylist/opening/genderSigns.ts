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

/** Sizes that are usual for dresses, but neither for shoes nor for waists. */
const DRESS_SIZE_PATTERN = /^(?:14|16|18|20|22|24|26)$/u;
const SIZE_LEADS = new Set('size uk us am im a an take wear wears or'.split(' '));
/** Words after a number that is no dress size. */
const MEASURE_WORDS = new Set(
  'waist inch inches in collar neck leg inseam shoe shoes stone kg cm year years yr yrs day days week weeks month months hour hours people of'.split(
    ' ',
  ),
);

/** Returns the shopper's likely gender if the words state a dress size: 'I am a size 20'. */
export function readGenderByDressSize(words: readonly string[]): readonly Gender[] {
  return words.flatMap((word, position) => {
    const [leadWord = '', lead = ''] = words.slice(Math.max(0, position - 2), position).slice(-2);
    const isStated = leadWord === 'size' || lead === 'size' || (/^an?$/u.test(lead) && SIZE_LEADS.has(leadWord));
    const isSize = DRESS_SIZE_PATTERN.test(word) && isStated && !MEASURE_WORDS.has(words[position + 1] ?? '');
    return isSize && !words.slice(0, position).some((otherWord) => PERSON_WORDS.has(otherWord))
      ? ['Women' as const]
      : [];
  });
}
