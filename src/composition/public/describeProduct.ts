import type { Item } from '../../domain/catalogue/Item.ts';
import type { PieceDescription } from './describePiece.ts';

const SCHEMA_ORG = 'https://schema.org';

/** The piece as a schema.org Product (JSON-LD); what the catalogue does not know is omitted. */
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
