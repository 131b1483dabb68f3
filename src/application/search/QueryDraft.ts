import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/**
 * The words in the query bar, for the search and for the stylist. Separate from both sessions, so that typing
 * re-renders only the bar. Once submitted, the words of a search are `SearchSnapshot.query`.
 */
export class QueryDraft implements Observable<string> {
  readonly #state = new SnapshotHolder('');
  #isReserved: () => boolean = () => false;

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

  /** Shows the query of a search that was not typed here, such as of a link or of a step back. */
  follow(query: string): void {
    if (query !== this.snapshot.trim() && !this.#isReserved()) this.set(query);
  }

  /** While `isReserved` holds, the words are for the stylist and `follow` leaves them alone. */
  reserveWhile(isReserved: () => boolean): void {
    this.#isReserved = isReserved;
  }
}
