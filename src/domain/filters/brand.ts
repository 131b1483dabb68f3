import { anyOf } from './anyOf.ts';
import { accepted, refused, type Checked } from './Checked.ts';
import { invalid } from './refusals.ts';

export const BRAND_MAX_LENGTH = 80;
/** Limits request size; a shopper does not select more brands by hand. */
export const MAX_BRANDS = 40;

/** Brands come from the catalogue, so there is no fixed list to validate against. */
function checkBrand(value: unknown): Checked<string> {
  const isName = typeof value === 'string' && value.trim() !== '' && value.length <= BRAND_MAX_LENGTH;
  return isName ? accepted(value) : refused(invalid('brand', value));
}

export const brand = anyOf('brand', { values: null, check: checkBrand, has: (item, value) => item.brand === value });
