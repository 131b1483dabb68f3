import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Check } from './Check.ts';
import { check } from './Check.ts';
import type { FilterDemand, FilterDemands } from './Conversation.ts';

/** One check for each filter with an expectation. */
export function filterChecks(demands: FilterDemands, filters: Filters): readonly Check[] {
  return Object.entries(demands).map(([key, demand]) => {
    const value = filters[key as keyof Filters];
    return check(
      'filters',
      isMet(demand, value),
      `${key} is ${JSON.stringify(value)}, expected ${JSON.stringify(demand)}`,
    );
  });
}

function isMet(demand: FilterDemand, value: Filters[keyof Filters]): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    (demand.equals === undefined || isSame(demand.equals, value)) &&
    (demand.includes ?? []).every((wanted) => values.includes(wanted)) &&
    !(demand.excludes ?? []).some((refused) => values.includes(refused)) &&
    (demand.empty !== true || value === null || value === false || (Array.isArray(value) && value.length === 0))
  );
}

function isSame(wanted: NonNullable<FilterDemand['equals']>, value: Filters[keyof Filters]): boolean {
  if (!Array.isArray(wanted)) return wanted === value;
  return (
    Array.isArray(value) &&
    new Set([...wanted, ...value]).size === new Set(wanted).size &&
    new Set(value).size === new Set(wanted).size
  );
}
