import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { findWearer } from './findWearer.ts';
import { joinSaid, splitIntoParts, type SaidPart } from './saidParts.ts';
import { PEOPLE } from './wearerWords.ts';

const SPORT_CONCEPTS: ReadonlySet<string> = new Set(['occasion:sport', 'occasion:ride', 'style:athletic']);
/** Words for the place and the way in which people watch a sport. */
const WATCHING_PATTERN =
  /\b(?:stands?|bleachers|grandstands?|side ?lines?|touch ?lines?|side of the pitch|pitch ?side|pool ?side|spectat(?:e|ing|ors?)|watch(?:es|ing)?|cheer(?:ing)?|support(?:ing)?|hospitality|box seats?|tail ?gat(?:e|ing)|crowd)\b/iu;
const OWN_SPORT_PATTERN = /\b(?:i|im|i['’]m|we) (?:play|am playing|playing|run|swim|row|race|compete|train|coach)\b/iu;
const WORDS_BEFORE_SOURCE = String.raw`(?:(?:college|school|high school|uni|university|varsity|league|cup|little league|youth|junior|first|big|last|local|club) )*`;
const WORDS_AFTER_SOURCE = String.raw`(?: (?:game|match|finals?|gala|tournament|meet|competition|comp|race|championships?|season|practice|training|lessons?|team|day|cup))*`;
/** Matches places and things that have the name of a sport. */
const NO_NAME_AFTER_SOURCE = String.raw`(?! (?:clubs?|course|resort|holiday|shoes?|shirts?|shorts?|boots?|bags?|kit|top|jersey|socks?|leggings?|skirt|dress))`;
const EVENT_PATTERN = /\b(?:game|match|finals?|gala|tournament|meet|competition|comp|race|championships?|cup)\b/iu;

/** Reads a sport that others play and the shopper watches as a day out: 'my grandson's football game'. */
export function withWatchedSports(message: string, lexicon: Lexicon): string {
  const parts = splitIntoParts(message);
  const sports = parts.map(({ words }) => findSports(words, lexicon));
  if (sports.every(({ length }) => length === 0) || OWN_SPORT_PATTERN.test(message) || findWearer(message).isOther)
    return message;
  const replacement = WATCHING_PATTERN.test(message) || EVENT_PATTERN.test(message) ? 'match day' : '';
  return joinSaid(
    parts.map((part, index) => ({
      ...part,
      text:
        isOfPerson(part) || replacement !== '' ? withoutSports(part.text, sports[index] ?? [], replacement) : part.text,
    })),
  );
}

const isOfPerson = ({ words }: SaidPart): boolean =>
  PEOPLE.occursIn(words.map((word) => word.replace(/(?<=[a-z]{3})s$/u, '')));

/** Sports whose words are also those of their clothes or of no clothes. */
const OTHER_SPORT_PATTERN =
  /^(?:swimming|swim|gymnastics|gym|athletics|track|lacrosse|volleyball|softball|baseball|wrestling|judo|karate|cheerleading|diving|water polo)$/u;

const findSports = (words: readonly string[], lexicon: Lexicon): readonly string[] => [
  ...lexicon
    .findPhrases([...words])
    .filter(({ concepts }) => concepts.some(({ id }) => SPORT_CONCEPTS.has(id)))
    .map(({ phrase }) => phrase),
  ...words.filter((word) => OTHER_SPORT_PATTERN.test(word)),
];

const withoutSports = (text: string, sports: readonly string[], replacement: string): string =>
  sports.reduce(
    (rest, sport) =>
      rest.replace(
        new RegExp(
          String.raw`\b${WORDS_BEFORE_SOURCE}${sport.replaceAll(' ', '[ -]')}${WORDS_AFTER_SOURCE}\b${NO_NAME_AFTER_SOURCE}`,
          'iu',
        ),
        replacement,
      ),
    text,
  );
