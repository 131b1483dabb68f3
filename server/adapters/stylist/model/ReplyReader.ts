/** The answer begins with the reply, as its form asks. Some servers put a fence or a sentence before it. */
const BEGINNING = /^[^{]{0,400}\{\s{0,40}"reply"\s{0,40}:\s{0,40}"/u;

/**
 * Reads the text of `reply` out of an answer in JSON while that is still coming. Every letter is looked at once,
 * however small the pieces. An answer that begins with something else is left to whoever reads it whole.
 */
export class ReplyReader {
  #beginning: string | null = '';
  #rest = '';
  #hasEnded = false;

  /** What the piece adds to the reply. */
  read(piece: string): string {
    if (this.#hasEnded) return '';
    if (this.#beginning === null) return this.#decode(piece);
    this.#beginning += piece;
    const match = BEGINNING.exec(this.#beginning);
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

/** '' where it is no JSON; the whole answer will be refused for it. */
function textOf(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return '';
  }
}
