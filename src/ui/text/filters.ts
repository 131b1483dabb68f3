import type { FilterName } from '../../domain/filters/Filters.ts';
import type { FilterChip } from '../../domain/filters/FilterDefinition.ts';
import { formatPrice } from './formatPrice.ts';

interface FilterTexts {
  readonly section: string;
  readonly chip: (chip: FilterChip<unknown>) => string;
  /** The label of a flag's switch. */
  readonly toggle?: string;
  /**
   * Describes the pieces that removing this filter adds, e.g. after their number. Empty for the sort and the price
   * range.
   */
  readonly withoutFilter: string;
}

const getChipValue = ({ value = '' }: FilterChip<unknown>): string => value;

/** Texts of each filter, in the panel (spec 2.8), on its chips (spec 2.6) and in offers. */
export const filterTextByName: Readonly<Record<FilterName, FilterTexts>> = {
  sort: { section: 'Sort By', chip: getChipValue, withoutFilter: '' },
  gender: { section: 'Gender', chip: getChipValue, withoutFilter: 'for any gender' },
  size: { section: 'Size', chip: ({ value }) => `Size ${value}`, withoutFilter: 'without the size' },
  color: { section: 'Color', chip: getChipValue, withoutFilter: 'in other colors' },
  sale: { section: 'Sale', chip: () => 'Sale', toggle: 'On sale only', withoutFilter: 'at full price' },
  price: { section: 'Price Range', chip: formatPriceRange, withoutFilter: '' },
  brand: { section: 'Brand', chip: getChipValue, withoutFilter: 'by other brands' },
};

function formatPriceRange({ min = null, max = null }: FilterChip<unknown>): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  return min === null ? `Up to ${formatPrice(max ?? 0)}` : `From ${formatPrice(min)}`;
}
