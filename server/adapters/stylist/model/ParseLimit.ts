import { EndlessAnswerFailure } from './ModelFailure.ts';

/**
 * Maximum number of bytes to parse at once: a whole answer or one event of a stream. It is four times the largest
 * answer. Parsing a megabyte of opening brackets would block other requests for a tenth of a second.
 */
export const MAX_PARSED_BYTES = 2 ** 18;
const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** Limits the bytes of a response that are parsed at once. */
export class ParseLimit {
  readonly #isStream: boolean;
  #length = 0;
  #isLineEmpty = true;

  constructor(mediaType: string | null) {
    this.#isStream = mediaType?.split(';')[0]!.trim().toLowerCase() === 'text/event-stream';
  }

  /** Throws an `EndlessAnswerFailure` if too many bytes would be parsed at once. */
  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      this.#length += 1;
      if (byte === LINE_FEED) this.#endLine();
      else if (byte !== CARRIAGE_RETURN) this.#isLineEmpty = false;
    }
    if (this.#length > MAX_PARSED_BYTES) throw new EndlessAnswerFailure();
  }

  /** Ends a line. An empty line ends an event. */
  #endLine(): void {
    if (this.#isStream && this.#isLineEmpty) this.#length = 0;
    this.#isLineEmpty = true;
  }
}
