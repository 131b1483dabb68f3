import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/**
 * The text in the input box. Separate from the conversation, so that typing re-renders only the box. Search
 * uses the same box.
 */
export class ChatDraft implements Observable<string> {
  readonly #state = new SnapshotHolder('');

  get snapshot(): string {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  set(words: string): void {
    this.#state.set(words);
  }

  /** Restores unanswered text before the text typed since. */
  putBack(words: string): void {
    this.#state.set([words, this.snapshot].filter((part) => part.trim() !== '').join('\n'));
  }
}
