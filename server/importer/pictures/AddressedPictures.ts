import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import { normalizeWebAddress } from '../normalize/address.ts';
import { toOneLine } from '../normalize/text.ts';
import type { Product } from '../normalize/Product.ts';
import type { ProductPictures } from './ProductPictures.ts';

const MAX_PICTURES = 12;

/**
 * Pictures that stay at the shop's URLs. Rewrites http URLs to https, because the page loads pictures over https only
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

  /** Returns null, because these pictures are not downloaded and their content is unknown. */
  findCutOutProblem(): null {
    return null;
  }

  async deleteCreatedPictures(): Promise<void> {
    // Nothing was stored.
  }
}
