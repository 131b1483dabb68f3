import { Worker } from 'node:worker_threads';
import { OverdueError } from '../../application/ports/TextReader.ts';
import type { Language } from '../../application/ports/TextReader.ts';
import type { Readings } from './readings.ts';
import { figuresOf } from './serveReadings.ts';
import type { Answer, Question } from './serveReadings.ts';

/** How long a thread may take to abort by itself before it is terminated. */
const GRACE_MS = 150;
/** A new thread loads the lexicon first. */
const START_TIMEOUT_MS = 20_000;
/** Requests are small; the default young generation would take 40 MB more per thread. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 };

/** One worker thread that reads texts, one at a time. A thread that hangs is terminated and replaced at once. */
export class ReaderThread {
  isBusy = false;
  /** Settles when the thread has started. */
  ready: Promise<unknown> = Promise.resolve();
  readonly #entry: URL;
  readonly #deadlineMs: number;
  #worker: Worker | null;
  /** The language that the thread has loaded; null before it was sent one. */
  #language: Language | null = null;
  #count = 0;
  #isClosed = false;

  constructor(entry: URL, deadlineMs: number) {
    this.#entry = entry;
    this.#deadlineMs = deadlineMs;
    this.#worker = this.#start();
  }

  /** Rejects with an `OverdueError` on timeout, or if the thread has ended. */
  async ask(ask: keyof Readings, about: unknown, language: Language): Promise<unknown> {
    try {
      return await this.#put(ask, about, language, this.#deadlineMs + GRACE_MS);
    } finally {
      if (this.#worker === null && !this.#isClosed) this.ready = this.warm(language).catch(() => undefined);
    }
  }

  /** Starts the thread and loads the language. */
  async warm(language: Language): Promise<void> {
    await this.#put('wishes', [], language, START_TIMEOUT_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #put(ask: keyof Readings, about: unknown, language: Language, patienceMs: number): Promise<unknown> {
    const worker = this.#workerFor(language);
    const id = ++this.#count;
    const answered = this.#answer(worker, id, patienceMs);
    worker.postMessage({ id, ask, about, deadlineMs: this.#deadlineMs } satisfies Question);
    return answered;
  }

  #answer(worker: Worker, id: number, patienceMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', ended);
        settled();
      };
      const overdue = (): void => reject(new OverdueError(`The text was not parsed within ${this.#deadlineMs} ms.`));
      const ended = (): void => settle(() => reject(new OverdueError('The reader thread has ended.')));
      const onMessage = (answer: Answer): void => {
        if (answer.id !== id) return;
        if ('value' in answer) settle(() => resolve(answer.value));
        else settle(() => (answer.error === null ? overdue() : reject(new Error(answer.error))));
      };
      const timer = setTimeout(() => {
        this.#worker = null;
        void worker.terminate();
        settle(overdue);
      }, patienceMs);
      worker.on('message', onMessage).on('exit', ended);
    });
  }

  #workerFor(language: Language): Worker {
    const worker = (this.#worker ??= this.#start());
    if (this.#language?.lexicon !== language.lexicon)
      worker.postMessage({ language: figuresOf(language) } satisfies Question);
    this.#language = language;
    return worker;
  }

  /** An idle thread must not keep the process alive. */
  #start(): Worker {
    const worker = new Worker(this.#entry, { resourceLimits: HEAP_LIMITS });
    worker.unref();
    this.#language = null;
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        if (this.#worker === worker) this.#worker = null;
      });
    return worker;
  }
}
