import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/**
 * The text in the query bar, for the search and for the stylist. Separate from both sessions, so that typing re-renders
 * only the bar. Once submitted, the text of a search is `SearchSnapshot.query`.
 */
export class QueryDraft implements Observable<string> {
  readonly #state = new SnapshotHolder('');
  #isReserved: () => boolean = () => false;
  #focusField: (() => void) | null = null;
  #isFocusRequested = false;

  get snapshot(): string {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  set(text: string): void {
    this.#state.set(text);
  }

  /** Puts unanswered text in front of the text typed since. */
  restore(text: string): void {
    this.#state.set([text, this.snapshot].filter((part) => part.trim() !== '').join('\n'));
  }

  /** Shows the query of a search that was not typed here, e.g. from a link or after Back. */
  replaceUnlessReserved(query: string): void {
    if (query !== this.snapshot.trim() && !this.#isReserved()) this.set(query);
  }

  /** Asks the field for the focus; it follows once the field is on the screen. */
  requestFocus(): void {
    this.#isFocusRequested = this.#focusField === null;
    this.#focusField?.();
  }

  /** The field calls this to be asked for the focus, until it calls the returned function. */
  onFocusRequest(focusField: () => void): () => void {
    this.#focusField = focusField;
    if (this.#isFocusRequested) this.requestFocus();
    return () => {
      this.#focusField = null;
    };
  }

  /** While `isReserved` returns true, the text is for the stylist and `replaceUnlessReserved` does not replace it. */
  reserveWhile(isReserved: () => boolean): void {
    this.#isReserved = isReserved;
  }
}
