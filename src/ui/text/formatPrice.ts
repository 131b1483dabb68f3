const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,250` or `$89.90`: cents are shown only where there are any. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : EXACT).format(dollars);
}
