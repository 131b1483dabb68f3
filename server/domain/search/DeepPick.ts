import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';

export interface DeepPick {
  readonly item: CatalogueItem;
  /** One true sentence about how the item meets the wish. */
  readonly reason: string;
}
