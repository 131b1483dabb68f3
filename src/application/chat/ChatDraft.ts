import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/**
 * The words in the box. Apart from the conversation, so that typing repaints the box alone; the same box
 * serves a plain search.
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

  /** Puts words that were not answered back, before what has been typed since. */
  putBack(words: string): void {
    this.#state.set([words, this.snapshot].filter((part) => part.trim() !== '').join('\n'));
  }
}
