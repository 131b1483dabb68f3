import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueView } from '../../application/ports/CandidateSource.ts';

const CHECK_EVERY_MS = 1_000;

/** Keeps the newest view of a catalogue at hand and has it made anew, in the background, after an import. */
export class ViewKeeper {
  readonly #catalogue: Catalogue;
  readonly #make: (isFirst: boolean) => Promise<CatalogueView>;
  readonly #now: () => number;
  #current: CatalogueView | null = null;
  #version = Number.NaN;
  #making: Promise<void> | null = null;
  #checkedAt = -Infinity;

  /**
   * `make` is told whether it makes the first view, for which everybody waits anyway.
   * `now`: milliseconds; decides only how often the catalogue is asked for its version.
   */
  constructor(catalogue: Catalogue, make: (isFirst: boolean) => Promise<CatalogueView>, now: () => number = () => performance.now()) {
    this.#catalogue = catalogue;
    this.#make = make;
    this.#now = now;
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
    this.refresh().catch(() => undefined);
  }

  async #remake(): Promise<void> {
    const version = await this.#catalogue.version();
    this.#current = await this.#make(this.#current === null);
    this.#version = version;
  }
}
