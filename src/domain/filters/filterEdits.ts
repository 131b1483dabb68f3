import { NO_FILTERS, type Filters } from './Filters.ts';
import {
  EMPTY_RANGE, accepted, checkColor, checkGender, checkPrice, checkSale, checkSize, checkSort, isEmptyRange, refused, type Checked,
} from './filterValues.ts';

export type FilterName = keyof Filters;
type ListName = 'gender' | 'size' | 'color';

const LIST_CHECKS = { gender: checkGender, size: checkSize, color: checkColor };
const SCALAR_CHECKS = { sort: checkSort, sale: checkSale, priceRangeMin: checkPrice, priceRangeMax: checkPrice };

/** Known to older answers; it has no effect and counts as success (spec section 5). */
const IGNORED = 'tryonCategory';

export const isFilterName = (name: string): name is FilterName => Object.hasOwn(NO_FILTERS, name);
const isListName = (name: FilterName): name is ListName => Object.hasOwn(LIST_CHECKS, name);

/**
 * One edit, by the rules of spec sections 4 and 5: a value of a list is added if absent and removed if
 * present; any other filter takes the value. Unchanged filters come back as the same object.
 */
export function editFilter(filters: Filters, name: string, value: unknown): Checked<Filters> {
  if (name === IGNORED) return accepted(filters);
  if (!isFilterName(name)) return refused(`Filter "${name}" does not exist.`);
  return isListName(name) ? toggle(filters, name, value) : assign(filters, name, value);
}

/** Takes a chip away: its value leaves the list, sale becomes false, a price or the sort becomes null. */
export function removeFilter(filters: Filters, name: FilterName, value?: unknown): Filters {
  if (isListName(name)) return { ...filters, [name]: filters[name].filter((kept) => kept !== value) };
  return { ...filters, [name]: NO_FILTERS[name] };
}

function toggle(filters: Filters, name: ListName, value: unknown): Checked<Filters> {
  const checked = LIST_CHECKS[name](value);
  if (!checked.ok) return checked;
  const values: readonly string[] = filters[name];
  const next = values.includes(checked.value) ? values.filter((kept) => kept !== checked.value) : [...values, checked.value];
  return accepted({ ...filters, [name]: next });
}

function assign(filters: Filters, name: Exclude<FilterName, ListName>, value: unknown): Checked<Filters> {
  const checked: Checked<unknown> = SCALAR_CHECKS[name](value);
  if (!checked.ok) return checked;
  if (checked.value === filters[name]) return accepted(filters);
  const next: Filters = { ...filters, [name]: checked.value };
  return isEmptyRange(next.priceRangeMin, next.priceRangeMax) ? refused(EMPTY_RANGE) : accepted(next);
}

/**
 * Many at once (spec section 5, bulk apply): a list replaces the list, without its invalid entries;
 * an invalid scalar and an unknown name are told to `warn` and leave the filters as they were.
 */
export function applyFilters(filters: Filters, values: Readonly<Record<string, unknown>>, warn: (message: string) => void): Filters {
  let next = filters;
  for (const [name, value] of Object.entries(values)) {
    if (isFilterName(name) && isListName(name)) next = { ...next, [name]: validEntries(name, value) };
    else if (name !== 'priceRangeMin' && name !== 'priceRangeMax') next = keepOrWarn(next, editFilter(next, name, value), warn);
  }
  return applyPrices(next, values, warn);
}

function validEntries(name: ListName, value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(entries.flatMap((entry) => {
    const checked: Checked<string> = LIST_CHECKS[name](entry);
    return checked.ok ? [checked.value] : [];
  }))];
}

function keepOrWarn(filters: Filters, edited: Checked<Filters>, warn: (message: string) => void): Filters {
  if (edited.ok) return edited.value;
  warn(edited.message);
  return filters;
}

/** Both ends are judged together, so that the order of the keys does not matter. */
function applyPrices(filters: Filters, values: Readonly<Record<string, unknown>>, warn: (message: string) => void): Filters {
  const end = (name: 'priceRangeMin' | 'priceRangeMax'): number | null => {
    if (!Object.hasOwn(values, name)) return filters[name];
    const checked = checkPrice(values[name]);
    if (checked.ok) return checked.value;
    warn(checked.message);
    return filters[name];
  };
  const next = { ...filters, priceRangeMin: end('priceRangeMin'), priceRangeMax: end('priceRangeMax') };
  return isEmptyRange(next.priceRangeMin, next.priceRangeMax) ? keepOrWarn(filters, refused(EMPTY_RANGE), warn) : next;
}
