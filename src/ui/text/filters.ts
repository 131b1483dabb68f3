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

/** Texts of the filter panel (spec 2.8). */
export const filterText = {
  title: 'Refine Results',
  on: 'On',
  min: 'Min ($)',
  max: 'Max ($)',
  reset: 'Reset',
  clearAll: 'Clear All',
  note: 'Default filters are managed through your Account settings.',
  /** The part of the note that opens the account panel. */
  noteLink: 'Account settings',
  done: 'Done',
  counted: (value: string, count: number) =>
    `${value}, ${count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`}`,
  find: (filter: string) => `Find a ${filter.toLowerCase()}`,
  nothingNamed: (name: string) => `Nothing here is called “${name}”.`,
  show: (count: number) => `Show ${count.toLocaleString('en-US')}`,
} as const;
