import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { Product } from '../normalize/Product.ts';

/** Finds the pictures of a product in display order, and removes what it stored for a failed import. */
export interface ProductPictures {
  picturesOf(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]>;
  /** Problems with pictures, for the report. */
  readonly remarks: readonly string[];
  undo(): Promise<void>;
}
