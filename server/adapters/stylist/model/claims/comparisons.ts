import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import { isUnclaimed } from './statements.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { LOOK_LEXICON } from './looks.ts';
import type { Piece } from './Piece.ts';
import { listNamedInOrder } from './referents.ts';
import { findWords } from './words.ts';

const CHEAPEST_WORDS = 'cheapest|least expensive|most affordable|lowest[\\s-]priced';
const DEAREST_WORDS = 'dearest|most expensive|priciest|highest[\\s-]priced';
const CHEAPER_WORDS = 'cheaper|less expensive|more affordable';
const DEARER_WORDS = 'dearer|more expensive|pricier';
const EXTREME_PATTERN = new RegExp(
  String.raw`\b(?:is|are|[’']s|the)\s(?:the\s)?` + `(${CHEAPEST_WORDS}|${DEAREST_WORDS})` + String.raw`\b`,
  'iu',
);
const COMPARATIVE_PATTERN = new RegExp(String.raw`\b` + `(${CHEAPER_WORDS}|${DEARER_WORDS})` + String.raw`\b`, 'iu');
const THAN_WORD_PATTERN = /\bthan\b/iu;
const IS_HIGH_PATTERN = new RegExp(anyOf(DEAREST_WORDS, DEARER_WORDS), 'iu');
/** Phrases that compare only the named pieces instead of the whole list. */
const OF_THE_NAMED_PATTERN = /\bof (?:the (?:two|three|four|five|pair)|them|these|those|both)\b/iu;
const ONLY_PATTERN =
  /\bthe only (?:\p{L}{1,14}[\s-]){0,3}?(?:one|piece|option|pick|choice)\b(?: (?:in|of|with|made of) \p{L}{2,14})?/iu;
const QUESTION_PATTERN = /\?["'”’)]{0,2}$/u;

/**
 * Whether a sentence compares prices or singles out a piece in contradiction to the data. `namedPieces` are the
 * pieces named so far, in order.
 */
export function hasFalseComparison(sentence: string, knownFacts: KnownFacts, namedPieces: readonly Piece[]): boolean {
  if (QUESTION_PATTERN.test(sentence)) return false;
  const namedInSentence = listNamedInOrder(sentence, knownFacts.pieces);
  return (
    isFalseExtreme(sentence, knownFacts, namedInSentence, namedPieces) ||
    isFalsePair(sentence, namedInSentence) ||
    isFalselyUnique(sentence, knownFacts, namedInSentence)
  );
}

/** Whether 'the X is the cheapest' is false, in the list or, if the sentence says so, among the named pieces. */
function isFalseExtreme(
  sentence: string,
  { listedPieces }: KnownFacts,
  [subject]: readonly Piece[],
  namedPieces: readonly Piece[],
): boolean {
  const match = EXTREME_PATTERN.exec(sentence);
  if (match === null || subject === undefined || isUnclaimed(sentence, match.index, match.index + 1)) return false;
  const comparedPieces =
    OF_THE_NAMED_PATTERN.test(sentence) && namedPieces.length > 1 ? namedPieces : [...listedPieces, subject];
  return comparedPieces.some((piece) =>
    IS_HIGH_PATTERN.test(match[1] ?? '')
      ? piece.priceCents > subject.priceCents
      : piece.priceCents < subject.priceCents,
  );
}

/** Whether 'the X is cheaper than the Y' or 'the X is $20 more expensive than the Y' is false. */
function isFalsePair(sentence: string, [firstPiece, secondPiece, ...furtherPieces]: readonly Piece[]): boolean {
  const match = COMPARATIVE_PATTERN.exec(sentence);
  if (match === null || firstPiece === undefined || secondPiece === undefined || furtherPieces.length > 0) return false;
  if (!THAN_WORD_PATTERN.test(sentence) || isUnclaimed(sentence, match.index, match.index + 1)) return false;
  return IS_HIGH_PATTERN.test(match[1] ?? '')
    ? firstPiece.priceCents <= secondPiece.priceCents
    : firstPiece.priceCents >= secondPiece.priceCents;
}

/** Whether 'the only linen one' is false, because other listed pieces are linen. */
function isFalselyUnique(sentence: string, { listedPieces, pieces }: KnownFacts, [subject]: readonly Piece[]): boolean {
  const match = ONLY_PATTERN.exec(sentence);
  if (match === null || isUnclaimed(sentence, match.index, match.index + 1)) return false;
  const concepts = LOOK_LEXICON.findPhrases(findWords(match[0]))
    .flatMap((phrase) => phrase.concepts)
    .filter(({ facet }) => facet !== 'detail')
    .map(({ id }) => id);
  if (concepts.length === 0) return false;
  const matchingPieces = (listedPieces.length > 0 ? listedPieces : pieces).filter((piece) =>
    concepts.every((concept) => piece.looksLike(concept)),
  );
  return matchingPieces.length !== 1 || (subject !== undefined && matchingPieces[0] !== subject);
}
