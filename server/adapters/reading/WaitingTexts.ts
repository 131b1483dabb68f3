import { OverdueError } from '../../application/ports/TextReader.ts';

interface WaitingText<Thread> {
  /** Length of the text, in characters. */
  readonly length: number;
  readonly begin: (thread: Thread) => void;
  readonly refuse: (cause: unknown) => void;
}

export interface WaitingBounds {
  readonly maxWaiting: number;
  /** How long a text may wait for a free thread, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * The texts that wait for a thread. The shortest text is next, so that long texts of one shopper do not delay short
 * texts of others. Among equal lengths, the oldest is next.
 */
export class WaitingTexts<Thread> {
  readonly #bounds: WaitingBounds;
  readonly #texts = new Set<WaitingText<Thread>>();

  constructor(bounds: WaitingBounds) {
    this.#bounds = bounds;
  }

  /** Assigns a free thread to the next text. Returns false if no text waits. */
  begin(thread: Thread): boolean {
    const nextText = this.#findExtreme((length, otherLength) => length < otherLength);
    nextText?.begin(thread);
    return nextText !== undefined;
  }

  /** Waits for a free thread. Rejects with an `OverdueError` on timeout, or with the signal's reason. */
  wait(length: number, signal?: AbortSignal): Promise<Thread> {
    if (this.#texts.size >= this.#bounds.maxWaiting) this.#refuseLongest(length);
    return new Promise((resolve, reject) => {
      const removeText = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#texts.delete(text);
      };
      const refuse = (cause: unknown): void => {
        removeText();
        reject(cause as Error);
      };
      const begin = (thread: Thread): void => {
        removeText();
        resolve(thread);
      };
      const text = { length, begin, refuse };
      const onAbort = (): void => refuse(signal?.reason);
      const timer = setTimeout(
        () => refuse(new OverdueError('No reader thread was free in time.')),
        this.#bounds.timeoutMs,
      );
      signal?.addEventListener('abort', onAbort);
      this.#texts.add(text);
    });
  }

  /** Rejects the longest waiting text, to make room for a shorter one. Throws if none is longer. */
  #refuseLongest(length: number): void {
    const cause = new OverdueError('Too many texts wait for a reader.');
    const longestText = this.#findExtreme((otherLength, longestLength) => otherLength > longestLength);
    if (longestText === undefined || longestText.length <= length) throw cause;
    longestText.refuse(cause);
  }

  #findExtreme(precedes: (length: number, otherLength: number) => boolean): WaitingText<Thread> | undefined {
    let extremeText: WaitingText<Thread> | undefined;
    for (const text of this.#texts)
      if (extremeText === undefined || precedes(text.length, extremeText.length)) extremeText = text;
    return extremeText;
  }
}
