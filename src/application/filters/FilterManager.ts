import type { Profile } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS, type FilterKey, type Filters } from '../../domain/filters/Filters.ts';
import { applyFilters, editFilter, removeFilter } from '../../domain/filters/filterEdits.ts';
import {
  classifyChange,
  countActiveFilters,
  createDefaultFilters,
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
  /** The filters that the last new query dropped, merged with the defaults; null if they equal the defaults. */
  readonly droppedFilters: Filters | null;
}

/** The result of an edit. On failure, `message` is for the shopper and the filters are unchanged. */
export type EditOutcome =
  | { readonly ok: true; readonly change: FilterChange }
  | { readonly ok: false; readonly message: string };

/** A saved state of the filters: the current ones, the shopper's own, and the ones understood from the query. */
export interface FilterMemory {
  readonly filters: Filters;
  readonly ownFilters: Filters;
  readonly understood: Filters;
}

/**
 * The current filters (spec 2.8, sections 4 and 5). `onEdit` reports the shopper's edits. Filters that arrive with
 * results do not count as edits.
 */
export class FilterManager implements Observable<FilterSnapshot> {
  readonly #shopper: CurrentShopper;
  readonly #logger: Logger;
  readonly #state: SnapshotHolder<FilterSnapshot>;
  readonly #editListeners = new Set<(change: FilterChange) => void>();
  /** The filters that the shopper chose, without those understood from the query. */
  #ownFilters: Filters;
  #understoodFilters: Filters;
  #lastProfile: Profile | null;

  constructor(shopper: CurrentShopper, logger: Logger) {
    this.#shopper = shopper;
    this.#logger = logger;
    this.#lastProfile = shopper.snapshot;
    const defaults = getDefaults(shopper.snapshot);
    this.#ownFilters = defaults;
    this.#understoodFilters = defaults;
    this.#state = new SnapshotHolder({
      filters: defaults,
      defaults,
      activeCount: countActiveFilters(defaults),
      droppedFilters: null,
    });
  }

  get snapshot(): FilterSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Keeps the defaults in sync with the shopper's preferences until the returned function is called. */
  start(): () => void {
    this.#followProfile();
    return this.#shopper.subscribe(() => this.#followProfile());
  }

  /** Calls `listener` after each edit that changed something, until the returned function is called. */
  onEdit(listener: (change: FilterChange) => void): () => void {
    this.#editListeners.add(listener);
    return () => this.#editListeners.delete(listener);
  }

  /** Toggles a value of a list filter; sets the value of any other filter. */
  update(key: string, value: unknown): EditOutcome {
    const editResult = editFilter(this.snapshot.filters, key, value);
    return editResult.ok ? this.#edit(editResult.value) : editResult;
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

  /** Adopts filters understood from a query. `requestedFilters` were sent with that query; later edits are kept. */
  adoptUnderstood(understood: Filters, requestedFilters: Filters): void {
    this.#ownFilters = replayEdits(this.#understoodFilters, requestedFilters, this.#ownFilters);
    this.#understoodFilters = understood;
    this.#show(replayEdits(requestedFilters, this.snapshot.filters, understood));
  }

  /** Drops the filters understood from the last query. Called when the same query is searched again. */
  forgetUnderstood(): void {
    this.#ownFilters = replayEdits(this.#understoodFilters, this.snapshot.filters, this.#ownFilters);
    this.#understoodFilters = this.#ownFilters;
    this.#show(this.#ownFilters);
  }

  /** Before a new query, drops all filters except the defaults. `restoreDropped` restores them. */
  startQuery(): void {
    this.forgetUnderstood();
    const chosenFilters = this.#ownFilters;
    const { defaults } = this.snapshot;
    this.#replaceAll(defaults);
    this.#state.update({ droppedFilters: classifyChange(defaults, chosenFilters) === 'none' ? null : chosenFilters });
  }

  /** Applies the filters that the last new query dropped. */
  restoreDropped(): void {
    const { droppedFilters, defaults, filters } = this.snapshot;
    this.#state.update({ droppedFilters: null });
    this.#edit(replayEdits(defaults, droppedFilters ?? defaults, filters));
  }

  /** Sets the filters of restored results: from a URL, the history or a conversation. */
  restore(filters: Filters): void {
    this.#replaceAll(filters);
  }

  /** Saves the state for a later `restoreMemory`. */
  createMemory(): FilterMemory {
    return { filters: this.snapshot.filters, ownFilters: this.#ownFilters, understood: this.#understoodFilters };
  }

  restoreMemory({ filters, ownFilters, understood }: FilterMemory): void {
    this.#ownFilters = ownFilters;
    this.#understoodFilters = understood;
    this.#state.update({ droppedFilters: null });
    this.#show(filters);
  }

  #replaceAll(filters: Filters): void {
    this.#ownFilters = this.snapshot.defaults;
    this.#understoodFilters = filters;
    this.#state.update({ droppedFilters: null });
    this.#show(filters);
  }

  #edit(next: Filters): EditOutcome {
    const change = classifyChange(this.snapshot.filters, next);
    this.#show(next);
    if (change !== 'none') for (const listener of [...this.#editListeners]) listener(change);
    return { ok: true, change };
  }

  #show(filters: Filters): void {
    if (filters !== this.snapshot.filters) this.#state.update({ filters, activeCount: countActiveFilters(filters) });
  }

  #followProfile(): void {
    const profile = this.#shopper.snapshot;
    const isOtherShopper = profile?.id !== this.#lastProfile?.id;
    this.#lastProfile = profile;
    const defaults = getDefaults(profile);
    const previousSnapshot = this.snapshot;
    if (!isOtherShopper && classifyChange(previousSnapshot.defaults, defaults) === 'none') return;
    const updateDefaults = (filters: Filters) =>
      isOtherShopper ? defaults : replayEdits(previousSnapshot.defaults, filters, defaults);
    this.#ownFilters = updateDefaults(this.#ownFilters);
    this.#understoodFilters = updateDefaults(this.#understoodFilters);
    this.#state.update(isOtherShopper ? { defaults, droppedFilters: null } : { defaults });
    this.#show(updateDefaults(previousSnapshot.filters));
  }
}

function getDefaults(profile: Profile | null): Filters {
  return profile === null ? NO_FILTERS : createDefaultFilters(profile.preferences);
}
