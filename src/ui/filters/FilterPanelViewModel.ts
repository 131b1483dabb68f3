import { makeAutoObservable, observableRef } from 'mobx';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { countResults, type SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { FilterKey, Filters } from '../../domain/filters/Filters.ts';
import type { FacetName } from '../../domain/search/Facets.ts';
import { observed } from '../shared/observed.ts';
import { messages } from '../text/messages.ts';
import { searchText } from '../text/search.ts';
import type { FilterChoice } from './FilterChoice.ts';
import { FacetMemory } from './FacetMemory.ts';
import type { FilterPanelView, RangeField } from './FilterPanelView.ts';

export interface FilterPanelDependencies {
  readonly filters: FilterManager;
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe'>;
}

const formatEnd = (end: Filters[FilterKey]): string => end?.toString() ?? '';

/**
 * The view-model of the filter panel (spec 2.8). An edit applies at once; an end of a range applies when its field
 * loses the focus.
 */
export class FilterPanelViewModel implements FilterPanelView {
  facetMemory: FacetMemory;
  /** Uncommitted input of range fields. */
  typedFields: Readonly<Partial<Record<FilterKey, RangeField>>> = {};
  readonly #dependencies: FilterPanelDependencies;
  readonly #filters;
  readonly #search;
  #previousFilters: Filters;

  constructor(dependencies: FilterPanelDependencies) {
    this.#dependencies = dependencies;
    this.#filters = observed(dependencies.filters);
    this.#search = observed(dependencies.search);
    this.#previousFilters = dependencies.filters.snapshot.filters;
    this.facetMemory = new FacetMemory().createNext(this.search);
    makeAutoObservable(this, { facetMemory: observableRef, typedFields: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.dropOutdatedFields();
    this.countFacets();
    const stopFunctions = [this.#filters.onChange(this.dropOutdatedFields), this.#search.onChange(this.countFacets)];
    return () => stopFunctions.forEach((stop) => stop());
  }

  get filters(): Filters {
    return this.#filters.snapshot.filters;
  }

  get search(): SearchSnapshot {
    return this.#search.snapshot;
  }

  get resultCount(): number | null {
    const { status } = this.search;
    return status === 'idle' || status === 'failed' ? null : countResults(this.search);
  }

  get announcement(): string {
    if (this.search.status === 'searching') return searchText.searching;
    if (this.resultCount === null) return this.search.error ? messages[this.search.error.message] : '';
    return this.resultCount === 0 ? searchText.nothingFound : searchText.found(this.resultCount);
  }

  listChoices(name: FacetName): readonly FilterChoice[] {
    return this.facetMemory.listChoices(name, this.filters[name]);
  }

  update(key: FilterKey, value: unknown): void {
    this.#dependencies.filters.update(key, value);
  }

  getRangeField(end: FilterKey): RangeField {
    return this.typedFields[end] ?? { text: formatEnd(this.filters[end]), error: null };
  }

  typeRange(end: FilterKey, text: string): void {
    this.typedFields = { ...this.typedFields, [end]: { text, error: null } };
  }

  commitRange(end: FilterKey): void {
    const { text } = this.getRangeField(end);
    if (text === formatEnd(this.filters[end])) return;
    const outcome = this.#dependencies.filters.update(end, text);
    const error = outcome.ok ? null : outcome.message;
    this.typedFields = {
      ...this.typedFields,
      [end]: { text: formatEnd(this.#dependencies.filters.snapshot.filters[end]), error },
    };
  }

  reset(): void {
    this.#dependencies.filters.reset();
    this.typedFields = {};
  }

  clearAll(): void {
    this.#dependencies.filters.clearAll();
    this.typedFields = {};
  }

  /** Discards the typed input of an end that was changed elsewhere. The input of the other end stays. */
  dropOutdatedFields(): void {
    const filtersBefore = this.#previousFilters;
    this.#previousFilters = this.filters;
    const remainingFields = Object.entries(this.typedFields).filter(
      ([end]) => this.filters[end as FilterKey] === filtersBefore[end as FilterKey],
    );
    this.typedFields = Object.fromEntries(remainingFields);
  }

  countFacets(): void {
    this.facetMemory = this.facetMemory.createNext(this.search);
  }
}
