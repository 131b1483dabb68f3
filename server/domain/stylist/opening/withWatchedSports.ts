import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { findWearer } from '../wearing/findWearer.ts';
import { joinSaid, splitIntoParts, type SaidPart } from './saidParts.ts';
import { PEOPLE } from '../wearing/wearerWords.ts';

const SPORT_CONCEPTS: ReadonlySet<string> = new Set(['occasion:sport', 'occasion:ride', 'style:athletic']);
/** Words for the place and the way in which people watch a sport. */
const WATCHING_PATTERN =
  /\b(?:stands?|bleachers|grandstands?|side ?lines?|touch ?lines?|side of the pitch|pitch ?side|pool ?side|spectat(?:e|ing|ors?)|watch(?:es|ing)?|cheer(?:ing)?|support(?:ing)?|hospitality|box seats?|tail ?gat(?:e|ing)|crowd)\b/iu;
const OWN_SPORT_PATTERN = /\b(?:i|im|i['’]m|we) (?:play|am playing|playing|run|swim|row|race|compete|train|coach)\b/iu;
const WORDS_BEFORE = new Set(
  'college school high uni university varsity league cup little youth junior first big last local'.split(' '),
);
const WORDS_AFTER = new Set(
  'game match final finals gala tournament meet competition comp race championship championships season practice training lesson lessons team day cup'.split(
    ' ',
  ),
);
/** Nouns that have the name of a sport before them and are no sport: 'golf club', 'football shirt'. */
const NAMED_NOUNS = new Set(
  'club clubs course resort holiday shoe shoes shirt shirts short shorts boot boots bag bags kit top jersey sock socks legging leggings skirt dress'.split(
    ' ',
  ),
);
const EVENT_PATTERN = /\b(?:game|match|finals?|gala|tournament|meet|competition|comp|race|championships?|cup)\b/iu;

/** Reads a sport that others play and the shopper watches as a day out: 'my grandson's football game'. */
export function withWatchedSports(message: string, lexicon: Lexicon): string {
  const parts = splitIntoParts(message);
  const sports = parts.map(({ words }) => findSports(words, lexicon));
  if (sports.every(({ length }) => length === 0) || OWN_SPORT_PATTERN.test(message) || findWearer(message).isOther)
    return message;
  const replacement = WATCHING_PATTERN.test(message) || EVENT_PATTERN.test(message) ? 'match day' : '';
  return joinSaid(
    parts.map((part, index) => {
      const partSports = sports[index] ?? [];
      const isWatched = partSports.length > 0 && (isOfPerson(part) || replacement !== '');
      return isWatched ? { ...part, text: withoutSports(part.words, partSports, replacement) } : part;
    }),
  );
}

const isOfPerson = ({ words }: SaidPart): boolean =>
  PEOPLE.occursIn(words.map((word) => word.replace(/(?<=[a-z]{3})s$/u, '')));

/** Sports whose words are also those of their clothes or of no clothes. */
const OTHER_SPORT_PATTERN =
  /^(?:swimming|swim|gymnastics|gym|athletics|track|lacrosse|volleyball|softball|baseball|wrestling|judo|karate|cheerleading|diving|water polo)$/u;

/** The positions of the words for a sport. */
interface Sport {
  readonly from: number;
  readonly to: number;
}

const findSports = (words: readonly string[], lexicon: Lexicon): readonly Sport[] =>
  [
    ...lexicon.findPhrases([...words]).filter(({ concepts }) => concepts.some(({ id }) => SPORT_CONCEPTS.has(id))),
    ...words.flatMap((word, index) => (OTHER_SPORT_PATTERN.test(word) ? [{ from: index, to: index + 1 }] : [])),
  ].filter(({ to }) => !NAMED_NOUNS.has(words[to] ?? ''));

/** Puts the replacement in place of the sports and the words that belong to them. */
function withoutSports(words: readonly string[], sports: readonly Sport[], replacement: string): string {
  const remainingWords = [...words];
  for (const { from, to } of sports) {
    let [start, end] = [from, to];
    while (WORDS_BEFORE.has(words[start - 1] ?? '')) start--;
    while (WORDS_AFTER.has(words[end] ?? '')) end++;
    remainingWords.fill('', start, end);
    remainingWords[start] = replacement;
  }
  return ` ${remainingWords.filter(Boolean).join(' ')}`;
}
