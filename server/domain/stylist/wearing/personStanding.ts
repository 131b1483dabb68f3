import { GROUP_WORDS, findLeadBefore, readPossessive, PRONOUNS } from './personWords.ts';
import { isGroupAlone, isRoleOfSpeaker } from './rolesOfSpeaker.ts';
import { BYSTANDER_VERBS, ERRAND_VERBS, PEOPLE, WISH_VERBS } from './wearerWords.ts';

/** The role of a person in a message: the pieces may be for this person, or the person is only mentioned. */
export type Standing = 'recipient' | 'celebrated' | 'subject' | 'self' | 'bystander';

/**
 * Returns the person's role in the message: in 'a gift for my sister', the sister is the recipient. `start` and `end`
 * are the positions of the words for the person.
 */
export function findStanding(words: readonly string[], start: number, end: number): Standing {
  const word = words[end - 1] ?? '';
  if (isRoleOfSpeaker(words, start, end) || isGroupAlone(words, start, end)) return 'self';
  if (isOwner(words, word, start, end) || isBirthdayNext(words, end))
    return isAfterFor(words, start) || isBirthdayOf(words, end) ? 'celebrated' : 'bystander';
  if (isAfterFor(words, start))
    return GROUP_WORDS.has(word) && !/^(?:my|our|the|his|her)$/u.test(words[start - 1] ?? '') ? 'self' : 'recipient';
  if (isAfterErrand(words, start) || isWishing(words, end)) return 'recipient';
  if (PRONOUNS.has(word) && !/^(?:she|he|shes|hes)$/u.test(word)) return 'bystander';
  if (isAlone(words, start, end)) return 'bystander';
  const onlyPasses = [end, end + 1].some((position) => BYSTANDER_VERBS.findAt(words, position) !== null);
  return onlyPasses || isTurningOld(words, end) || isAfterPreposition(words, start) ? 'bystander' : 'subject';
}

/** Whether the person wants something: 'she wants something', but not 'she wants us in yellow'. */
const isWishing = (words: readonly string[], end: number): boolean =>
  WISH_VERBS.has(words[end] ?? '') && !/^(?:us|me|everyone|everybody|all|the|them)$/u.test(words[end + 1] ?? '');

/** Whether a clause only names a person among other things: 'prawns and her judgy sister'. */
function isAlone(words: readonly string[], start: number, end: number): boolean {
  return end === words.length && start > 1;
}

/** Whether 'for' precedes the person: 'for my mum', 'for me mates dad', 'a present for her'. */
function isAfterFor(words: readonly string[], start: number): boolean {
  const leadPosition = findLeadBefore(words, start);
  if (words[leadPosition] === 'for')
    return words[leadPosition - 1] !== 'waiting' && words[leadPosition - 1] !== 'except';
  const owner =
    readPossessive(words, leadPosition) ??
    (PEOPLE.findAt(words, leadPosition)?.length === 1 ? PEOPLE.findAt(words, leadPosition) : null);
  return owner !== null && words[findLeadBefore(words, leadPosition)] === 'for';
}

function isAfterErrand(words: readonly string[], start: number): boolean {
  const leadWord = words[findLeadBefore(words, start)] ?? '';
  if (leadWord === 'about') return /^(?:this|its|is|all)$/u.test(words[findLeadBefore(words, start) - 1] ?? '');
  const isObject = !/^(?:she|he|shes|hes)$/u.test(words[start] ?? '');
  return isObject && ERRAND_VERBS.has(leadWord);
}

const WORDS_AFTER_CONTRACTED_IS = new Set(
  'a an the getting going been always about got having only just so very in on at 60 70 80 90 not'.split(' '),
);

const THINGS_OF_OTHERS = new Set(
  'wedding birthday party graduation christening baptism shower prom funeral anniversary engagement house place 18th 21st 30th 40th 50th 60th 65th 70th 75th 80th 85th 90th 100th bday sangeet mehndi mehendi bar bat bash do retirement leaving wake memorial communion confirmation recital school side dress friend boyfriend girlfriend mates friends family parents boat ashes judgy sister brother wife husband mum dad mother father first hen stag nikah nikkah walima barbecue bbq dinner graduation'.split(
    ' ',
  ),
);

/**
 * Whether the words only name something that belongs to the person: 'my brothers wedding', 'her 60th', 'the wifes
 * friend'.
 */
function isOwner(words: readonly string[], word: string, start: number, end: number): boolean {
  const nextWord = words[end] ?? '';
  if (word === 'her' || word === 'his') return THINGS_OF_OTHERS.has(nextWord);
  if (nextWord === 's')
    return (
      !WORDS_AFTER_CONTRACTED_IS.has(words[end + 1] ?? '') &&
      !/^\d+$/u.test(words[end + 1] ?? '') &&
      !PRONOUNS.has(word)
    );
  const isPlainNoun = PEOPLE.findAt(words, start) !== null && !word.endsWith('s');
  return !isPlainNoun && word.endsWith('s') && THINGS_OF_OTHERS.has(nextWord);
}

const isBirthday = (word: string | undefined): boolean => /^(?:bdays?|birthdays?)$/u.test(word ?? '');

/** Whether the birthday of a person is named without an apostrophe: 'sister bday is on the 14th'. */
const isBirthdayNext = (words: readonly string[], end: number): boolean => isBirthday(words[end]);

/** Whether the words only name the birthday, not a party at which the shopper is a guest. */
function isBirthdayOf(words: readonly string[], end: number): boolean {
  const position = words[end] === 's' ? end + 1 : end;
  return (
    isBirthday(words[position]) &&
    !/^(?:party|do|bash|dinner|lunch|meal|drinks|brunch)$/u.test(words[position + 1] ?? '')
  );
}

/** Whether the words after the person state a birthday: 'is 70 on saturday', 'turns 80'. */
const isTurningOld = (words: readonly string[], end: number): boolean => {
  const position = /^(?:is|s|was)$/u.test(words[end] ?? '') ? end + 1 : end;
  return (
    /^\d{2}$/u.test(words[position] ?? '') &&
    /^(?:on|this|next|in|tomorrow|today|soon)$/u.test(words[position + 1] ?? '')
  );
};

const isAfterPreposition = (words: readonly string[], start: number): boolean =>
  /^(?:with|from|at|to|of|by|meeting|meet|like|than|near|seeing|visiting|and|impress)$/u.test(
    words[findLeadBefore(words, start)] ?? '',
  );

const DESCRIBING_VERBS = new Set(
  'is s am has takes wears feels runs gets lives only hates likes loves struggles cant'.split(' '),
);
const OPINION_VERBS = new Set('hates likes loves wears has'.split(' '));

/** Whether the words after the person describe the person instead of giving an opinion. */
export const isDescribed = (words: readonly string[], end: number): boolean =>
  (DESCRIBING_VERBS.has(words[end] ?? '') && !OPINION_VERBS.has(words[end] ?? '')) ||
  /^(?:shes|hes)$/u.test(words[end - 1] ?? '');
