import { brand } from './brand.ts';
import { color } from './color.ts';
import type { FilterDefinition, FilterableItem, UncheckedFilters } from './FilterDefinition.ts';
import { gender } from './gender.ts';
import { price } from './price.ts';
import { sale } from './sale.ts';
import { size } from './size.ts';
import { sort } from './sort.ts';

/** All filters, in display order. */
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
 * All definitions in one list. The cast is needed because TypeScript cannot infer that each definition accepts
 * complete filters.
 */
export const DEFINITIONS: readonly FilterDefinition<Filters>[] = Object.values(
  FILTERS,
) as unknown as readonly FilterDefinition<Filters>[];

export const NO_FILTERS: Filters = Object.assign({}, ...DEFINITIONS.map(({ empty }) => empty)) as Filters;

/** The filters that may be relaxed if a search has no results, least important first. */
export const RELAXABLE_FILTERS = ['sale', 'size', 'color', 'brand'] as const satisfies readonly FilterName[];

/** The shopper's filters. Where they are empty, the filters understood from the query apply. */
export function preferChosen(chosenFilters: Filters, understood: Filters): Filters {
  return Object.assign(
    {},
    ...DEFINITIONS.map((definition) => definition.preferChosen(chosenFilters, understood)),
  ) as Filters;
}

export function meetsFilters(item: FilterableItem, filters: Filters): boolean {
  return DEFINITIONS.every((definition) => definition.isMetBy(item, filters));
}

/** Reads the filters from the URL parameters without validating them. */
export function readAddressFilters(address: { get(name: string): string | null }): UncheckedFilters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.fromAddress(address))) as UncheckedFilters;
}

/** The filters as URL parameters. '' stands for an absent parameter. */
export function filtersToAddress(filters: Filters): Readonly<Record<string, string>> {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.toAddress(filters))) as Readonly<
    Record<string, string>
  >;
}
