import type { Log } from '../../application/ports/Log.ts';
import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import { OverdueError } from '../../application/ports/TextReader.ts';
import type { Language, TextReader, TextToRead } from '../../application/ports/TextReader.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { sumLengths } from './sumLengths.ts';

/** Reads with the first reader. If that times out, reads with the plain reader. Logs the length of the text. */
export class GuardedReader implements TextReader {
  readonly #firstReader: TextReader;
  readonly #plainReader: TextReader;
  readonly #log: Log;

  constructor(firstReader: TextReader, plainReader: TextReader, log: Log) {
    this.#firstReader = firstReader;
    this.#plainReader = plainReader;
    this.#log = log;
  }

  wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]> {
    return this.#readWithFallback(sumLengths(texts), (reader) => reader.wishes(texts, language, signal));
  }

  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#readWithFallback(turn.said.length, (reader) => reader.understand(turn, language, signal));
  }

  draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft> {
    return this.#readWithFallback(turn.said.length, (reader) => reader.draft(turn, language, signal));
  }

  correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#readWithFallback(turn.said.length, (reader) => reader.correct(turn, reading, language, signal));
  }

  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply> {
    return this.#readWithFallback(findings.turn.said.length, (reader) => reader.reply(findings, language, signal));
  }

  async #readWithFallback<T>(length: number, read: (reader: TextReader) => Promise<T>): Promise<T> {
    try {
      return await read(this.#firstReader);
    } catch (cause) {
      if (!(cause instanceof OverdueError)) throw cause;
      this.#log.warn({ length, cause: cause.message }, 'A text was not parsed in time and is answered by its keywords');
      return read(this.#plainReader);
    }
  }
}
