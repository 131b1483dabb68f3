import type { Filters } from '../../domain/filters/Filters.ts';
import type { FilterName } from '../../domain/filters/filterEdits.ts';

export type PriceEnd = 'priceRangeMin' | 'priceRangeMax';

/** One end of the price range as it stands in its field. */
export interface PriceField {
  readonly text: string;
  /** Why what was typed last was refused; the field then shows the old value again. */
  readonly error: string | null;
}

/** What the filter panel shows and does. */
export interface FilterPanelView {
  readonly filters: Filters;
  readonly prices: Readonly<Record<PriceEnd, PriceField>>;
  /** How many pieces are found, until the next answer comes; null where nothing was searched for. */
  readonly found: number | null;
  /** What has changed, for who does not see it. */
  readonly announcement: string;
  /** Toggles a value of `gender`, `size` or `color`; sets any other filter. */
  readonly update: (name: FilterName, value: unknown) => void;
  readonly typePrice: (end: PriceEnd, text: string) => void;
  /** Takes what was typed; on an error the field reverts (spec section 5). */
  readonly commitPrice: (end: PriceEnd) => void;
  readonly reset: () => void;
  readonly clearAll: () => void;
}
