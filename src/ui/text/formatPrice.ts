const WHOLE_DOLLAR_FORMAT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const DOLLAR_AND_CENT_FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a price as `$1,250` or `$89.90`; whole dollars have no cents. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE_DOLLAR_FORMAT : DOLLAR_AND_CENT_FORMAT).format(dollars);
}
