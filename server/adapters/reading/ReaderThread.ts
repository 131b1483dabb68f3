import { Worker } from 'node:worker_threads';
import { OverdueError } from '../../application/ports/TextReader.ts';
import type { Language } from '../../application/ports/TextReader.ts';
import type { Readings } from './readings.ts';
import { toLanguageFigures } from './serveReadings.ts';
import type { Answer, Question } from './serveReadings.ts';

/** How long a thread may take to abort a reading before it is terminated, in milliseconds. */
const DEADLINE_GRACE_MS = 150;
/** Maximum time to start a thread, which loads the lexicon. */
const START_TIMEOUT_MS = 20_000;
/** Requests are small. The default young generation would take 40 MB more in each thread. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 };

/** A worker thread that reads texts one at a time. A hanging thread is terminated and replaced at once. */
export class ReaderThread {
  isBusy = false;
  /** Settles when the thread has started. */
  ready: Promise<unknown> = Promise.resolve();
  readonly #entry: URL;
  readonly #deadlineMs: number;
  #worker: Worker | null;
  /** The language that the thread has loaded; null if none. */
  #language: Language | null = null;
  #questionCount = 0;
  #isClosed = false;

  constructor(entry: URL, deadlineMs: number) {
    this.#entry = entry;
    this.#deadlineMs = deadlineMs;
    this.#worker = this.#startWorker();
  }

  /** Reads `input`. Rejects with an `OverdueError` on timeout, or if the thread has ended. */
  async ask(readingName: keyof Readings, input: unknown, language: Language): Promise<unknown> {
    try {
      return await this.#putQuestion(readingName, input, language, this.#deadlineMs + DEADLINE_GRACE_MS);
    } finally {
      if (this.#worker === null && !this.#isClosed) this.ready = this.sendLanguage(language).catch(() => undefined);
    }
  }

  /** Starts the thread and loads the language. */
  async sendLanguage(language: Language): Promise<void> {
    await this.#putQuestion('wishes', [], language, START_TIMEOUT_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #putQuestion(readingName: keyof Readings, input: unknown, language: Language, timeoutMs: number): Promise<unknown> {
    const worker = this.#prepareWorker(language);
    const id = ++this.#questionCount;
    const pendingAnswer = this.#awaitAnswer(worker, id, timeoutMs);
    worker.postMessage({ id, readingName, input, deadlineMs: this.#deadlineMs } satisfies Question);
    return pendingAnswer;
  }

  #awaitAnswer(worker: Worker, id: number, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit);
        finish();
      };
      const rejectAsOverdue = (): void =>
        reject(new OverdueError(`The text was not parsed within ${this.#deadlineMs} ms.`));
      const onExit = (): void => settle(() => reject(new OverdueError('The reader thread has ended.')));
      const onMessage = (answer: Answer): void => {
        if (answer.id !== id) return;
        if ('value' in answer) settle(() => resolve(answer.value));
        else settle(() => (answer.error === null ? rejectAsOverdue() : reject(new Error(answer.error))));
      };
      const timer = setTimeout(() => {
        this.#worker = null;
        void worker.terminate();
        settle(rejectAsOverdue);
      }, timeoutMs);
      worker.on('message', onMessage).on('exit', onExit);
    });
  }

  #prepareWorker(language: Language): Worker {
    const worker = (this.#worker ??= this.#startWorker());
    if (this.#language?.lexicon !== language.lexicon)
      worker.postMessage({ language: toLanguageFigures(language) } satisfies Question);
    this.#language = language;
    return worker;
  }

  /** Starts the worker. An idle thread does not keep the process alive. */
  #startWorker(): Worker {
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
