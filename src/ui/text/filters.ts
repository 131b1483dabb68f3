import type { FilterName } from '../../domain/filters/Filters.ts';
import type { FilterChip } from '../../domain/filters/FilterDefinition.ts';
import { formatPrice } from './formatPrice.ts';

interface FilterTexts {
  readonly section: string;
  readonly chip: (chip: FilterChip<unknown>) => string;
  /** The label of a flag's switch. */
  readonly toggle?: string;
}

const getChipValue = ({ value = '' }: FilterChip<unknown>): string => value;

/** Texts of each filter, in the panel (spec 2.8) and on its chips (spec 2.6). */
export const filterTextByName: Readonly<Record<FilterName, FilterTexts>> = {
  sort: { section: 'Sort By', chip: getChipValue },
  gender: { section: 'Gender', chip: getChipValue },
  size: { section: 'Size', chip: ({ value }) => `Size ${value}` },
  color: { section: 'Color', chip: getChipValue },
  sale: { section: 'Sale', chip: () => 'Sale', toggle: 'On sale only' },
  price: { section: 'Price Range', chip: formatPriceRange },
  brand: { section: 'Brand', chip: getChipValue },
};

function formatPriceRange({ min = null, max = null }: FilterChip<unknown>): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  return min === null ? `Up to ${formatPrice(max ?? 0)}` : `From ${formatPrice(min)}`;
}
