import type { FilterKey, Filters } from '../../domain/filters/Filters.ts';
import type { FacetName } from '../../domain/search/Facets.ts';
import type { ChoiceValue } from './AnyChoice.ts';

/** One end of a range as it stands in its field. */
export interface RangeField {
  readonly text: string;
  /** Why what was typed last was refused; the field then shows the old value again. */
  readonly error: string | null;
}

/** What the filter panel shows and does. */
export interface FilterPanelView {
  readonly filters: Filters;
  /** How many pieces are found, until the next answer comes; null where nothing was searched for. */
  readonly found: number | null;
  /** Announced to screen readers when the results change. */
  readonly announcement: string;
  /**
   * The values of a filter that holds several: those of its list, or those that were found for this wish, most pieces
   * first.
   */
  readonly choices: (name: FacetName) => readonly ChoiceValue[];
  /** Toggles a value of a filter that holds several; sets any other filter. */
  readonly update: (key: FilterKey, value: unknown) => void;
  /** An end of a range as it stands in its field. */
  readonly rangeField: (end: FilterKey) => RangeField;
  readonly typeRange: (end: FilterKey, text: string) => void;
  /** Takes what was typed; on an error the field reverts (spec section 5). */
  readonly commitRange: (end: FilterKey) => void;
  readonly reset: () => void;
  readonly clearAll: () => void;
}
