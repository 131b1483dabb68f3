import type { CheckResult } from './Checked.ts';
import type { UncheckedFilters } from './FilterDefinition.ts';

/**
 * Bulk apply for a filter with one value: applies a valid value and reports an invalid one to `warn` (spec section 5).
 */
export function applyEdit<Part>(
  part: Part,
  name: string,
  newValues: UncheckedFilters,
  edit: (value: unknown) => CheckResult<Part>,
  warn: (message: string) => void,
): Part {
  if (!Object.hasOwn(newValues, name)) return part;
  const editResult = edit(newValues[name]);
  if (editResult.ok) return editResult.value;
  warn(editResult.message);
  return part;
}
