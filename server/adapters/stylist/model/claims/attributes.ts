import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import { splitClauses, isUnclaimed } from './claimed.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { findForeignLook, isPlainColor, LOOK_LEXICON } from './looks.ts';
import { containsName, spaceWords, type Piece } from './Piece.ts';
import { findSizes } from './sizes.ts';
import { splitSentences } from './words.ts';

/**
 * Phrases such as 'comes in' and 'made of': the next word means a color or a material, even if it has other meanings.
 */
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
const PRONOUN_PATTERN =
  /^(?:it|its|it[’']s|this|that|they|these|those|both|the (?:first|second|third|last|one|piece|pieces))\b/iu;
const QUESTION_PATTERN = /\?["'”’)]{0,2}$/u;
const OFFER_PATTERN = /\b(?:comes?|available|offered|made|know|have it)\b/iu;

/**
 * Whether the text describes a piece with a size, color or material that no piece it may refer to has. `before` is the
 * text right before it.
 */
export function hasFalseDescription(text: string, known: KnownFacts, before: string): boolean {
  let meantPieces = findLastMeant(splitSentences(before), known.pieces);
  return splitSentences(text)
    .filter(hasLetters)
    .some((sentence) => {
      const namedPieces = findNamedPieces(sentence, known.pieces);
      const pieces =
        namedPieces.length > 0
          ? namedPieces
          : meantPieces.length > 0 && PRONOUN_PATTERN.test(sentence)
            ? meantPieces
            : known.pieces;
      if (namedPieces.length > 0) meantPieces = namedPieces;
      if (QUESTION_PATTERN.test(sentence) && !OFFER_PATTERN.test(sentence)) return false;
      return splitClauses(sentence)
        .filter(hasLetters)
        .some((clause) => hasFalseLook(clause, pieces) || hasFalseSize(clause, pieces));
    });
}

function findLastMeant(sentences: readonly string[], pieces: readonly Piece[]): readonly Piece[] {
  return (
    sentences.map((sentence) => findNamedPieces(sentence, pieces)).findLast((namedPieces) => namedPieces.length > 0) ??
    []
  );
}

/** The pieces that a sentence names: by name, else by brand, else by kind. */
function findNamedPieces(sentence: string, pieces: readonly Piece[]): readonly Piece[] {
  const spacedSentence = ` ${spaceWords(sentence)} `;
  for (let precision = 0; precision < 4; precision += 1) {
    const namedPieces = pieces.filter(({ names }) => containsName(spacedSentence, names[precision] ?? ''));
    if (namedPieces.length > 0) return namedPieces;
  }
  return [];
}

function hasFalseLook(clause: string, pieces: readonly Piece[]): boolean {
  const plainClause = clause.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const words = [...plainClause.matchAll(/[\p{L}\p{N}]+/gu)];
  const lowerCaseWords = words.map(([word]) => word.toLowerCase());
  const isFalse = (concepts: readonly string[], from: number, to: number) =>
    concepts.length > 0 &&
    !isUnclaimed(plainClause, words[from]?.index ?? 0, getEndIndex(words[to - 1])) &&
    !pieces.some((piece) => concepts.some((concept) => piece.looksLike(concept)));
  return (
    LOOK_LEXICON.findPhrases(lowerCaseWords).some(({ from, to, phrase, concepts }) => {
      const lookIds = concepts.filter(({ facet }) => facet !== 'detail').map(({ id }) => id);
      const startIndex = words[from]?.index ?? 0;
      const isMeant =
        isPlainColor(phrase) ||
        STATEMENT_PATTERN.test(plainClause.slice(Math.max(0, startIndex - TAIL_CHARACTERS), startIndex));
      return isMeant && isFalse(lookIds, from, to);
    }) ||
    lowerCaseWords.some((word, at) =>
      isFalse(
        [findForeignLook(word)].filter((concept) => concept !== undefined),
        at,
        at + 1,
      ),
    )
  );
}

const getEndIndex = (word: RegExpExecArray | undefined) => (word === undefined ? 0 : word.index + word[0].length);

function hasFalseSize(clause: string, pieces: readonly Piece[]): boolean {
  return findSizes(clause).some(
    ({ label, from, to }) => !isUnclaimed(clause, from, to) && !pieces.some((piece) => piece.hasSize(label)),
  );
}
