import type { SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import { FILTERS } from '../../domain/filters/Filters.ts';
import { MAX_FACET_VALUES, type FacetName, type Facets } from '../../domain/search/Facets.ts';
import type { ChoiceValue } from './AnyChoice.ts';

/** The facets of one query: the latest counts, and every value seen in any of its responses. */
export class FacetMemory {
  readonly #facets: Facets;
  readonly #seen: ReadonlyMap<FacetName, ReadonlySet<string>>;
  readonly #wish: string;

  constructor(facets: Facets = {}, seen: ReadonlyMap<FacetName, ReadonlySet<string>> = new Map(), wish = '') {
    this.#facets = facets;
    this.#seen = seen;
    this.#wish = wish;
  }

  /** Returns the memory after a response. During a search the counts stay unchanged. */
  after({ status, query, answerKey, facets = {} }: SearchSnapshot): FacetMemory {
    if (status === 'searching') return this;
    const wish = JSON.stringify([query, answerKey]);
    const before = wish === this.#wish ? this.#seen : new Map<FacetName, ReadonlySet<string>>();
    const seen = new Map(before);
    for (const [name, counts = []] of Object.entries(facets) as [FacetName, Facets[FacetName]][]) {
      seen.set(name, new Set([...(before.get(name) ?? []), ...counts.map(({ value }) => value)]));
    }
    return new FacetMemory(facets, seen, wish);
  }

  choices(name: FacetName, chosen: readonly string[]): readonly ChoiceValue[] {
    const facet = this.#facets[name];
    const counts = new Map(facet?.map(({ value, count }) => [value, count]));
    // A facet of maximum length may lack values that have results, so their count is unknown instead of 0.
    const rest = facet === undefined || facet.length >= MAX_FACET_VALUES ? null : 0;
    const choiceOf = (value: string): ChoiceValue => ({
      value,
      chosen: chosen.includes(value),
      count: counts.get(value) ?? rest,
    });
    const { values } = FILTERS[name];
    if (values !== null) return values.map(choiceOf);
    const all = [...new Set([...counts.keys(), ...(this.#seen.get(name) ?? []), ...chosen])].map(choiceOf);
    return all.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.value.localeCompare(b.value, 'en'));
  }
}
