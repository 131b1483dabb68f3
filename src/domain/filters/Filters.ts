import { brand } from './brand.ts';
import { color } from './color.ts';
import type { FilterDefinition, FilterableItem, UncheckedFilters } from './FilterDefinition.ts';
import { gender } from './gender.ts';
import { price } from './price.ts';
import { sale } from './sale.ts';
import { size } from './size.ts';
import { sort } from './sort.ts';

/** Every filter, in the order in which a shopper sees them. What is told of a filter elsewhere is a record over these names. */
export const FILTERS = { sort, gender, size, color, sale, price, brand };

export type FilterName = keyof typeof FILTERS;

type PartOf<Definition> = Definition extends FilterDefinition<infer Part> ? Part : never;

/** What narrows and orders a search (spec section 3). Prices are whole US dollars. */
export interface Filters
  extends PartOf<typeof sort>, PartOf<typeof gender>, PartOf<typeof size>, PartOf<typeof color>, PartOf<typeof sale>, PartOf<typeof price>,
  PartOf<typeof brand> {}

export type FilterKey = keyof Filters;

/** The definitions as one list: each takes whole filters, which TypeScript cannot see in the union of their types. */
export const DEFINITIONS: readonly FilterDefinition<Filters>[] = Object.values(FILTERS) as unknown as readonly FilterDefinition<Filters>[];

export const NO_FILTERS: Filters = Object.assign({}, ...DEFINITIONS.map(({ empty }) => empty)) as Filters;

/** Filters that may be given up where nothing is left, those that a shopper minds least first. Gender and price never are. */
export const GIVING_WAY = ['sale', 'size', 'color'] as const satisfies readonly FilterName[];

/** Chosen filters, filled up with those that were understood from words. */
export function preferChosen(chosen: Filters, understood: Filters): Filters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.prefer(chosen, understood))) as Filters;
}

/** Whether an item may be shown with the filters. */
export function meetsFilters(item: FilterableItem, filters: Filters): boolean {
  return DEFINITIONS.every((definition) => definition.meets(item, filters));
}

/** The filters that an address names, not checked yet. */
export function filtersInAddress(address: { get(name: string): string | null }): UncheckedFilters {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.fromAddress(address))) as UncheckedFilters;
}

/** The entries of an address that name the filters; '' stands for no entry. */
export function filtersToAddress(filters: Filters): Readonly<Record<string, string>> {
  return Object.assign({}, ...DEFINITIONS.map((definition) => definition.toAddress(filters))) as Readonly<Record<string, string>>;
}
