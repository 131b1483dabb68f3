import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { CutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import type { Product } from '../normalize/Product.ts';

/** Finds the pictures of a product in display order. If the import fails, removes those it stored. */
export interface ProductPictures {
  findPictures(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]>;
  /**
   * Returns why the garment cannot be cut out of a picture to be tried on. Returns null if it can, or if this is
   * unknown.
   */
  findCutOutProblem(picture: CataloguePicture): CutOutProblem | null;
  /** Sentences for the report about problems with pictures. */
  readonly remarks: readonly string[];
  deleteCreatedPictures(): Promise<void>;
}
