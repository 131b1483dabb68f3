import { brand } from './brand.ts';
import { color } from './color.ts';
import type { FilterDefinition, FilterableItem, UncheckedFilters } from './FilterDefinition.ts';
import { gender } from './gender.ts';
import { price } from './price.ts';
import { sale } from './sale.ts';
import { size } from './size.ts';
import { sort } from './sort.ts';

/** Every filter, in display order. Other modules describe filters with records keyed by these names. */
export const FILTERS = { sort, gender, size, color, sale, price, brand };

export type FilterName = keyof typeof FILTERS;

type PartOf<Definition> = Definition extends FilterDefinition<infer Part> ? Part : never;

/** The filters and the sort order of a search (spec section 3). Prices are whole US dollars. */
export interface Filters
  extends PartOf<typeof sort>,
    PartOf<typeof gender>,
    PartOf<typeof size>,
    PartOf<typeof color>,
    PartOf<typeof sale>,
    PartOf<typeof price>,
    PartOf<typeof brand> {}

export type FilterKey = keyof Filters;

/**
 * All definitions in one list. Each accepts complete filters, but TypeScript cannot infer that from the union of their
 * types.
 */
export const DEFINITIONS: readonly FilterDefinition<Filters>[] = Object.values(
  FILTERS,
) as unknown as readonly FilterDefinition<Filters>[];

export const NO_FILTERS: Filters = Object.assign({}, ...DEFINITIONS.map(({ empty }) => empty)) as Filters;

/** Filters that a search without results may relax, least important first. Gender and price are never relaxed. */
export const RELAXABLE_FILTERS = ['sale', 'size', 'color', 'brand'] as const satisfies readonly FilterName[];

/** The shopper's filters, completed with those understood from the query. */
export function preferChosen(chosen: Filters, understood: Filters): Filters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.preferChosen(chosen, understood))) as Filters;
}

/** Whether an item passes all filters. */
export function meetsFilters(item: FilterableItem, filters: Filters): boolean {
  return DEFINITIONS.every((definition) => definition.isMetBy(item, filters));
}

/** The filters in the URL parameters, not validated yet. */
export function readAddressFilters(address: { get(name: string): string | null }): UncheckedFilters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.fromAddress(address))) as UncheckedFilters;
}

/** The URL parameters for the filters; '' means that the parameter is absent. */
export function filtersToAddress(filters: Filters): Readonly<Record<string, string>> {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.toAddress(filters))) as Readonly<
    Record<string, string>
  >;
}
