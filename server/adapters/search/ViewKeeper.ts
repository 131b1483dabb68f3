import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueView } from '../../application/ports/CandidateSource.ts';
import type { Log } from '../../application/ports/Log.ts';

const CHECK_INTERVAL_MS = 1_000;

export interface ViewOptions {
  /** A clock in milliseconds, which decides when to check the catalogue's version. */
  readonly now?: () => number;
  /** Receives a message when an import cannot be loaded. Repeated failures are reported once. */
  readonly log?: Log;
}

/** Caches the newest view of a catalogue. Rebuilds it in the background after an import. */
export class ViewKeeper {
  readonly #catalogue: Catalogue;
  readonly #makeView: (isFirst: boolean) => Promise<CatalogueView>;
  readonly #readTime: () => number;
  readonly #log: Log | undefined;
  #currentView: CatalogueView | null = null;
  #viewVersion = Number.NaN;
  #pendingRemake: Promise<void> | null = null;
  #checkedAt = -Infinity;
  #hasFailed = false;

  /** `make` creates a view. `isFirst` is true for the first view, which searches have to wait for. */
  constructor(
    catalogue: Catalogue,
    make: (isFirst: boolean) => Promise<CatalogueView>,
    { now = () => performance.now(), log }: ViewOptions = {},
  ) {
    this.#catalogue = catalogue;
    this.#makeView = make;
    this.#readTime = now;
    this.#log = log;
  }

  async view(): Promise<CatalogueView> {
    if (!this.#currentView) await this.refresh();
    else this.#checkInBackground();
    return this.#currentView ?? this.view();
  }

  async refresh(): Promise<void> {
    const version = await this.#catalogue.readVersion();
    if (this.#currentView && this.#viewVersion >= version) return;
    this.#pendingRemake ??= this.#remakeView().finally(() => (this.#pendingRemake = null));
    await this.#pendingRemake;
    await this.refresh();
  }

  /** Rebuilds the view in the background. After a failure the older view stays, and a later search tries again. */
  #checkInBackground(): void {
    const now = this.#readTime();
    if (now - this.#checkedAt < CHECK_INTERVAL_MS) return;
    this.#checkedAt = now;
    this.refresh().then(
      () => {
        this.#hasFailed = false;
      },
      (cause: unknown) => this.#reportFailedUpdate(cause),
    );
  }

  #reportFailedUpdate(cause: unknown): void {
    if (!this.#hasFailed)
      this.#log?.warn(
        { cause: String(cause) },
        'The catalogue could not be reloaded; searches continue with an older state of it.',
      );
    this.#hasFailed = true;
  }

  async #remakeView(): Promise<void> {
    const version = await this.#catalogue.readVersion();
    this.#currentView = await this.#makeView(this.#currentView === null);
    this.#viewVersion = version;
  }
}
