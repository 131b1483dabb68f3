import type { ProductGroups } from './ProductGroups.ts';

/**
 * Returns the most frequent currency of the prices, which also applies to prices without a currency. Returns null if
 * no price has one.
 */
export function findPrevailingCurrency(groups: ProductGroups): string | null {
  const counts = new Map<string, number>();
  for (const currency of groups.listCurrencies()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
