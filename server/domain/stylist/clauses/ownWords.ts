import { createDictionary } from '../../text/createDictionary.ts';
import { RELATION_WORDS } from '../../language/lexicon/people.ts';

const PERSON_SOURCE = [
  ...RELATION_WORDS,
  ...'friend partner colleague cousin kid neighbor neighbour bf gf'.split(' '),
].join('|');
const LEAD_SOURCE = String.raw`^(?:(?:and|but|so|also|well|plus|because|cos|since|though|actually|oh|ok|okay)[ ,]+)*`;
const WHO_SOURCE = String.raw`(?:(?:my|our|the|his|her) )?(?:\w+ )?(?:${PERSON_SOURCE})|he|she|they`;
/** Matches the start of an indirect statement: 'my wife says', 'he reckons that', 'my sister told me to'. */
const REPORT_PATTERN = new RegExp(
  String.raw`${LEAD_SOURCE}(?:${WHO_SOURCE})(?: (?:always|also|just|keeps?|even))* (?:says?|saying|said|thinks?|thought|reckons?|insists?|swears?|claims?|suggests?|suggested|recommends?|tells me|told me|telling me|advised me|wants me|asked me)(?: that| to)?,? (?=\S)`,
  'iu',
);
/** Matches words which show that an indirect statement is about the shopper. */
const OF_SHOPPER_PATTERN = /\b(?:i|im|id|ive|me|my|myself)\b/iu;
const TO_SHOPPER_PATTERN = /\bme(?: to)?,? $/iu;
const SUBJECT_PATTERN = new RegExp(
  String.raw`${LEAD_SOURCE}(?:(hes|shes|theyre)|(?:${WHO_SOURCE})(?: (is|are|s|'s|’s|has|have|does|doesnt|isnt|arent))?)\b ?`,
  'iu',
);
const HAS_PATTERN = /^((?:(?:already|still|also|always|only|just|really) )*)has\b/iu;
const FIRST_PERSON_BY_VERB: Readonly<Record<string, string>> = createDictionary({
  is: 'i am',
  are: 'i am',
  s: 'i am',
  has: 'i have',
  have: 'i have',
  does: 'i do',
  doesnt: 'i dont',
  isnt: 'i am not',
  arent: 'i am not',
});

/**
 * Returns an indirect statement about the shopper: 'navy suits me' in 'my wife says navy suits me'. Returns null for
 * other clauses.
 */
export function findWordsAboutShopper(clause: string): string | null {
  const leadText = REPORT_PATTERN.exec(clause)?.[0];
  if (leadText === undefined) return null;
  const toldText = clause.slice(leadText.length);
  return OF_SHOPPER_PATTERN.test(toldText) || TO_SHOPPER_PATTERN.test(leadText) ? toldText : null;
}

/**
 * Rewrites a clause about a person in the first person: 'he hates pink' becomes 'i hate pink'. Returns null for
 * clauses with another subject.
 */
export function putInFirstPerson(clause: string): string | null {
  const plainClause = clause.replace(/['’]/gu, '');
  const [subjectText, contraction, verb = ''] = SUBJECT_PATTERN.exec(plainClause) ?? [];
  if (subjectText === undefined) return null;
  const subject = contraction === undefined ? (FIRST_PERSON_BY_VERB[verb.toLowerCase()] ?? 'i') : 'i am';
  const remainingText = plainClause.slice(subjectText.length).replace(HAS_PATTERN, '$1have');
  return `${subject} ${verb === '' && contraction === undefined ? withPlainVerb(remainingText) : remainingText}`;
}

/** Puts the first verb into its plain form: 'always hates pink' becomes 'always hate pink'. */
function withPlainVerb(words: string): string {
  return words.replace(
    /^((?:(?:always|never|really|only|also|just|usually|mostly|already|still|absolutely) )*)([a-z]{2,}?)(?:(?<=ss|sh|ch|x|o)es|s)(?= |$)/iu,
    '$1$2',
  );
}
