import { createDictionary } from '../../../../domain/text/createDictionary.ts';
import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { LOOK_LEXICON } from './looks.ts';
import type { Piece } from './Piece.ts';
import { findWords } from './words.ts';

const NUMBER_BY_WORD: Readonly<Record<string, number>> = createDictionary({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
});
const NUMBER_SOURCE = String.raw`(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** Counts within the pieces: 'three of them are linen', 'two of these come in green'. */
const SHARE_PATTERN = new RegExp(
  String.raw`\b${NUMBER_SOURCE} of (?:them|these|those|the \p{L}{2,14})\s(?:are|is|come|comes|have|has)\b`,
  'iu',
);
/** Counts of found pieces: 'I found 12 pieces', 'there are three linen ones'. */
const FOUND_PATTERN = new RegExp(
  anyOf(
    String.raw`\bfound`,
    String.raw`\bthere are`,
    String.raw`\bhere are`,
    String.raw`\bwe have|\bi have|[’']ve got`,
  ) +
    String.raw`\s(?:you\s)?${NUMBER_SOURCE}\s(?:\p{L}{2,14}\s){0,3}?` +
    anyOf('pieces', 'options', 'items', 'results', 'ones', 'matches', 'choices') +
    String.raw`\b`,
  'iu',
);

/** Whether a sentence states a wrong number of listed pieces, or of pieces in a certain color or material. */
export function hasFalseCount(sentence: string, knownFacts: KnownFacts): boolean {
  const shareMatch = SHARE_PATTERN.exec(sentence);
  const foundMatch = FOUND_PATTERN.exec(sentence);
  return (
    (shareMatch !== null &&
      !isTrueShareCount(readNumber(shareMatch[1]), sentence.slice(shareMatch.index), knownFacts)) ||
    (foundMatch !== null && !isTrueFoundCount(readNumber(foundMatch[1]), foundMatch[0], knownFacts))
  );
}

const readNumber = (text = ''): number => NUMBER_BY_WORD[text.toLowerCase()] ?? Number(text);

function isTrueShareCount(count: number, claim: string, { listedPieces }: KnownFacts): boolean {
  const concepts = findConcepts(claim);
  return concepts.length === 0 || countMatching(listedPieces, concepts) === count;
}

/**
 * Whether the count is true of the listed pieces: of all, of those that match everything asked for, of the others, or
 * of those in the named color or material.
 */
function isTrueFoundCount(count: number, claim: string, { listedPieces, exactCount }: KnownFacts): boolean {
  const matchingCount = exactCount ?? listedPieces.length;
  const concepts = findConcepts(claim);
  const counts =
    concepts.length > 0
      ? [countMatching(listedPieces, concepts), matchingCount]
      : [listedPieces.length, matchingCount, listedPieces.length - matchingCount];
  return counts.includes(count);
}

const findConcepts = (text: string): readonly string[] =>
  LOOK_LEXICON.findPhrases(findWords(text))
    .flatMap((phrase) => phrase.concepts)
    .filter(({ facet }) => facet !== 'detail')
    .map(({ id }) => id);

const countMatching = (pieces: readonly Piece[], concepts: readonly string[]): number =>
  pieces.filter((piece) => concepts.some((concept) => piece.looksLike(concept))).length;
