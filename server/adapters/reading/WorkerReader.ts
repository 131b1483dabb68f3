import type { Findings, Reply, Turn, Understood } from '../../application/ports/Stylist.ts';
import { OverdueError } from '../../application/ports/TextReader.ts';
import type { Language, TextReader } from '../../application/ports/TextReader.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Readings } from './readings.ts';
import { ReaderThread } from './ReaderThread.ts';

const DEADLINE_MS = 500;
/** How long a text waits for a free thread before it counts as overdue. */
const QUEUE_TIMEOUT_MS = 400;

/** Maximum number of waiting texts; more cannot be read within the queue timeout. */
const MAX_WAITING = 400;

export interface ReaderOptions {
  /** How many texts are read concurrently. */
  readonly threads?: number;
  /** The module that the threads run. */
  readonly entry?: URL;
  readonly deadlineMs?: number;
}

interface Waiting {
  readonly begin: (thread: ReaderThread) => void;
}

/**
 * Reads in worker threads, so that no text blocks the event loop. A text that takes too long is abandoned with an
 * `OverdueError`: the thread aborts by itself, or is terminated and replaced.
 */
export class WorkerReader implements TextReader {
  readonly #threads: ReaderThread[];
  readonly #waiting: Waiting[] = [];

  constructor({
    threads = 1,
    entry = new URL('./readerWorker.mjs', import.meta.url),
    deadlineMs = DEADLINE_MS,
  }: ReaderOptions = {}) {
    this.#threads = Array.from({ length: threads }, () => new ReaderThread(entry, deadlineMs));
  }

  wishes(texts: readonly string[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]> {
    return this.#ask('wishes', texts, language, signal);
  }

  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood> {
    return this.#ask('understand', turn, language, signal);
  }

  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply> {
    return this.#ask('reply', findings, language, signal);
  }

  /** Starts every thread ahead of the first request. */
  async warm(language: Language): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.warm(language)));
  }

  /** Terminates the threads; reads in progress reject. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #ask<T>(ask: keyof Readings, about: unknown, language: Language, signal?: AbortSignal): Promise<T> {
    const thread = await this.#free(signal);
    try {
      const value = await thread.ask(ask, about, language);
      signal?.throwIfAborted();
      return value as T;
    } finally {
      void thread.ready.then(() => this.#release(thread));
    }
  }

  #release(thread: ReaderThread): void {
    thread.isBusy = false;
    this.#waiting.shift()?.begin(thread);
  }

  /** Waits for a free thread and hands it to the caller. */
  #free(signal?: AbortSignal): Promise<ReaderThread> {
    signal?.throwIfAborted();
    const idle = this.#threads.find(({ isBusy }) => !isBusy);
    if (idle) {
      idle.isBusy = true;
      return Promise.resolve(idle);
    }
    if (this.#waiting.length >= MAX_WAITING)
      return Promise.reject(new OverdueError('Too many texts wait for a reader.'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: (thread) => {
          stop();
          thread.isBusy = true;
          resolve(thread);
        },
      };
      const giveUp = (cause: unknown): void => {
        stop();
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(cause);
      };
      const onAbort = (): void => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new OverdueError('No reader thread was free in time.')), QUEUE_TIMEOUT_MS);
      const stop = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      this.#waiting.push(waiting);
    });
  }
}
