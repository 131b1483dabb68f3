import type { Item } from '../../domain/catalogue/Item.ts';
import type { PieceDescription } from './describePiece.ts';

const SCHEMA_ORG = 'https://schema.org';

/** Describes the piece as a schema.org Product (JSON-LD). Leaves out facts that the catalogue does not know. */
export function describeProduct(item: Item, { description, url, pictureUrls }: PieceDescription): object {
  const { id, shortDescription, brand, colors, sizes, price, isWithdrawn } = item;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    name: shortDescription,
    description,
    sku: id,
    url,
    ...(pictureUrls.length > 0 && { image: pictureUrls }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(colors.length > 0 && { color: colors.join('/') }),
    ...(sizes.length > 0 && { size: sizes }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `${SCHEMA_ORG}/${isWithdrawn ? 'Discontinued' : 'InStock'}`,
    },
  };
}
