import { GROUPS, leadBefore, ofPossessive, PRONOUNS } from './personWords.ts';
import { isGroupAlone, isRoleOfSpeaker } from './rolesOfSpeaker.ts';
import { BYSTANDER_VERBS, ERRAND_VERBS, PEOPLE, WISH_VERBS } from './wearerWords.ts';

/** The role of a person in a message: the pieces may be for this person, or the person is only mentioned. */
export type Standing = 'recipient' | 'celebrated' | 'subject' | 'self' | 'bystander';

/**
 * Returns the person's role in the message: in 'a gift for my sister', the sister is the recipient. The person's
 * words are those from `from` to `to`.
 */
export function standingOf(words: readonly string[], from: number, to: number): Standing {
  const word = words[to - 1] ?? '';
  if (isRoleOfSpeaker(words, from, to) || isGroupAlone(words, from, to)) return 'self';
  if (isOwner(words, word, from, to)) return isAfterFor(words, from) ? 'celebrated' : 'bystander';
  if (isAfterFor(words, from))
    return GROUPS.has(word) && !/^(?:my|our|the|his|her)$/u.test(words[from - 1] ?? '') ? 'self' : 'recipient';
  if (isAfterErrand(words, from) || isWishing(words, to)) return 'recipient';
  if (PRONOUNS.has(word) && !/^(?:she|he|shes|hes)$/u.test(word)) return 'bystander';
  if (isAlone(words, from, to)) return 'bystander';
  const onlyPasses = [to, to + 1].some((at) => BYSTANDER_VERBS.at(words, at) !== null);
  return onlyPasses || isTurningOld(words, to) || isAfterPreposition(words, from) ? 'bystander' : 'subject';
}

/** Whether the person wants something: 'she wants something', but not 'she wants us in yellow'. */
const isWishing = (words: readonly string[], to: number): boolean =>
  WISH_VERBS.has(words[to] ?? '') && !/^(?:us|me|everyone|everybody|all|the|them)$/u.test(words[to + 1] ?? '');

/** Whether a clause only names a person among other things: 'prawns and her judgy sister'. */
function isAlone(words: readonly string[], from: number, to: number): boolean {
  return to === words.length && from > 1;
}

/** Whether 'for' stands before the person: 'for my mum', 'for me mates dad', 'a present for her'. */
function isAfterFor(words: readonly string[], from: number): boolean {
  const lead = leadBefore(words, from);
  if (words[lead] === 'for') return words[lead - 1] !== 'waiting' && words[lead - 1] !== 'except';
  const owner = ofPossessive(words, lead) ?? (PEOPLE.at(words, lead)?.length === 1 ? PEOPLE.at(words, lead) : null);
  return owner !== null && words[leadBefore(words, lead)] === 'for';
}

function isAfterErrand(words: readonly string[], from: number): boolean {
  const lead = words[leadBefore(words, from)] ?? '';
  if (lead === 'about') return /^(?:this|its|is|all)$/u.test(words[leadBefore(words, from) - 1] ?? '');
  const isObject = !/^(?:she|he|shes|hes)$/u.test(words[from] ?? '');
  return isObject && ERRAND_VERBS.has(lead);
}

const IS_AFTER_S = new Set(
  'a an the getting going been always about got having only just so very in on at 60 70 80 90 not'.split(' '),
);

const OTHERS_THINGS = new Set(
  'wedding birthday party graduation christening baptism shower prom funeral anniversary engagement house place 18th 21st 30th 40th 50th 60th 65th 70th 75th 80th 85th 90th 100th bday sangeet mehndi mehendi bar bat bash do retirement leaving wake memorial communion confirmation recital school side dress friend boyfriend girlfriend mates friends family parents boat ashes judgy sister brother wife husband mum dad mother father first hen stag nikah nikkah walima barbecue bbq dinner graduation'.split(
    ' ',
  ),
);

/**
 * Whether the words only tell that something is the person's: 'my brothers wedding', 'her 60th', 'the wifes friend'.
 */
function isOwner(words: readonly string[], word: string, from: number, to: number): boolean {
  const next = words[to] ?? '';
  if (word === 'her' || word === 'his') return OTHERS_THINGS.has(next);
  if (next === 's')
    return !IS_AFTER_S.has(words[to + 1] ?? '') && !/^\d+$/u.test(words[to + 1] ?? '') && !PRONOUNS.has(word);
  const isPlain = PEOPLE.at(words, from) !== null && !word.endsWith('s');
  return !isPlain && word.endsWith('s') && OTHERS_THINGS.has(next);
}

/** Whether the words after the person state a birthday: 'is 70 on saturday', 'turns 80'. */
const isTurningOld = (words: readonly string[], to: number): boolean => {
  const at = /^(?:is|s|was)$/u.test(words[to] ?? '') ? to + 1 : to;
  return /^\d{2}$/u.test(words[at] ?? '') && /^(?:on|this|next|in|tomorrow|today|soon)$/u.test(words[at + 1] ?? '');
};

const isAfterPreposition = (words: readonly string[], from: number): boolean =>
  /^(?:with|from|at|to|of|by|meeting|meet|like|than|near|seeing|visiting|and|impress)$/u.test(
    words[leadBefore(words, from)] ?? '',
  );

const DESCRIBING = new Set(
  'is s am has takes wears feels runs gets lives only hates likes loves struggles cant'.split(' '),
);
const OPINIONS = new Set('hates likes loves wears has'.split(' '));

/** Whether the words after the person describe the person instead of giving an opinion. */
export const isDescribed = (words: readonly string[], to: number): boolean =>
  (DESCRIBING.has(words[to] ?? '') && !OPINIONS.has(words[to] ?? '')) || /^(?:shes|hes)$/u.test(words[to - 1] ?? '');
