import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';

export interface DeepPick {
  readonly item: CatalogueItem;
  /** One true sentence: what of the wish it meets. */
  readonly reason: string;
}
