import type { CheckResult } from './Checked.ts';
import type { UncheckedFilters } from './FilterDefinition.ts';

/**
 * Bulk apply for a filter with one value: applies a valid value and reports an invalid one to `warn` (spec section 5).
 */
export function applyEdit<Part>(
  before: Part,
  name: string,
  given: UncheckedFilters,
  edit: (value: unknown) => CheckResult<Part>,
  warn: (message: string) => void,
): Part {
  if (!Object.hasOwn(given, name)) return before;
  const editResult = edit(given[name]);
  if (editResult.ok) return editResult.value;
  warn(editResult.message);
  return before;
}
