import type { ProductGroups } from './ProductGroups.ts';

/** The most frequent currency of the prices, used for prices without one; null if no price has a currency. */
export function findPrevailingCurrency(groups: ProductGroups): string | null {
  const counts = new Map<string, number>();
  for (const currency of groups.listCurrencies()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
