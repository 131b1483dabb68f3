import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { Product } from '../ProductGroups.ts';

/** Finds the pictures of a product, the first to be shown first, and takes back what it stored for a failed import. */
export interface ProductPictures {
  picturesOf(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]>;
  /** What could not be used, for the report. */
  readonly remarks: readonly string[];
  undo(): Promise<void>;
}
