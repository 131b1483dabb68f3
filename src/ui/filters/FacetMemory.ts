import type { SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import { FILTERS } from '../../domain/filters/Filters.ts';
import { MAX_FACET_VALUES, type FacetName, type Facets } from '../../domain/search/Facets.ts';
import type { FilterChoice } from './FilterChoice.ts';

/** The facets of one query: the latest counts, and every value seen in any of its responses. */
export class FacetMemory {
  readonly #facets: Facets;
  readonly #seenValues: ReadonlyMap<FacetName, ReadonlySet<string>>;
  readonly #searchKey: string;

  constructor(
    facets: Facets = {},
    seenValues: ReadonlyMap<FacetName, ReadonlySet<string>> = new Map(),
    searchKey = '',
  ) {
    this.#facets = facets;
    this.#seenValues = seenValues;
    this.#searchKey = searchKey;
  }

  /** Returns the memory after a response. The counts stay unchanged during a search. */
  createNext({ status, query, answerKey, facets = {} }: SearchSnapshot): FacetMemory {
    if (status === 'searching') return this;
    const searchKey = JSON.stringify([query, answerKey]);
    const seenBefore = searchKey === this.#searchKey ? this.#seenValues : new Map<FacetName, ReadonlySet<string>>();
    const seenValues = new Map(seenBefore);
    for (const [name, counts = []] of Object.entries(facets) as [FacetName, Facets[FacetName]][]) {
      seenValues.set(name, new Set([...(seenBefore.get(name) ?? []), ...counts.map(({ value }) => value)]));
    }
    return new FacetMemory(facets, seenValues, searchKey);
  }

  listChoices(name: FacetName, chosenValues: readonly string[]): readonly FilterChoice[] {
    const facet = this.#facets[name];
    const counts = new Map(facet?.map(({ value, count }) => [value, count]));
    // A facet of maximum length may be cut, so the count of a missing value is unknown.
    const missingCount = facet === undefined || facet.length >= MAX_FACET_VALUES ? null : 0;
    const createChoice = (value: string): FilterChoice => ({
      value,
      isChosen: chosenValues.includes(value),
      count: counts.get(value) ?? missingCount,
    });
    const { values } = FILTERS[name];
    if (values !== null) return values.map(createChoice);
    const choices = [...new Set([...counts.keys(), ...(this.#seenValues.get(name) ?? []), ...chosenValues])].map(
      createChoice,
    );
    return choices.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.value.localeCompare(b.value, 'en'));
  }
}
