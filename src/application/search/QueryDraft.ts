import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/**
 * The text in the query bar, for the search and for the stylist. It is kept outside both sessions, so that typing
 * re-renders only the bar. After a search, `SearchSnapshot.query` has the submitted text.
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

  /** Puts a text that was not answered in front of the text typed since. */
  restore(text: string): void {
    this.#state.set([text, this.snapshot].filter((part) => part.trim() !== '').join('\n'));
  }

  /** Shows a query that was not typed here, e.g. from a link or after Back. */
  replaceUnlessReserved(query: string): void {
    if (query !== this.snapshot.trim() && !this.#isReserved()) this.set(query);
  }

  /** Asks the query bar to focus its text field, or to do so once it is on the screen. */
  requestFocus(): void {
    this.#isFocusRequested = this.#focusField === null;
    this.#focusField?.();
  }

  /** Registers the query bar's function that focuses its text field, until the returned function is called. */
  onFocusRequest(focusField: () => void): () => void {
    this.#focusField = focusField;
    if (this.#isFocusRequested) this.requestFocus();
    return () => {
      this.#focusField = null;
    };
  }

  /** While `isReserved` returns true, the text belongs to the stylist and `replaceUnlessReserved` does nothing. */
  reserveWhile(isReserved: () => boolean): void {
    this.#isReserved = isReserved;
  }
}
