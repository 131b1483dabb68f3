import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import { joinSaid, splitIntoParts } from './saidParts.ts';

const PERSON_SOURCE = `(?:${[...RELATION_WORDS].join('|')}|gf|bf|partner|friend|mate|cousin|colleague|coworker|flatmate|roommate|housemate|neighbou?r|mother in law|date|bridesmaids?|teacher|twin)`;
const LEAD_SOURCE = String.raw`^ ?(?:(?:and|but|so|because|although|though|well|oh|plus) )*`;
const SIZE_SOURCE = String.raw`(?:(?:an? )?(?:size |uk |us )*(?:\d{1,2}|xxs|xs|xl|xxl|small|medium|large)|an? (?:s|m|l))`;
const LOOK_SOURCE = String.raw`(?:in|wearing|going (?:in|for)) [a-z]+`;

/** Matches the size or the clothes of a person whom the pieces are not for: 'his mum is a size 8'. */
const FACT_PATTERN = new RegExp(
  String.raw`${LEAD_SOURCE}(?:my|his|her|our|their|the) (?:[a-z]+ ){0,2}?${PERSON_SOURCE}(?:['’]?s| is| are| takes| wears)(?: only| just| already| like)? (?:${SIZE_SOURCE}|${LOOK_SOURCE})(?= |$)`,
  'iu',
);
/** Matches a second fact about a person: 'and she's in lilac'. */
const FURTHER_FACT_PATTERN = new RegExp(
  String.raw`${LEAD_SOURCE}(?:she|he|they)(?:['’]?s|['’]?re| is| are)(?: only| just| already| like)? (?:${SIZE_SOURCE}|${LOOK_SOURCE})(?: [a-z]+){0,2}$`,
  'iu',
);
/** Matches words that show that the pieces are for the shopper. */
const OF_SELF_PATTERN =
  /\b(?:i(?:['’]m| am|m) (?:an?|size|more|bigger|smaller|not)|on me|for me|i (?:need|want) (?:an? )?(?:tie|dress|suit|skirt|shirt))\b/iu;

/** Removes sizes and clothes of other people from a message that says that the pieces are for the shopper. */
export function withoutOthersFacts(message: string): string {
  if (!OF_SELF_PATTERN.test(message)) return message;
  const parts = splitIntoParts(message);
  const remainingParts = parts.map((part) => ({
    ...part,
    text: part.text.replace(FACT_PATTERN, ' ').replace(FURTHER_FACT_PATTERN, ' '),
  }));
  return remainingParts.every(({ text }) => text.trim() === '') ? message : joinSaid(remainingParts);
}
