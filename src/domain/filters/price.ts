import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import { isBlank } from './filterValues.ts';
import { defineRangeFilter } from './range.ts';
import {
  EMPTY_PRICE_RANGE_MESSAGE,
  PRICE_NOT_A_NUMBER_MESSAGE,
  priceTooHighMessage,
  priceTooLowMessage,
} from './refusals.ts';

export const MIN_PRICE = 0;
export const MAX_PRICE = 1_000_000_000;

/**
 * Accepts a number or the text of an input field. Filters hold whole dollars, so cents are truncated (`+ 0` turns -0
 * into 0).
 */
function checkPrice(value: unknown): CheckResult<number | null> {
  if (isBlank(value)) return acceptValue(null);
  const amount = typeof value === 'string' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return refuseValue(PRICE_NOT_A_NUMBER_MESSAGE);
  if (amount < MIN_PRICE) return refuseValue(priceTooLowMessage(MIN_PRICE));
  if (amount > MAX_PRICE) return refuseValue(priceTooHighMessage(MAX_PRICE));
  return acceptValue(Math.trunc(amount) + 0);
}

export const price = defineRangeFilter('priceRangeMin', 'priceRangeMax', {
  check: checkPrice,
  emptyRangeMessage: EMPTY_PRICE_RANGE_MESSAGE,
  urlNames: { min: 'min', max: 'max' },
  getValue: (item) => item.price,
});
