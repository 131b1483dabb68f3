import { defineAnyOfFilter } from './anyOf.ts';
import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import { invalidValueMessage } from './refusals.ts';

export const MAX_BRAND_LENGTH = 80;
/** Limits request size; a shopper does not select more brands by hand. */
export const MAX_BRANDS = 40;

/** Accepts any text, because brands come from the catalogue. */
function checkBrand(value: unknown): CheckResult<string> {
  const isName = typeof value === 'string' && value.trim() !== '' && value.length <= MAX_BRAND_LENGTH;
  return isName ? acceptValue(value) : refuseValue(invalidValueMessage('brand', value));
}

export const brand = defineAnyOfFilter('brand', {
  values: null,
  check: checkBrand,
  hasValue: (item, value) => item.brand === value,
});
