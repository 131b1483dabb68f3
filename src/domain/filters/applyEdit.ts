import type { Checked } from './Checked.ts';
import type { UncheckedFilters } from './FilterDefinition.ts';

/**
 * Bulk apply for a filter with one value: applies a valid value and reports an invalid one to `warn` (spec section 5).
 */
export function applyEdit<Part>(
  before: Part,
  name: string,
  given: UncheckedFilters,
  edit: (value: unknown) => Checked<Part>,
  warn: (message: string) => void,
): Part {
  if (!Object.hasOwn(given, name)) return before;
  const edited = edit(given[name]);
  if (edited.ok) return edited.value;
  warn(edited.message);
  return before;
}
