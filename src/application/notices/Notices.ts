import { CallError } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface NoticesSnapshot {
  /** The text of the error popup (spec section 8); null while there is none. */
  readonly popup: string | null;
  /** The text of the toast; `id` increases with each toast, so that a repeated text is announced again. */
  readonly toast: { readonly id: number; readonly text: string } | null;
}

/** How long a toast stays (spec section 9). */
const TOAST_MS = 1_000;

/** App-wide messages to the shopper: an error popup and a toast. */
export class Notices implements Observable<NoticesSnapshot> {
  readonly #clock: Clock;
  readonly #state = new SnapshotHolder<NoticesSnapshot>({ popup: null, toast: null });
  #toasts = 0;
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

  /** Replaces the popup that is open, if any. */
  showError(popup: string): void {
    this.#state.update({ popup });
  }

  /**
   * Like `showError`, for a failed call. Shows nothing when the session has ended, because the login screen then
   * explains it.
   */
  showFailure(popup: string, cause: unknown): void {
    if (!(cause instanceof CallError && cause.failure === 'unauthorised')) this.showError(popup);
  }

  /** What `showFailure` told of has come right since: its popup closes, that of anything else stays. */
  settle(popup: string): void {
    if (this.snapshot.popup === popup) this.closePopup();
  }

  closePopup(): void {
    this.#state.update({ popup: null });
  }

  /** Shows `text` for one second. */
  toast(text: string): void {
    this.#cancelToast();
    this.#toasts += 1;
    this.#state.update({ toast: { id: this.#toasts, text } });
    this.#cancelToast = this.#clock.after(TOAST_MS, () => this.#state.update({ toast: null }));
  }
}
