import { FILTERS, type FilterName } from '../filters/Filters.ts';

/** The list filters, whose values are counted. */
export type FacetName = {
  readonly [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends 'any' ? Name : never;
}[FilterName];

export interface FacetCount {
  readonly value: string;
  /** The number of results if the filter had only this value and the other filters stayed. */
  readonly count: number;
}

/** The number of results for each filter value. Missing filters were not counted; missing values have no results. */
export type Facets = Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>;

export const FACET_NAMES = (Object.keys(FILTERS) as FilterName[]).filter(
  (name): name is FacetName => FILTERS[name].kind === 'any',
);

/** Maximum number of values of a facet. Values selected in the filter are added to these. */
export const MAX_FACET_VALUES = 200;
