import { isDeepStrictEqual } from 'node:util';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { FilterExpectation, FilterExpectations } from './Conversation.ts';

export function checkFilters(demands: FilterExpectations, filters: Filters): readonly Check[] {
  return Object.entries(demands).map(([key, demand]) => {
    const value = filters[key as keyof Filters];
    return createCheck(
      'filters',
      isMet(demand, value),
      `${key} is ${JSON.stringify(value)}, expected ${JSON.stringify(demand)}`,
    );
  });
}

/** Checks that the filters are the same as before the message. */
export function checkFiltersKept(filtersBefore: Filters, filtersAfter: Filters): Check {
  const changedNames = (Object.keys(filtersBefore) as (keyof Filters)[]).filter(
    (key) => !isDeepStrictEqual(filtersBefore[key], filtersAfter[key]),
  );
  return createCheck('filters', changedNames.length === 0, `changed ${changedNames.join(', ')} without a wish`);
}

function isMet(demand: FilterExpectation, value: Filters[keyof Filters]): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    (demand.equals === undefined || isSame(demand.equals, value)) &&
    (demand.includes ?? []).every((expectedValue) => values.includes(expectedValue)) &&
    !(demand.excludes ?? []).some((excludedValue) => values.includes(excludedValue)) &&
    (demand.empty !== true || value === null || value === false || (Array.isArray(value) && value.length === 0))
  );
}

function isSame(expectedValue: NonNullable<FilterExpectation['equals']>, value: Filters[keyof Filters]): boolean {
  if (!Array.isArray(expectedValue)) return expectedValue === value;
  return (
    Array.isArray(value) &&
    new Set([...expectedValue, ...value]).size === new Set(expectedValue).size &&
    new Set(value).size === new Set(expectedValue).size
  );
}
