/** The response starts with the reply, as its schema requires. Some servers prepend a code fence or a sentence. */
const REPLY_BEGINNING_PATTERN = /^[^{]{0,400}\{\s{0,40}"reply"\s{0,40}:\s{0,40}"/u;

/**
 * Extracts the text of `reply` from a streamed JSON response, in linear time for any size of pieces. A response in
 * another form is left to the caller, who parses it when complete.
 */
export class ReplyReader {
  #beginning: string | null = '';
  #rest = '';
  #hasEnded = false;

  /** Returns the text that the piece adds to the reply. */
  read(piece: string): string {
    if (this.#hasEnded) return '';
    if (this.#beginning === null) return this.#decode(piece);
    this.#beginning += piece;
    const match = REPLY_BEGINNING_PATTERN.exec(this.#beginning);
    if (match === null) {
      this.#hasEnded = this.#beginning.length > 1_000;
      return '';
    }
    const first = this.#beginning.slice(match[0].length);
    this.#beginning = null;
    return this.#decode(first);
  }

  #decode(piece: string): string {
    const raw = this.#rest + piece;
    let at = 0;
    while (at < raw.length && raw[at] !== '"') {
      const length = raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2;
      if (at + length > raw.length) break;
      at += length;
    }
    this.#hasEnded = raw[at] === '"';
    this.#rest = raw.slice(at);
    return textOf(raw.slice(0, at));
  }
}

/** '' if it is not valid JSON, for which the complete response will be rejected. */
function textOf(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return '';
  }
}
