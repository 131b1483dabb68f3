import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { CutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import type { Product } from '../normalize/Product.ts';

/** Finds the pictures of a product in display order. Removes the stored ones if the import fails. */
export interface ProductPictures {
  findPictures(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]>;
  /** Why the garment cannot be cut out of a picture and tried on; null if it can or this is unknown. */
  findCutOutProblem(picture: CataloguePicture): CutOutProblem | null;
  /** Problems with pictures, for the report. */
  readonly remarks: readonly string[];
  deleteCreatedPictures(): Promise<void>;
}
