import type { FilterName } from '../../domain/filters/Filters.ts';
import type { FilterChip } from '../../domain/filters/FilterDefinition.ts';
import { formatPrice } from './formatPrice.ts';

interface FilterWords {
  readonly section: string;
  readonly chip: (chip: FilterChip<unknown>) => string;
  /** The label of a flag's switch. */
  readonly toggle?: string;
}

const itself = ({ value = '' }: FilterChip<unknown>): string => value;

/** Texts of each filter, in the panel (spec 2.8) and on its chips (spec 2.6). */
export const filterWords: Readonly<Record<FilterName, FilterWords>> = {
  sort: { section: 'Sort By', chip: itself },
  gender: { section: 'Gender', chip: itself },
  size: { section: 'Size', chip: ({ value }) => `Size ${value}` },
  color: { section: 'Color', chip: itself },
  sale: { section: 'Sale', chip: () => 'Sale', toggle: 'On sale only' },
  price: { section: 'Price Range', chip: priceWords },
  brand: { section: 'Brand', chip: itself },
};

function priceWords({ min = null, max = null }: FilterChip<unknown>): string {
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
  done: 'Done',
  counted: (value: string, count: number) =>
    `${value}, ${count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`}`,
  find: (filter: string) => `Find a ${filter.toLowerCase()}`,
  nothingNamed: (name: string) => `Nothing here is called “${name}”.`,
  show: (count: number) => `Show ${count.toLocaleString('en-US')}`,
} as const;
