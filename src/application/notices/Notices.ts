import { CallError } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { Message, Notice } from './Message.ts';

export interface NoticesSnapshot {
  /** The notice in the error popup (spec section 8); null while it is closed. */
  readonly popup: Notice | null;
  /** Repeats the failed operation; null if the popup offers no retry. */
  readonly retry: (() => void) | null;
  /** `id` increases with each toast, so that a repeated message is announced again. */
  readonly toast: { readonly id: number; readonly message: Message } | null;
}

/** Duration of a toast (spec section 9). */
const TOAST_DURATION_MS = 1_000;

/** App-wide messages to the shopper: an error popup and a toast. */
export class Notices implements Observable<NoticesSnapshot> {
  readonly #clock: Clock;
  readonly #state = new SnapshotHolder<NoticesSnapshot>({ popup: null, retry: null, toast: null });
  #lastToastId = 0;
  #cancelToast = (): void => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get snapshot(): NoticesSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Shows an error popup, which replaces an open one. `retry` repeats the failed operation. */
  showError(popup: Notice, retry: (() => void) | null = null): void {
    this.#state.update({ popup, retry });
  }

  /**
   * Like `showError`, for a failed call. Shows nothing after the session has ended, because the login screen explains
   * that.
   */
  showFailure(popup: Notice, cause: unknown, retry?: () => void): void {
    if (!(cause instanceof CallError && cause.failure === 'unauthorized')) this.showError(popup, retry);
  }

  /** Closes the popup if it shows this notice, because the failed call has succeeded since. */
  clearPopup(popup: Notice | null): void {
    if (this.snapshot.popup === popup) this.closePopup();
  }

  closePopup(): void {
    this.#state.update({ popup: null, retry: null });
  }

  /** Shows `message` for one second. */
  showToast(message: Message): void {
    this.#cancelToast();
    this.#lastToastId += 1;
    this.#state.update({ toast: { id: this.#lastToastId, message } });
    this.#cancelToast = this.#clock.after(TOAST_DURATION_MS, () => this.#state.update({ toast: null }));
  }
}
