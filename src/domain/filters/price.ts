import { accepted, refused, type Checked } from './Checked.ts';
import { isBlank } from './filterValues.ts';
import { range } from './range.ts';

export const PRICE_FLOOR = 0;
export const PRICE_CEILING = 1_000_000_000;
export const EMPTY_PRICE_RANGE = 'Min Price >= Max Price!';

/** Takes a number or what was typed into a field. Cents are cut off: filters hold whole dollars (`+ 0` makes -0 a 0). */
function checkPrice(value: unknown): Checked<number | null> {
  if (isBlank(value)) return accepted(null);
  const amount = typeof value === 'string' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return refused('Price must be a valid number.');
  if (amount < PRICE_FLOOR) return refused(`Price must be at least ${PRICE_FLOOR}.`);
  if (amount > PRICE_CEILING) return refused(`Price must be at most ${PRICE_CEILING}.`);
  return accepted(Math.trunc(amount) + 0);
}

export const price = range('priceRangeMin', 'priceRangeMax', {
  check: checkPrice, emptyRange: EMPTY_PRICE_RANGE, inAddress: { min: 'min', max: 'max' }, of: (item) => item.price,
});
