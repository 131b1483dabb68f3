import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import { clausesOf, isUnclaimed } from './claimed.ts';
import type { Known } from './Known.ts';
import { foreignLook, isPlain, LOOKS } from './looks.ts';
import { spaced, type Piece } from './Piece.ts';
import { sizesIn } from './sizes.ts';
import { sentencesIn } from './words.ts';

/**
 * Phrases such as 'comes in' and 'made of': the next word means a color or a material, even if it has other meanings.
 */
const STATEMENT = new RegExp(
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
const saysAnything = (text: string) => /[\p{L}\p{N}]/u.test(text);
const PRONOUN =
  /^(?:it|its|it[’']s|this|that|they|these|those|both|the (?:first|second|third|last|one|piece|pieces))\b/iu;
const QUESTION = /\?["'”’)]{0,2}$/u;
const OFFER = /\b(?:comes?|available|offered|made|know|have it)\b/iu;

/**
 * Whether the text describes a piece with a size, color or material that no piece it may refer to has. `before` is the
 * text right before it.
 */
export function misdescribes(text: string, known: Known, before: string): boolean {
  let meant = lastMeant(sentencesIn(before), known.pieces);
  return sentencesIn(text)
    .filter(saysAnything)
    .some((sentence) => {
      const named = namedIn(sentence, known.pieces);
      const pieces = named.length > 0 ? named : meant.length > 0 && PRONOUN.test(sentence) ? meant : known.pieces;
      if (named.length > 0) meant = named;
      if (QUESTION.test(sentence) && !OFFER.test(sentence)) return false;
      return clausesOf(sentence)
        .filter(saysAnything)
        .some((clause) => hasFalseLook(clause, pieces) || hasFalseSize(clause, pieces));
    });
}

function lastMeant(sentences: readonly string[], pieces: readonly Piece[]): readonly Piece[] {
  return sentences.map((sentence) => namedIn(sentence, pieces)).findLast((named) => named.length > 0) ?? [];
}

/** The pieces that a sentence names: by name, else by brand, else by kind. */
function namedIn(sentence: string, pieces: readonly Piece[]): readonly Piece[] {
  const said = ` ${spaced(sentence)} `;
  for (let precision = 0; precision < 4; precision += 1) {
    const named = pieces.filter(({ names }) => isIn(said, names[precision] ?? ''));
    if (named.length > 0) return named;
  }
  return [];
}

const isIn = (said: string, name: string) => name !== '' && (said.includes(` ${name} `) || said.includes(` ${name}s `));

function hasFalseLook(clause: string, pieces: readonly Piece[]): boolean {
  const plain = clause.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)];
  const small = words.map(([word]) => word.toLowerCase());
  const isFalse = (concepts: readonly string[], from: number, to: number) =>
    concepts.length > 0 &&
    !isUnclaimed(plain, words[from]?.index ?? 0, endOf(words[to - 1])) &&
    !pieces.some((piece) => concepts.some((concept) => piece.looksLike(concept)));
  return (
    LOOKS.scan(small).some(({ from, to, phrase, concepts }) => {
      const looks = concepts.filter(({ facet }) => facet !== 'detail').map(({ id }) => id);
      const begin = words[from]?.index ?? 0;
      const isMeant = isPlain(phrase) || STATEMENT.test(plain.slice(Math.max(0, begin - TAIL_CHARACTERS), begin));
      return isMeant && isFalse(looks, from, to);
    }) ||
    small.some((word, at) =>
      isFalse(
        [foreignLook(word)].filter((concept) => concept !== undefined),
        at,
        at + 1,
      ),
    )
  );
}

const endOf = (word: RegExpExecArray | undefined) => (word === undefined ? 0 : word.index + word[0].length);

function hasFalseSize(clause: string, pieces: readonly Piece[]): boolean {
  return sizesIn(clause).some(
    ({ label, from, to }) => !isUnclaimed(clause, from, to) && !pieces.some((piece) => piece.comesIn(label)),
  );
}
