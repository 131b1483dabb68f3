import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import { normalizeWebAddress } from '../normalize/address.ts';
import { toOneLine } from '../normalize/text.ts';
import type { Product } from '../normalize/Product.ts';
import type { ProductPictures } from './ProductPictures.ts';

const MAX_PICTURES = 12;

/**
 * Pictures that stay at the URLs of the shop. Changes http to https, because the page loads pictures only over https
 * (`server/http/security.ts`).
 */
export class AddressedPictures implements ProductPictures {
  readonly remarks: readonly string[] = [];

  async findPictures({ fields }: Product): Promise<readonly CataloguePicture[]> {
    const urls = (fields.image ?? [])
      .map((image) => normalizeWebAddress(image, null))
      .filter((url) => url !== '')
      .map((url) => url.replace(/^http:/, 'https:'));
    const alt = toOneLine(fields.imageAlt?.[0] ?? '', 300);
    return [...new Set(urls)].slice(0, MAX_PICTURES).map((url, index) => ({
      url,
      width: null,
      height: null,
      thumbhash: null,
      alt: index === 0 && alt !== '' ? alt : null,
    }));
  }

  /** Always null, because these pictures are not downloaded. */
  findCutOutProblem(): null {
    return null;
  }

  async deleteCreatedPictures(): Promise<void> {
    // These pictures store nothing that could be undone.
  }
}
