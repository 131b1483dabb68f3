import type { Profile } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS, type FilterKey, type Filters } from '../../domain/filters/Filters.ts';
import { applyFilters, editFilter, removeFilter } from '../../domain/filters/filterEdits.ts';
import {
  changeBetween,
  countActiveFilters,
  defaultFilters,
  replayEdits,
  type FilterChange,
} from '../../domain/filters/filterFacts.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface FilterSnapshot {
  readonly filters: Filters;
  /** The filters that Reset restores: the shopper's gender and size preferences. */
  readonly defaults: Filters;
  readonly activeCount: number;
}

/** The result of an edit. On failure, `message` is for the shopper and the filters are unchanged. */
export type FilterOutcome =
  | { readonly ok: true; readonly change: FilterChange }
  | { readonly ok: false; readonly message: string };

/**
 * A saved state: the current filters, the shopper's own filters, and the filters including those understood from the
 * query.
 */
export interface FilterMemory {
  readonly filters: Filters;
  readonly own: Filters;
  readonly understood: Filters;
}

/**
 * The current filters (spec 2.8, sections 4 and 5). `onEdit` reports edits by the shopper, so that a search can
 * follow. Filters that arrive with results are adopted and do not count as edits.
 */
export class FilterManager implements Observable<FilterSnapshot> {
  readonly #shopper: CurrentShopper;
  readonly #logger: Logger;
  readonly #state: SnapshotHolder<FilterSnapshot>;
  readonly #editListeners = new Set<(change: FilterChange) => void>();
  /** The shopper's own filters; `#understood` adds those understood from the last query. */
  #own: Filters;
  #understood: Filters;
  #followed: Profile | null;

  constructor(shopper: CurrentShopper, logger: Logger) {
    this.#shopper = shopper;
    this.#logger = logger;
    this.#followed = shopper.snapshot;
    const defaults = defaultsOf(shopper.snapshot);
    this.#own = defaults;
    this.#understood = defaults;
    this.#state = new SnapshotHolder({ filters: defaults, defaults, activeCount: countActiveFilters(defaults) });
  }

  get snapshot(): FilterSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Keeps the defaults in sync with the shopper's preferences until the returned function is called. */
  start(): () => void {
    this.#follow();
    return this.#shopper.subscribe(() => this.#follow());
  }

  /** Calls `listener` after each edit that changed something, until the returned function is called. */
  onEdit(listener: (change: FilterChange) => void): () => void {
    this.#editListeners.add(listener);
    return () => this.#editListeners.delete(listener);
  }

  /** Toggles a value of a list filter; sets the value of any other filter. */
  update(key: string, value: unknown): FilterOutcome {
    const edited = editFilter(this.snapshot.filters, key, value);
    return edited.ok ? this.#edit(edited.value) : edited;
  }

  /** Removes several chips in one edit. */
  remove(...chips: readonly { readonly key: FilterKey; readonly value?: unknown }[]): void {
    this.#edit(chips.reduce((filters, { key, value }) => removeFilter(filters, key, value), this.snapshot.filters));
  }

  /** Bulk apply (spec section 5): applies valid values and logs a warning for the others. */
  apply(values: Readonly<Record<string, unknown>>): void {
    this.#edit(applyFilters(this.snapshot.filters, values, (message) => this.#logger.warn(message)));
  }

  /** Resets the filters to the shopper's preferences. */
  reset(): void {
    this.#edit(this.snapshot.defaults);
  }

  clearAll(): void {
    this.#edit(NO_FILTERS);
  }

  /**
   * Adopts filters that were understood from a query. `requested` are the filters of that request; edits made since
   * then are kept.
   */
  adopt(understood: Filters, requested: Filters): void {
    this.#own = replayEdits(this.#understood, requested, this.#own);
    this.#understood = understood;
    this.#show(replayEdits(requested, this.snapshot.filters, understood));
  }

  /** Drops the filters understood from the last query and keeps the shopper's own. Called before a new query. */
  release(): void {
    this.#own = replayEdits(this.#understood, this.snapshot.filters, this.#own);
    this.#understood = this.#own;
    this.#show(this.#own);
  }

  /**
   * Shows the filters of restored results: from a URL, the history or a conversation. The next query restores the
   * shopper's own filters.
   */
  restore(filters: Filters): void {
    this.#own = replayEdits(this.#understood, this.snapshot.filters, this.#own);
    this.#understood = filters;
    this.#show(filters);
  }

  /** Saves the state for a later `recall`. */
  remember(): FilterMemory {
    return { filters: this.snapshot.filters, own: this.#own, understood: this.#understood };
  }

  recall({ filters, own, understood }: FilterMemory): void {
    this.#own = own;
    this.#understood = understood;
    this.#show(filters);
  }

  #edit(next: Filters): FilterOutcome {
    const change = changeBetween(this.snapshot.filters, next);
    this.#show(next);
    if (change !== 'none') for (const listener of [...this.#editListeners]) listener(change);
    return { ok: true, change };
  }

  #show(filters: Filters): void {
    if (filters !== this.snapshot.filters) this.#state.update({ filters, activeCount: countActiveFilters(filters) });
  }

  #follow(): void {
    const profile = this.#shopper.snapshot;
    const another = profile?.id !== this.#followed?.id;
    this.#followed = profile;
    const defaults = defaultsOf(profile);
    const before = this.snapshot;
    if (!another && changeBetween(before.defaults, defaults) === 'none') return;
    const onto = (filters: Filters) => (another ? defaults : replayEdits(before.defaults, filters, defaults));
    this.#own = onto(this.#own);
    this.#understood = onto(this.#understood);
    this.#state.update({ defaults });
    this.#show(onto(before.filters));
  }
}

function defaultsOf(profile: Profile | null): Filters {
  return profile === null ? NO_FILTERS : defaultFilters(profile.preferences);
}
