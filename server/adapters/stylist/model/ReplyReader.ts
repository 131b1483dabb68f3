/**
 * The beginning of a response. The schema puts the reply first. Some servers add a code fence or a sentence before
 * it.
 */
const REPLY_BEGINNING_PATTERN = /^[^{]{0,400}\{\s{0,40}"reply"\s{0,40}:\s{0,40}"/u;

/**
 * Extracts the text of `reply` from a streamed JSON response, in linear time. Ignores a response in another form,
 * which the caller parses when it is complete.
 */
export class ReplyReader {
  #unmatchedBeginning: string | null = '';
  #undecodedRest = '';
  #hasEnded = false;

  /** Adds a chunk. Returns the new text of the reply. */
  read(piece: string): string {
    if (this.#hasEnded) return '';
    if (this.#unmatchedBeginning === null) return this.#decodePiece(piece);
    this.#unmatchedBeginning += piece;
    const match = REPLY_BEGINNING_PATTERN.exec(this.#unmatchedBeginning);
    if (match === null) {
      this.#hasEnded = this.#unmatchedBeginning.length > 1_000;
      return '';
    }
    const firstPiece = this.#unmatchedBeginning.slice(match[0].length);
    this.#unmatchedBeginning = null;
    return this.#decodePiece(firstPiece);
  }

  #decodePiece(piece: string): string {
    const raw = this.#undecodedRest + piece;
    let position = 0;
    while (position < raw.length && raw[position] !== '"') {
      const length = raw[position] !== '\\' ? 1 : raw[position + 1] === 'u' ? 6 : 2;
      if (position + length > raw.length) break;
      position += length;
    }
    this.#hasEnded = raw[position] === '"';
    this.#undecodedRest = raw.slice(position);
    return decodeText(raw.slice(0, position));
  }
}

/** Decodes a JSON string; '' if it is invalid, because the complete response will be rejected. */
function decodeText(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return '';
  }
}
