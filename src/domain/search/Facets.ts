import { FILTERS, type FilterName } from '../filters/Filters.ts';

/** The filters whose values are counted: those that hold any number of them. */
export type FacetName = {
  readonly [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends 'any' ? Name : never;
}[FilterName];

export interface FacetCount {
  readonly value: string;
  /** How many pieces are found with this value alone in its filter, and all other filters as they are. */
  readonly count: number;
}

/**
 * What each value of a filter would find. A filter that is missing was not counted; a value that is missing finds
 * nothing.
 */
export type Facets = Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>;

export const FACET_NAMES = (Object.keys(FILTERS) as FilterName[]).filter(
  (name): name is FacetName => FILTERS[name].kind === 'any',
);

/** No facet has more values; chosen ones come on top of these. */
export const MAX_FACET_VALUES = 200;
