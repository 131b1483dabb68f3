import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { CutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import type { Product } from '../normalize/Product.ts';

/** Finds the pictures of a product in display order, and removes what it stored for a failed import. */
export interface ProductPictures {
  findPictures(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]>;
  /** Why the garment cannot be cut out of a picture, so that it cannot be tried on; null if it can or is unknown. */
  findCutOutProblem(picture: CataloguePicture): CutOutProblem | null;
  /** Problems with pictures, for the report. */
  readonly remarks: readonly string[];
  deleteCreatedPictures(): Promise<void>;
}
