import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import type { Language, TextReader, TextToRead } from '../../application/ports/TextReader.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Readings } from './readings.ts';
import { ReaderThread } from './ReaderThread.ts';
import { sumLengths } from './sumLengths.ts';
import { WaitingTexts } from './WaitingTexts.ts';

const PARSE_DEADLINE_MS = 500;
/** How long a text may wait for a free thread, in milliseconds. It is longer than the time limit of a reading. */
const QUEUE_TIMEOUT_MS = 700;

/** Maximum number of waiting texts. More could not be read within the time limit. */
const MAX_WAITING_REQUESTS = 400;

export interface ReaderOptions {
  /** Number of threads, i.e. of texts that are read at the same time. */
  readonly threads?: number;
  /** The module that the threads run. Tests replace it. */
  readonly entry?: URL;
  readonly deadlineMs?: number;
}

/**
 * Reads in worker threads, so that no text blocks the event loop. A reading that takes too long rejects with an
 * `OverdueError`, and its thread aborts or is replaced. An ordinary text waits for at most one long text.
 */
export class WorkerReader implements TextReader {
  readonly #threads: ReaderThread[];
  readonly #waitingTexts = new WaitingTexts<ReaderThread>({
    maxWaiting: MAX_WAITING_REQUESTS,
    timeoutMs: QUEUE_TIMEOUT_MS,
  });

  constructor({
    threads = 1,
    entry = new URL('./readerWorker.mjs', import.meta.url),
    deadlineMs = PARSE_DEADLINE_MS,
  }: ReaderOptions = {}) {
    this.#threads = Array.from({ length: threads }, () => new ReaderThread(entry, deadlineMs));
  }

  wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]> {
    return this.#askThread('wishes', texts, sumLengths(texts), language, signal);
  }

  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#askThread('understand', turn, turn.said.length, language, signal);
  }

  draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft> {
    return this.#askThread('draft', turn, turn.said.length, language, signal);
  }

  correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#askThread('correct', { turn, reading }, turn.said.length, language, signal);
  }

  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply> {
    return this.#askThread('reply', findings, findings.turn.said.length, language, signal);
  }

  /** Starts all threads before the first request. */
  async sendLanguage(language: Language): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.sendLanguage(language)));
  }

  /** Terminates the threads. Readings in progress reject. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #askThread<T>(
    readingName: keyof Readings,
    input: unknown,
    length: number,
    language: Language,
    signal?: AbortSignal,
  ): Promise<T> {
    const thread = await this.#findIdleThread(length, signal);
    try {
      const value = await thread.ask(readingName, input, language);
      signal?.throwIfAborted();
      return value as T;
    } finally {
      void thread.ready.then(() => this.#releaseThread(thread));
    }
  }

  #releaseThread(thread: ReaderThread): void {
    thread.isBusy = this.#waitingTexts.begin(thread);
  }

  async #findIdleThread(length: number, signal?: AbortSignal): Promise<ReaderThread> {
    signal?.throwIfAborted();
    const idleThread = this.#threads.find(({ isBusy }) => !isBusy);
    if (idleThread === undefined) return this.#waitingTexts.wait(length, signal);
    idleThread.isBusy = true;
    return idleThread;
  }
}
