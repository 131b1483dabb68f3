import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import type { JudgedItem } from './Judgment.ts';

/** A catalogue item as the judge reads it. Prices are in dollars. */
export function toJudgedItem(item: CatalogueItem): JudgedItem {
  return { ...item, price: item.priceCents / 100, fullPrice: item.fullPriceCents / 100 };
}
