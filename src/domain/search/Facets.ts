import { FILTERS, type FilterName } from '../filters/Filters.ts';

/** The filters whose values are counted: the list filters. */
export type FacetName = {
  readonly [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends 'any' ? Name : never;
}[FilterName];

export interface FacetCount {
  readonly value: string;
  /** How many results there would be if the filter had only this value, and all other filters stayed as they are. */
  readonly count: number;
}

/** The number of results of each filter value. A missing filter was not counted; a missing value has no results. */
export type Facets = Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>;

export const FACET_NAMES = (Object.keys(FILTERS) as FilterName[]).filter(
  (name): name is FacetName => FILTERS[name].kind === 'any',
);

/** Maximum number of values per facet; values that are selected in the filter are added to these. */
export const MAX_FACET_VALUES = 200;
