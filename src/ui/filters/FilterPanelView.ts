import type { FilterKey, Filters } from '../../domain/filters/Filters.ts';
import type { FacetName } from '../../domain/search/Facets.ts';
import type { FilterChoice } from './FilterChoice.ts';

/** The input field of one end of a range. */
export interface RangeField {
  readonly text: string;
  /** Why the last input was invalid; the field then shows the previous value. */
  readonly error: string | null;
}

export interface FilterPanelView {
  readonly filters: Filters;
  /** The number of results of the last response; null before the first search. */
  readonly resultCount: number | null;
  readonly announcement: string;
  /** The values of a list filter: the fixed values, or the values found for this query, most frequent first. */
  readonly listChoices: (name: FacetName) => readonly FilterChoice[];
  /** Toggles a value of a list filter, or sets the value of another filter. */
  readonly update: (key: FilterKey, value: unknown) => void;
  readonly getRangeField: (end: FilterKey) => RangeField;
  readonly typeRange: (end: FilterKey, text: string) => void;
  /** Applies the input. An invalid input is replaced by the previous value (spec section 5). */
  readonly commitRange: (end: FilterKey) => void;
  readonly reset: () => void;
  readonly clearAll: () => void;
}
