import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import { OverdueError } from '../../application/ports/TextReader.ts';
import type { Language, TextReader, TextToRead } from '../../application/ports/TextReader.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Readings } from './readings.ts';
import { ReaderThread } from './ReaderThread.ts';

const PARSE_DEADLINE_MS = 500;
/** How long a text waits for a free thread before it counts as overdue. */
const QUEUE_TIMEOUT_MS = 400;

/** Maximum number of waiting texts; more cannot be read within the queue timeout. */
const MAX_WAITING_REQUESTS = 400;

export interface ReaderOptions {
  /** How many texts are read concurrently. */
  readonly threads?: number;
  /** The module that the threads run. */
  readonly entry?: URL;
  readonly deadlineMs?: number;
}

interface WaitingRequest {
  readonly begin: (thread: ReaderThread) => void;
}

/**
 * Reads in worker threads, so that no text blocks the event loop. A text that takes too long is abandoned with an
 * `OverdueError`: the thread aborts by itself, or is terminated and replaced.
 */
export class WorkerReader implements TextReader {
  readonly #threads: ReaderThread[];
  readonly #waitingRequests: WaitingRequest[] = [];

  constructor({
    threads = 1,
    entry = new URL('./readerWorker.mjs', import.meta.url),
    deadlineMs = PARSE_DEADLINE_MS,
  }: ReaderOptions = {}) {
    this.#threads = Array.from({ length: threads }, () => new ReaderThread(entry, deadlineMs));
  }

  wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]> {
    return this.#askThread('wishes', texts, language, signal);
  }

  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#askThread('understand', turn, language, signal);
  }

  draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft> {
    return this.#askThread('draft', turn, language, signal);
  }

  correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#askThread('correct', { turn, reading }, language, signal);
  }

  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply> {
    return this.#askThread('reply', findings, language, signal);
  }

  /** Starts every thread ahead of the first request. */
  async sendLanguage(language: Language): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.sendLanguage(language)));
  }

  /** Terminates the threads; reads in progress reject. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #askThread<T>(ask: keyof Readings, about: unknown, language: Language, signal?: AbortSignal): Promise<T> {
    const thread = await this.#findIdleThread(signal);
    try {
      const value = await thread.ask(ask, about, language);
      signal?.throwIfAborted();
      return value as T;
    } finally {
      void thread.ready.then(() => this.#releaseThread(thread));
    }
  }

  #releaseThread(thread: ReaderThread): void {
    thread.isBusy = false;
    this.#waitingRequests.shift()?.begin(thread);
  }

  /** Waits for a free thread and hands it to the caller. */
  #findIdleThread(signal?: AbortSignal): Promise<ReaderThread> {
    signal?.throwIfAborted();
    const idleThread = this.#threads.find(({ isBusy }) => !isBusy);
    if (idleThread) {
      idleThread.isBusy = true;
      return Promise.resolve(idleThread);
    }
    if (this.#waitingRequests.length >= MAX_WAITING_REQUESTS)
      return Promise.reject(new OverdueError('Too many texts wait for a reader.'));
    return new Promise((resolve, reject) => {
      const waitingRequest: WaitingRequest = {
        begin: (thread) => {
          stopWaiting();
          thread.isBusy = true;
          resolve(thread);
        },
      };
      const leaveQueue = (cause: unknown): void => {
        stopWaiting();
        this.#waitingRequests.splice(this.#waitingRequests.indexOf(waitingRequest), 1);
        reject(cause);
      };
      const onAbort = (): void => leaveQueue(signal?.reason);
      const timer = setTimeout(
        () => leaveQueue(new OverdueError('No reader thread was free in time.')),
        QUEUE_TIMEOUT_MS,
      );
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      this.#waitingRequests.push(waitingRequest);
    });
  }
}
