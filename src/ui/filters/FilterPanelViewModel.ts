import { makeAutoObservable, observableRef } from 'mobx';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { countFound, type SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { FilterName } from '../../domain/filters/filterEdits.ts';
import { searchText } from '../text/search.ts';
import type { FilterPanelView, PriceEnd, PriceField } from './FilterPanelView.ts';

export interface FilterPanelParts {
  readonly filters: FilterManager;
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe'>;
}

const textOf = (price: number | null): string => price?.toString() ?? '';

/** The filter panel on screen (spec 2.8): each edit counts at once, a price when its field is left. */
export class FilterPanelViewModel implements FilterPanelView {
  filters: Filters;
  search: SearchSnapshot;
  prices: Readonly<Record<PriceEnd, PriceField>>;
  readonly #parts: FilterPanelParts;

  constructor(parts: FilterPanelParts) {
    this.#parts = parts;
    this.filters = parts.filters.snapshot.filters;
    this.search = parts.search.snapshot;
    this.prices = pricesOf(this.filters);
    makeAutoObservable(this, { filters: observableRef, search: observableRef, prices: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.followFilters();
    this.followSearch();
    const stops = [this.#parts.filters.subscribe(this.followFilters), this.#parts.search.subscribe(this.followSearch)];
    return () => stops.forEach((stop) => stop());
  }

  get found(): number | null {
    const { status } = this.search;
    return status === 'idle' || status === 'failed' ? null : countFound(this.search);
  }

  get announcement(): string {
    if (this.search.status === 'searching') return searchText.searching;
    if (this.found === null) return this.search.error?.message ?? '';
    return this.found === 0 ? searchText.nothingFound : searchText.found(this.found);
  }

  update(name: FilterName, value: unknown): void {
    this.#parts.filters.update(name, value);
  }

  typePrice(end: PriceEnd, text: string): void {
    this.#setPrice(end, { text, error: null });
  }

  commitPrice(end: PriceEnd): void {
    if (this.prices[end].text === textOf(this.filters[end])) return;
    const outcome = this.#parts.filters.update(end, this.prices[end].text);
    const text = textOf(this.#parts.filters.snapshot.filters[end]);
    this.#setPrice(end, { text, error: outcome.ok ? null : outcome.message });
  }

  reset(): void {
    this.#parts.filters.reset();
    this.prices = pricesOf(this.filters);
  }

  clearAll(): void {
    this.#parts.filters.clearAll();
    this.prices = pricesOf(this.filters);
  }

  /** An end that was changed elsewhere shows its new value; the other keeps what is being typed. */
  followFilters(): void {
    const before = this.filters;
    this.filters = this.#parts.filters.snapshot.filters;
    for (const end of ['priceRangeMin', 'priceRangeMax'] as const) {
      if (this.filters[end] !== before[end]) this.#setPrice(end, { text: textOf(this.filters[end]), error: null });
    }
  }

  followSearch(): void {
    this.search = this.#parts.search.snapshot;
  }

  #setPrice(end: PriceEnd, field: PriceField): void {
    this.prices = { ...this.prices, [end]: field };
  }
}

function pricesOf({ priceRangeMin, priceRangeMax }: Filters): Readonly<Record<PriceEnd, PriceField>> {
  return { priceRangeMin: { text: textOf(priceRangeMin), error: null }, priceRangeMax: { text: textOf(priceRangeMax), error: null } };
}
