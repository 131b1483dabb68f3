import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { containsName, spaceWords, type Piece } from './Piece.ts';

/** The pieces that a sentence describes. */
export interface Referents {
  /** The pieces that the sentence describes; all known pieces if it refers to none. */
  readonly pieces: readonly Piece[];
  /** Whether the sentence must be true of each piece. Otherwise one piece is enough. */
  readonly isOfEach: boolean;
}

const PRONOUN_PATTERN =
  /^(?:it|its|it[’']s|this|that|they|these|those|both|the (?:first|second|third|last|one|piece|pieces))\b/iu;
const EACH_PIECE_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'all (?:of (?:them|these|those)|the (?:two|three|four|five|six|seven|eight)|are|come|have|in)',
      "they(?:[’']re| are) all|both(?: of (?:them|these|those))?|each(?: of (?:them|these|those)| one)?",
      'every (?:one|piece|single one)|everything',
    ) +
    String.raw`\b`,
  'iu',
);
const BOTH_WORD_PATTERN = /\bboth\b/iu;
const CHEAPER_PATTERN =
  /^(?:and )?the (?:cheaper|cheapest|less expensive|least expensive|more affordable)\b(?! than)/iu;
const DEARER_PATTERN = /^(?:and )?the (?:dearer|dearest|more expensive|most expensive|pricier|priciest)\b(?! than)/iu;

/** Reads a text sentence by sentence and finds the pieces that each sentence describes. */
export class ReferentTracker {
  readonly #known: KnownFacts;
  /** The pieces named in the last sentence that named any. */
  #latestPieces: readonly Piece[] = [];
  /** All pieces named so far, in order. */
  #namedPieces: readonly Piece[] = [];

  constructor(knownFacts: KnownFacts, precedingSentences: readonly string[]) {
    this.#known = knownFacts;
    for (const sentence of precedingSentences) this.#remember(sentence);
  }

  get namedPieces(): readonly Piece[] {
    return this.#namedPieces;
  }

  readNext(sentence: string): Referents {
    const namedPieces = this.#remember(sentence);
    const isOfEach = EACH_PIECE_PATTERN.test(sentence);
    if (namedPieces.length > 0) return { pieces: namedPieces, isOfEach: isOfEach && namedPieces.length > 1 };
    const extreme = this.#findExtreme(sentence);
    if (extreme !== null) return { pieces: [extreme], isOfEach: false };
    if (isOfEach) return { pieces: this.#listEach(sentence), isOfEach };
    const isPronoun = this.#latestPieces.length > 0 && PRONOUN_PATTERN.test(sentence);
    return { pieces: isPronoun ? this.#latestPieces : this.#known.pieces, isOfEach: false };
  }

  /** The pieces that 'both' (the two named last) or 'all of them' (the list) refers to. */
  #listEach(sentence: string): readonly Piece[] {
    const lastTwoPieces = this.#namedPieces.slice(-2);
    if (BOTH_WORD_PATTERN.test(sentence))
      return lastTwoPieces.length === 2 ? lastTwoPieces : this.#known.listedPieces.slice(0, 2);
    return this.#known.listedPieces.length > 0 ? this.#known.listedPieces : this.#known.pieces;
  }

  /** The piece that 'the cheaper one' refers to: of the two pieces named last, or of the list if fewer were named. */
  #findExtreme(sentence: string): Piece | null {
    const direction = CHEAPER_PATTERN.test(sentence) ? 1 : DEARER_PATTERN.test(sentence) ? -1 : 0;
    const pool = this.#namedPieces.length > 1 ? this.#namedPieces.slice(-2) : this.#known.listedPieces;
    const [extreme] = [...pool].sort(
      (firstPiece, secondPiece) => direction * (firstPiece.priceCents - secondPiece.priceCents),
    );
    return direction === 0 ? null : (extreme ?? null);
  }

  #remember(sentence: string): readonly Piece[] {
    const latestPieces = findNamedPieces(sentence, this.#known.pieces);
    if (latestPieces.length > 0) this.#latestPieces = latestPieces;
    const namedPieces = listNamedInOrder(sentence, this.#known.pieces);
    this.#namedPieces = [...this.#namedPieces.filter((piece) => !namedPieces.includes(piece)), ...namedPieces];
    return latestPieces;
  }
}

/** The pieces whose names occur in a text, in the order of the text. */
export function listNamedInOrder(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const spacedText = ` ${spaceWords(text)} `;
  const namedPieces = pieces.filter((piece) => piece.isNamedIn(spacedText));
  const isWithin = (piece: Piece): boolean =>
    namedPieces.some(({ names: [name = ''] }) => name !== piece.names[0] && name.includes(piece.names[0] ?? ''));
  return namedPieces
    .filter((piece) => !isWithin(piece))
    .map((piece) => ({ piece, position: spacedText.indexOf(` ${piece.names[0] ?? ''}`) }))
    .sort((a, b) => a.position - b.position)
    .map(({ piece }) => piece);
}

/** The pieces that a sentence refers to by name; if none, by brand; if none, by kind. */
function findNamedPieces(sentence: string, pieces: readonly Piece[]): readonly Piece[] {
  const spacedSentence = ` ${spaceWords(sentence)} `;
  for (let precision = 0; precision < 4; precision += 1) {
    const namedPieces = pieces.filter(({ names }) => containsName(spacedSentence, names[precision] ?? ''));
    if (namedPieces.length > 0) return namedPieces;
  }
  return [];
}
