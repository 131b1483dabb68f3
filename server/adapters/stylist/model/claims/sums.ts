import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { listNamedInOrder } from './referents.ts';

/** Words that make an amount the sum of several pieces. */
const TOGETHER_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'together|in total|in all|altogether|combined|all told|totals?|totall?ing|totall?ed|adds? up|added up',
      'comes? to|for both|for all of|for the (?:two|three|four|pair|lot|set|whole)',
    ) +
    String.raw`\b`,
  'iu',
);
const FIRST_OF_LIST_PATTERN = /\bfirst (two|three|four)\b/iu;
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);

export const mentionsSum = (sentence: string): boolean => TOGETHER_PATTERN.test(sentence);

/**
 * The sums that a sentence may state, in cents: of the pieces that it names, of all pieces named so far, of the last
 * two, of the first listed pieces, and of the outfit.
 */
export function listSums(
  sentence: string,
  textBefore: string,
  { pieces, listedPieces, outfitTotalCents }: KnownFacts,
): readonly number[] {
  const namedInSentence = listNamedInOrder(sentence, pieces);
  const namedSoFar = [...new Set([...listNamedInOrder(textBefore, pieces), ...namedInSentence])];
  const count = COUNTS.get(FIRST_OF_LIST_PATTERN.exec(sentence)?.[1]?.toLowerCase() ?? '') ?? 0;
  const pieceSets = namedInSentence.length > 1 ? [namedInSentence] : [namedSoFar, namedSoFar.slice(-2)];
  return [
    ...[...pieceSets, listedPieces.slice(0, count)]
      .filter(({ length }) => length > 1)
      .map((set) => set.reduce((sum, { priceCents }) => sum + priceCents, 0)),
    ...(outfitTotalCents === null ? [] : [outfitTotalCents]),
  ];
}
