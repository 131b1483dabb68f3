import { makeAutoObservable, observableRef } from 'mobx';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { countResults, type SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { FilterKey, Filters } from '../../domain/filters/Filters.ts';
import type { FacetName } from '../../domain/search/Facets.ts';
import { observed } from '../shared/observed.ts';
import { messages } from '../text/messages.ts';
import { searchText } from '../text/search.ts';
import type { ChoiceValue } from './AnyChoice.ts';
import { FacetMemory } from './FacetMemory.ts';
import type { FilterPanelView, RangeField } from './FilterPanelView.ts';

export interface FilterPanelParts {
  readonly filters: FilterManager;
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe'>;
}

const textOf = (end: Filters[FilterKey]): string => end?.toString() ?? '';

/**
 * The view-model of the filter panel (spec 2.8). Each edit applies at once; an end of a range applies when its field
 * loses the focus.
 */
export class FilterPanelViewModel implements FilterPanelView {
  counted: FacetMemory;
  /** Uncommitted input of range fields. */
  typed: Readonly<Partial<Record<FilterKey, RangeField>>> = {};
  readonly #parts: FilterPanelParts;
  readonly #filters;
  readonly #search;
  #filtersBefore: Filters;

  constructor(parts: FilterPanelParts) {
    this.#parts = parts;
    this.#filters = observed(parts.filters);
    this.#search = observed(parts.search);
    this.#filtersBefore = parts.filters.snapshot.filters;
    this.counted = new FacetMemory().after(this.search);
    makeAutoObservable(this, { counted: observableRef, typed: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.forgetTyped();
    this.countFacets();
    const stops = [this.#filters.onChange(this.forgetTyped), this.#search.onChange(this.countFacets)];
    return () => stops.forEach((stop) => stop());
  }

  get filters(): Filters {
    return this.#filters.snapshot.filters;
  }

  get search(): SearchSnapshot {
    return this.#search.snapshot;
  }

  get found(): number | null {
    const { status } = this.search;
    return status === 'idle' || status === 'failed' ? null : countResults(this.search);
  }

  get announcement(): string {
    if (this.search.status === 'searching') return searchText.searching;
    if (this.found === null) return this.search.error ? messages[this.search.error.message] : '';
    return this.found === 0 ? searchText.nothingFound : searchText.found(this.found);
  }

  choices(name: FacetName): readonly ChoiceValue[] {
    return this.counted.choices(name, this.filters[name]);
  }

  update(key: FilterKey, value: unknown): void {
    this.#parts.filters.update(key, value);
  }

  rangeField(end: FilterKey): RangeField {
    return this.typed[end] ?? { text: textOf(this.filters[end]), error: null };
  }

  typeRange(end: FilterKey, text: string): void {
    this.typed = { ...this.typed, [end]: { text, error: null } };
  }

  commitRange(end: FilterKey): void {
    const { text } = this.rangeField(end);
    if (text === textOf(this.filters[end])) return;
    const outcome = this.#parts.filters.update(end, text);
    const error = outcome.ok ? null : outcome.message;
    this.typed = { ...this.typed, [end]: { text: textOf(this.#parts.filters.snapshot.filters[end]), error } };
  }

  reset(): void {
    this.#parts.filters.reset();
    this.typed = {};
  }

  clearAll(): void {
    this.#parts.filters.clearAll();
    this.typed = {};
  }

  /** Discards the typed input of an end that was changed elsewhere; the other end keeps its input. */
  forgetTyped(): void {
    const before = this.#filtersBefore;
    this.#filtersBefore = this.filters;
    const kept = Object.entries(this.typed).filter(
      ([end]) => this.filters[end as FilterKey] === before[end as FilterKey],
    );
    this.typed = Object.fromEntries(kept);
  }

  countFacets(): void {
    this.counted = this.counted.after(this.search);
  }
}
