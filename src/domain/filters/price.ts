import { accepted, refused, type Checked } from './Checked.ts';
import { isBlank } from './filterValues.ts';
import { range } from './range.ts';
import { EMPTY_PRICE_RANGE, PRICE_NOT_A_NUMBER, priceAbove, priceBelow } from './refusals.ts';

export const PRICE_FLOOR = 0;
export const PRICE_CEILING = 1_000_000_000;

/**
 * Accepts a number or the text of an input field. Filters hold whole dollars, so cents are truncated (`+ 0` turns -0
 * into 0).
 */
function checkPrice(value: unknown): Checked<number | null> {
  if (isBlank(value)) return accepted(null);
  const amount = typeof value === 'string' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return refused(PRICE_NOT_A_NUMBER);
  if (amount < PRICE_FLOOR) return refused(priceBelow(PRICE_FLOOR));
  if (amount > PRICE_CEILING) return refused(priceAbove(PRICE_CEILING));
  return accepted(Math.trunc(amount) + 0);
}

export const price = range('priceRangeMin', 'priceRangeMax', {
  check: checkPrice,
  emptyRange: EMPTY_PRICE_RANGE,
  inAddress: { min: 'min', max: 'max' },
  of: (item) => item.price,
});
