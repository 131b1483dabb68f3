const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a price as `$1,250` or `$89.90`; whole dollars have no cents. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : EXACT).format(dollars);
}
