import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import { splitClauses, isUnclaimed } from './statements.ts';
import { findForeignLook, isPlainColor, LOOK_LEXICON } from './looks.ts';
import { normalizeText, type Piece } from './Piece.ts';
import type { Referents } from './referents.ts';
import { findSizes } from './sizes.ts';

/** Phrases such as 'comes in' and 'made of'. The next word means a color or material, even if it has other meanings. */
const STATEMENT_PATTERN = new RegExp(
  anyOf(
    String.raw`\b` +
      anyOf('comes?|available|offered|sold|made|have|has|get|is|are|them|it|one|also|even') +
      String.raw`\s(?:\p{L}{1,12}\s){0,2}?in\s(?:[\p{L},-]{1,14}\s){0,4}$`,
    String.raw`\b` +
      anyOf('made|cut|crafted|knitted|woven|spun|sewn|tailored|lined') +
      String.raw`\s(?:\p{L}{1,12}\s){0,2}?(?:of|from|in|with)\s(?:[\p{L}\d%,-]{1,14}\s){0,4}$`,
    String.raw`\b100\s?%\s(?:\p{L}{1,12}\s)?$`,
  ),
  'iu',
);
const TAIL_CHARACTERS = 100;
const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
const QUESTION_PATTERN = /\?["'”’)]{0,2}$/u;
const OFFER_PATTERN = /\b(?:comes?|available|offered|made|know|have it)\b/iu;

/** Whether a sentence states a size, color or material that its pieces do not have. */
export function hasFalseDescription(sentence: string, referents: Referents): boolean {
  if (QUESTION_PATTERN.test(sentence) && !OFFER_PATTERN.test(sentence)) return false;
  return splitClauses(sentence)
    .filter(hasLetters)
    .some((clause) => hasFalseLook(clause, referents) || hasFalseSize(clause, referents));
}

function hasFalseLook(clause: string, referents: Referents): boolean {
  const plainClause = normalizeText(clause);
  const words = [...removeNames(plainClause, referents).matchAll(/[\p{L}\p{N}]+/gu)];
  const lowerCaseWords = words.map(([word]) => word.toLowerCase());
  const isFalse = (concepts: readonly string[], from: number, to: number) =>
    concepts.length > 0 &&
    !isUnclaimed(plainClause, words[from]?.index ?? 0, getEndIndex(words[to - 1])) &&
    !isTrueOfReferents(findReferentsBefore(plainClause, words[from]?.index ?? 0, referents), (piece) =>
      concepts.some((concept) => piece.looksLike(concept)),
    );
  return (
    LOOK_LEXICON.findPhrases(lowerCaseWords).some(({ from, to, phrase, concepts }) => {
      const lookIds = concepts.filter(({ facet }) => facet !== 'detail').map(({ id }) => id);
      const startIndex = words[from]?.index ?? 0;
      const isLookWord =
        isPlainColor(phrase) ||
        STATEMENT_PATTERN.test(plainClause.slice(Math.max(0, startIndex - TAIL_CHARACTERS), startIndex));
      return isLookWord && isFalse(lookIds, from, to);
    }) ||
    lowerCaseWords.some((word, index) =>
      isFalse(
        [findForeignLook(word)].filter((concept) => concept !== undefined),
        index,
        index + 1,
      ),
    )
  );
}

const getEndIndex = (word: RegExpExecArray | undefined) => (word === undefined ? 0 : word.index + word[0].length);

/** Removes the names of pieces from a clause, because the 'Red Handed Dress' need not be red. */
function removeNames(clause: string, { pieces }: Referents): string {
  return pieces.reduce((text, { writtenName }) => {
    const position = writtenName === '' ? -1 : text.toLowerCase().indexOf(writtenName);
    return position === -1
      ? text
      : text.slice(0, position) + ' '.repeat(writtenName.length) + text.slice(position + writtenName.length);
  }, clause);
}

function hasFalseSize(clause: string, referents: Referents): boolean {
  return findSizes(clause).some(
    ({ label, from, to }) =>
      !isUnclaimed(clause, from, to) &&
      !isTrueOfReferents(findReferentsBefore(clause, from, referents), (piece) => piece.hasSize(label)),
  );
}

const isTrueOfReferents = ({ pieces, isOfEach }: Referents, predicate: (piece: Piece) => boolean): boolean =>
  isOfEach ? pieces.every(predicate) : pieces.some(predicate);

const VERB_PATTERN = /\b(?:is|are|comes?|made|cut|has|have|offered|available)\b/iu;
const OTHER_PIECE_PATTERN = /(?:,|;|\band|\bor|\bwith|\blike|\bthan)\s(?:the|an?|this|that|these|those|some)\s/iu;

/**
 * The pieces that a property belongs to: in 'X is linen and Y comes in navy', the piece named right before the
 * property.
 */
function findReferentsBefore(clause: string, position: number, referents: Referents): Referents {
  if (referents.isOfEach || referents.pieces.length < 2) return referents;
  const textBefore = clause.slice(0, position).toLowerCase();
  const locatedPieces = referents.pieces
    .map((piece) => ({ piece, end: textBefore.lastIndexOf(piece.writtenName) + piece.writtenName.length }))
    .filter(({ piece, end }) => piece.writtenName !== '' && end >= piece.writtenName.length);
  const nearestPiece = locatedPieces.sort((a, b) => b.end - a.end)[0];
  if (nearestPiece === undefined) return referents;
  const textBetween = textBefore.slice(nearestPiece.end);
  const describesNearest = VERB_PATTERN.test(textBetween) && !OTHER_PIECE_PATTERN.test(textBetween);
  return describesNearest ? { pieces: [nearestPiece.piece], isOfEach: false } : referents;
}
