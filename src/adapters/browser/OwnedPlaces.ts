/** Whose each place in the browser's history is: its address may hold their words. */
export interface Places {
  /** Of the present place; null for one that is nobody's yet, such as of a link. */
  readonly owner: string | null;
  /** From now on the present place is theirs. */
  claim(userId: string): void;
}

/** The shopper whose place in the history this is; null where nobody's. */
export function ownerOf(state: unknown): string | null {
  const owner = (state as { readonly owner?: unknown } | null)?.owner;
  return typeof owner === 'string' ? owner : null;
}

/**
 * Writes into each new place of the history who is signed in, beside what the router keeps there. It is done
 * where places are made, so that none is forgotten, however fast one follows the other.
 */
export class OwnedPlaces implements Places {
  readonly #page: Window;
  readonly #signedIn: () => string | null;
  /** The page as the router has to see it. */
  readonly window: Window;

  constructor(page: Window, signedIn: () => string | null) {
    this.#page = page;
    this.#signedIn = signedIn;
    this.window = this.#owning();
  }

  get owner(): string | null {
    return ownerOf(this.#page.history.state);
  }

  claim(owner: string): void {
    const { history } = this.#page;
    history.replaceState({ ...history.state as object | null, owner }, '');
  }

  #owning(): Window {
    const { history } = this.#page;
    const made = {
      get state() { return history.state as unknown; },
      go: (steps: number) => history.go(steps),
      pushState: (state: object, unused: string, url: string) => history.pushState({ ...state, owner: this.#signedIn() }, unused, url),
      // Where nobody is signed in a place stays whose it was.
      replaceState: (state: object, unused: string, url?: string) => history.replaceState({ ...state, owner: this.#signedIn() ?? this.owner }, unused, url),
    };
    const { location } = this.#page;
    return {
      history: made, location,
      addEventListener: (...listening: Parameters<Window['addEventListener']>) => this.#page.addEventListener(...listening),
      removeEventListener: (...listening: Parameters<Window['addEventListener']>) => this.#page.removeEventListener(...listening),
    } as unknown as Window;
  }
}
