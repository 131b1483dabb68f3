import type { Lexicon, Span } from '../../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';

/** Matches what separates the garments of a list. */
const SEPARATOR_PATTERN = /[,;/&+]|\b(?:and|plus|with|along with|together with|as well as|n)\b/u;
const NEGATION_PATTERN = /\b(?:no|not|without|never)\b/u;
/** Matches a black tie as a garment. In other words, 'black tie' is a dress code. */
const BLACK_TIE_PATTERN = /^(?:(?:an?|one|the|my|his) )?black ties?$/u;
/** Matches 'fleece' as the name of a garment. */
const FLEECE_PATTERN = /^((?:an?|one|the|my|warm|light|thick) )*fleece$/u;
/** Matches 'dress' before a garment, where it means 'formal': 'dress shoes'. */
const DRESS_SHOES_PATTERN = /\bdress (?=(?:shoes?|boots|shirts?|trousers|pants|slacks)\b)/u;

/**
 * Splits the text into garments, each with its whole description: 'black and white shirt', 'dress with long sleeves'.
 */
export function splitPhrases(text: string, language: Language): readonly string[] {
  const parts = text
    .split(SEPARATOR_PATTERN)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .flatMap((words) => splitAtGarments(words, language));
  const isList = parts.length > 1;
  return joinDescriptions(
    parts.map((words) =>
      isList && BLACK_TIE_PATTERN.test(words)
        ? 'black necktie'
        : words.replace(DRESS_SHOES_PATTERN, 'formal ').replace(FLEECE_PATTERN, '$1fleece sweatshirt'),
    ),
    language,
  );
}

const BARE_PATTERN = /^(?:(?:add|and|also|plus|with|then|throw in|put in) )*(?:an?|one|the) ([a-z]+)$/u;

/** Returns the garment that a part of a message names without an article. In an outfit, 'tie' means the garment. */
export function nameBare(part: string, lexicon: Lexicon): Span | null {
  const noun = BARE_PATTERN.exec(part)?.[1];
  const [span] = noun === undefined ? [] : lexicon.findPhrases([noun]);
  return span !== undefined && namesKind(span) ? span : null;
}

/** Joins parts of a message that only describe a garment to the part that names the garment. */
function joinDescriptions(parts: readonly string[], { lexicon, spelling }: Language): readonly string[] {
  const phrases: string[] = [];
  let description = '';
  for (const part of parts) {
    const { wish, parts: partsRead } = readParts(part, lexicon, spelling);
    if (wish.garments.length > 0 || nameBare(part, lexicon) !== null) {
      phrases.push(description === '' ? part : `${description} and ${part}`);
      description = '';
    } else if (wish.colors.length > 0 && partsRead.every(({ facet }) => facet === 'shade')) description = part;
    else if (phrases.length > 0 && !NEGATION_PATTERN.test(part)) phrases.push(`${phrases.pop()!} ${part}`);
  }
  const lastPhrase = phrases.pop();
  return lastPhrase === undefined ? [] : [...phrases, description === '' ? lastPhrase : `${lastPhrase} ${description}`];
}

/** Words before a garment that describes or replaces the previous garment. */
const LINKING_WORDS: ReadonlySet<string> = new Set(
  'or for under over to of that which in on from like than instead into as at is are was the my your his her this these those not no'.split(
    ' ',
  ),
);
/** Kinds whose name may follow another garment's name, as in 'shirt dress' and 'suit jacket'. */
const COMPOUND_HEADS: ReadonlySet<string> = new Set(['dress', 'suit', 'jacket', 'coat', 'shirt', 'trousers', 'bag']);
const MIN_ENUMERATED = 3;

/** Kinds before which 'dress' means 'formal'. */
const DRESSED_KINDS: ReadonlySet<string> = new Set(['shoes', 'boots', 'shirt', 'trousers']);

/**
 * Splits a list without commas: 'sport coat slacks shirt' gives three garments. Words between two garments describe
 * the second garment.
 */
function splitAtGarments(text: string, { lexicon }: Language): readonly string[] {
  const words = splitWords(text);
  const namedSpans = lexicon.findPhrases(words).filter(namesKind);
  const starts = namedSpans.flatMap((span, index) => {
    const spanBefore = namedSpans[index - 1];
    if (spanBefore === undefined || !beginsGarment(span, spanBefore, words, namedSpans.length)) return [];
    return [spanBefore.to];
  });
  if (starts.length === 0) return [text];
  return [0, ...starts].map((start, position) => words.slice(start, starts[position]).join(' '));
}

const namesKind = ({ concepts }: Span): boolean => concepts.some(({ facet }) => facet === 'kind');

function beginsGarment(span: Span, spanBefore: Span, words: readonly string[], count: number): boolean {
  const wordsBetween = words.slice(spanBefore.to, span.from);
  if (wordsBetween.some((word) => LINKING_WORDS.has(word))) return false;
  if (wordsBetween.length > 0 || count >= MIN_ENUMERATED) return true;
  if (words[spanBefore.to - 1] === 'dress' && listKinds(span).some((kind) => DRESSED_KINDS.has(kind))) return false;
  const isPlural = /[^s]s$/u.test(words[spanBefore.to - 1] ?? '');
  return isPlural || !listKinds(span).some((kind) => COMPOUND_HEADS.has(kind));
}

const listKinds = ({ concepts }: Span): readonly string[] =>
  concepts.flatMap(({ facet, kinds }) => (facet === 'kind' ? Object.keys(kinds) : []));
