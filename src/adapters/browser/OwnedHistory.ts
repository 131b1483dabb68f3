/** Records which shopper owns each entry of the browser's history, because its URL may contain the shopper's query. */
export interface HistoryOwnership {
  /** The owner of the current entry; null if it has none, e.g. after following a link. */
  readonly owner: string | null;
  /** Makes the shopper the owner of the current entry. */
  claimEntry(userId: string): void;
}

/** The id of the shopper who owns a history entry, read from its state; null if it has none. */
export function readOwner(state: unknown): string | null {
  const owner = (state as { readonly owner?: unknown } | null)?.owner;
  return typeof owner === 'string' ? owner : null;
}

/**
 * Adds the signed-in shopper to the state of each new history entry. Wraps `pushState` and `replaceState`, so that it
 * covers every entry.
 */
export class OwnedHistory implements HistoryOwnership {
  readonly #page: Window;
  readonly #getSignedInUserId: () => string | null;
  /** A window whose history records owners. The router must use it instead of the page's window. */
  readonly window: Window;

  constructor(page: Window, signedIn: () => string | null) {
    this.#page = page;
    this.#getSignedInUserId = signedIn;
    this.window = this.#createOwningWindow();
  }

  get owner(): string | null {
    return readOwner(this.#page.history.state);
  }

  /** Whether another shopper than the signed-in one owns the current entry. */
  get isOwnedByOther(): boolean {
    const [owner, shopper] = [this.owner, this.#getSignedInUserId()];
    return owner !== null && shopper !== null && owner !== shopper;
  }

  claimEntry(owner: string): void {
    const { history } = this.#page;
    replaceEntry(history, { ...(history.state as object | null), owner }, '');
  }

  #createOwningWindow(): Window {
    const { history } = this.#page;
    const owningWindow = {
      get state() {
        return history.state as unknown;
      },
      go: (delta: number) => history.go(delta),
      pushState: (state: object, unused: string, url: string) =>
        history.pushState({ ...state, owner: this.#getSignedInUserId() }, unused, url),
      // While nobody is signed in, an entry keeps its owner.
      replaceState: (state: object, unused: string, url?: string) =>
        replaceEntry(history, { ...state, owner: this.#getSignedInUserId() ?? this.owner }, unused, url),
    };
    const { location } = this.#page;
    return {
      history: owningWindow,
      location,
      addEventListener: (...navigationListener: Parameters<Window['addEventListener']>) =>
        this.#page.addEventListener(...navigationListener),
      removeEventListener: (...navigationListener: Parameters<Window['addEventListener']>) =>
        this.#page.removeEventListener(...navigationListener),
    } as unknown as Window;
  }
}

/**
 * Replaces the current entry. Ignores the error that Safari throws after a hundred changes in 30 seconds; the next
 * change then corrects the URL.
 */
function replaceEntry(history: History, state: object, unused: string, url?: string): void {
  try {
    history.replaceState(state, unused, url);
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'SecurityError') throw cause;
  }
}
