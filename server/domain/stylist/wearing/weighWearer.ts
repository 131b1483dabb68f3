import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { isNoGarment, PEOPLE } from './wearerWords.ts';
import { splitSpokenClauses, type PhraseTable } from '../../language/text/spokenClauses.ts';
import { weighHeight, weighSexWithAge, weighSizes } from './bodySigns.ts';
import { GARMENT_SIGNS, PARTNER_SIGNS, STATED_SIGNS } from './ownSigns.ts';

/** What is known of the shopper's gender, as logarithms of the odds: positive for a woman, negative for a man. */
export interface WearerSigns {
  /** What the shopper said about themselves: body, size, family. */
  readonly stated: number;
  /** What only makes a gender likely: garments that the shopper wants or refuses, and partners. */
  readonly hints: number;
}

export const NO_SIGNS: WearerSigns = { stated: 0, hints: 0 };
/** From this weight on, about nine in ten shoppers are of the gender. */
export const CERTAIN_WEIGHT = 2;
/** The weight of all signs from which a gender is likely enough to compose an outfit for it. */
export const LIKELY_WEIGHT = 1;
const MAX_WEIGHT = 8;
const SHOE_PATTERN = /\b(?:shoes?|boots?|trainers|runners|sneakers|sandals|loafers)\b/iu;

/** Weighs what a message tells of the shopper's gender. `isForOther` is whether the pieces are for somebody else. */
export function weighWearer(message: string, isForOther: boolean, areShoes: boolean): WearerSigns {
  const clauses = splitSpokenClauses(message);
  const ownClauses = isForOther ? clauses.filter(tellsOfShopper) : clauses;
  const isOfShoes = areShoes || SHOE_PATTERN.test(message);
  const sizes = ownClauses
    .filter((words) => !words.some(isOther))
    .reduce((sum, words) => sum + weighSizes(words, isOfShoes), 0);
  return {
    stated: weighOwnWords(ownClauses) + sizes + (isForOther ? 0 : weighHeight(message)),
    hints:
      sumOnce(ownClauses, PARTNER_SIGNS, isNotOfOthers) +
      ownClauses.reduce((sum, words) => sum + weighFormerPartner(words), 0) +
      (isForOther ? 0 : sumOnce(ownClauses, GARMENT_SIGNS, isOwnGarment)),
  };
}

/** Weighs what the shopper says about their own body, role and company. */
export const weighOwnWords = (clauses: readonly (readonly string[])[]): number =>
  sumOnce(clauses, STATED_SIGNS, isStated) + clauses.reduce((sum, words) => sum + weighSexWithAge(words), 0);

/** Returns the gender for a weight; null if the weight is too small. */
export const findGender = (weight: number, minWeight = CERTAIN_WEIGHT): Gender | null =>
  Math.abs(weight) < minWeight ? null : weight > 0 ? 'Women' : 'Men';

/** Returns the gender that shoppers told of themselves; null if the hints speak more strongly against it. */
export function findStatedGender({ stated, hints }: WearerSigns): Gender | null {
  const isOutweighed = stated * (stated + hints) <= 0;
  return isOutweighed ? null : findGender(stated);
}

/** Returns the likely gender of who says `message`; null if the words do not tell. */
export function guessWearer(message: string): Gender | null {
  const { stated, hints } = weighWearer(message, false, false);
  return findGender(stated + hints, LIKELY_WEIGHT);
}

export function addSigns(left: WearerSigns, right: WearerSigns): WearerSigns {
  const add = (a: number, b: number): number => Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, a + b));
  return { stated: add(left.stated, right.stated), hints: add(left.hints, right.hints) };
}

/** Adds the weights of the phrases, each only once. */
function sumOnce(
  clauses: readonly (readonly string[])[],
  table: PhraseTable<number>,
  counts: (words: readonly string[], position: number) => boolean,
): number {
  const seenPhrases = new Set<string>();
  let sum = 0;
  for (const words of clauses)
    for (let position = 0; position < words.length; position++) {
      const sign = table.findAt(words, position);
      if (sign === null) continue;
      const phrase = words.slice(position, position + sign.length).join(' ');
      if (!seenPhrases.has(phrase) && counts(words, position)) sum += sign.value;
      seenPhrases.add(phrase);
      position += sign.length - 1;
    }
  return sum;
}

const FORMER_PARTNER_WEIGHT = 2.5;

/** Weighs the pronoun of the shopper's former partner: 'my ex's wedding so she regrets it'. */
function weighFormerPartner(words: readonly string[]): number {
  if (!words.includes('ex')) return 0;
  if (words.some((word) => /^(?:she|shes|her)$/u.test(word))) return -FORMER_PARTNER_WEIGHT;
  return words.some((word) => /^(?:he|hes|him|his)$/u.test(word)) ? FORMER_PARTNER_WEIGHT : 0;
}

const tellsOfShopper = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:i|im|ive|me|my|mine|we|our)$/u.test(word));

const isOther = (word: string): boolean =>
  /^(?:she|shes|her|he|hes|his|him|they|their|theyre|everyone|everybody|date)$/u.test(word);

/** Whether no pronoun of somebody else and no comparison precedes: 'she is pregnant', 'like a pregnant whale'. */
const isNotOfOthers = (words: readonly string[], position: number): boolean =>
  !words.slice(Math.max(0, position - 3), position).some((word) => isOther(word) || word === 'like');

/** Whether a phrase about a body is said of the shopper: not 'my sister had a baby'. */
function isStated(words: readonly string[], position: number): boolean {
  const isOfShopper = words[position - 1] === 'my' || words.some((word) => /^(?:i|im|ive|id|me|we)$/u.test(word));
  const followsPerson = words
    .slice(0, position)
    .some((_, index) => index >= position - 3 && isPersonBefore(words, index));
  return isNotOfOthers(words, position) && (isOfShopper || !followsPerson);
}

/** Whether a garment is the shopper's: not 'her dress', 'the bridesmaids are in skirts', 'dress code'. */
function isOwnGarment(words: readonly string[], position: number): boolean {
  if (isNoGarment(words, position)) return false;
  const wordsBefore = words.slice(0, position);
  return !wordsBefore.some((word, index) => isOther(word) || isPersonBefore(words, index));
}

const isPersonBefore = (words: readonly string[], position: number): boolean =>
  PEOPLE.findAt(words, position) !== null && !/^(?:women|womens|ladies|woman|lady|girl|girls)$/u.test(words[position]!);
