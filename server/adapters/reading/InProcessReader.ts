import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import type { Language, TextReader, TextToRead } from '../../application/ports/TextReader.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { READINGS } from './readings.ts';

/** Reads on the caller's thread, for evaluations, benches and tests. */
export class InProcessReader implements TextReader {
  async wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]> {
    signal?.throwIfAborted();
    return READINGS.wishes(texts, language);
  }

  async understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood> {
    signal?.throwIfAborted();
    return READINGS.understand(turn, language);
  }

  async draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft> {
    signal?.throwIfAborted();
    return READINGS.draft(turn, language);
  }

  async correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood> {
    signal?.throwIfAborted();
    return READINGS.correct({ turn, reading }, language);
  }

  async reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply> {
    signal?.throwIfAborted();
    return READINGS.reply(findings, language);
  }
}
