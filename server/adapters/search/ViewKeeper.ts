import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueView } from '../../application/ports/CandidateSource.ts';
import type { Log } from '../../application/ports/Log.ts';

const CHECK_EVERY_MS = 1_000;

export interface ViewOptions {
  /** Milliseconds; decides only how often the catalogue is asked for its version. */
  readonly now?: () => number;
  /** Told once that an import cannot be shown, and again only after one could be. */
  readonly log?: Log;
}

/** Keeps the newest view of a catalogue at hand and has it made anew, in the background, after an import. */
export class ViewKeeper {
  readonly #catalogue: Catalogue;
  readonly #make: (isFirst: boolean) => Promise<CatalogueView>;
  readonly #now: () => number;
  readonly #log: Log | undefined;
  #current: CatalogueView | null = null;
  #version = Number.NaN;
  #making: Promise<void> | null = null;
  #checkedAt = -Infinity;
  #isBehind = false;

  /** `make` is told whether it makes the first view, for which everybody waits anyway. */
  constructor(catalogue: Catalogue, make: (isFirst: boolean) => Promise<CatalogueView>, { now = () => performance.now(), log }: ViewOptions = {}) {
    this.#catalogue = catalogue;
    this.#make = make;
    this.#now = now;
    this.#log = log;
  }

  async view(): Promise<CatalogueView> {
    if (!this.#current) await this.refresh();
    else this.#checkInBackground();
    return this.#current ?? this.view();
  }

  async refresh(): Promise<void> {
    const version = await this.#catalogue.version();
    if (this.#current && this.#version >= version) return;
    this.#making ??= this.#remake().finally(() => (this.#making = null));
    await this.#making;
    await this.refresh();
  }

  /** A failure leaves the older view in use; a later search tries again. */
  #checkInBackground(): void {
    const now = this.#now();
    if (now - this.#checkedAt < CHECK_EVERY_MS) return;
    this.#checkedAt = now;
    this.refresh().then(() => { this.#isBehind = false; }, (cause: unknown) => this.#fallBehind(cause));
  }

  #fallBehind(cause: unknown): void {
    if (!this.#isBehind) this.#log?.warn({ cause: String(cause) }, 'The catalogue could not be read anew; searches go on with an older state of it.');
    this.#isBehind = true;
  }

  async #remake(): Promise<void> {
    const version = await this.#catalogue.version();
    this.#current = await this.#make(this.#current === null);
    this.#version = version;
  }
}
