import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import { invalidValueMessage } from './refusals.ts';

/** Validates a value against a closed vocabulary (spec section 5, filter values). */
export function checkListedValue<Value extends string>(
  listedValues: readonly Value[],
  filter: string,
): (value: unknown) => CheckResult<Value> {
  return (value) => {
    const listedValue = listedValues.find((candidate) => candidate === value);
    return listedValue === undefined ? refuseValue(invalidValueMessage(filter, value)) : acceptValue(listedValue);
  };
}

/** An empty field or NaN means "not set" (spec section 4, filter edits). */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || Number.isNaN(value) || (typeof value === 'string' && value.trim() === '')
  );
}
