import { createRowFields, type RowFields } from '../SourceRow.ts';

/** Reads an attribute of Google's product data specification; empty if the product does not have the attribute. */
export type ReadGoogleAttribute = (name: string) => readonly string[];

/**
 * Reads the fields that https://support.google.com/merchants/answer/7052112 describes. `price` is the price before a
 * sale, `sale_price` the current one.
 */
export function readGoogleFields(readAttribute: ReadGoogleAttribute): RowFields {
  const regularPrices = readAttribute('price');
  const salePrices = readAttribute('sale_price').filter((index) => index.trim() !== '');
  return createRowFields({
    id: readAttribute('id'),
    group: readAttribute('item_group_id'),
    title: readAttribute('title'),
    description: readAttribute('description'),
    brand: readAttribute('brand'),
    price: salePrices.length > 0 ? salePrices : regularPrices,
    fullPrice: regularPrices,
    color: readAttribute('color'),
    size: readAttribute('size'),
    gender: readAttribute('gender'),
    ageGroup: readAttribute('age_group'),
    category: [...readAttribute('product_type'), ...readAttribute('google_product_category')],
    material: readAttribute('material'),
    pattern: readAttribute('pattern'),
    url: readAttribute('link'),
    image: [...readAttribute('image_link'), ...readAttribute('additional_image_link')],
    availability: readAttribute('availability'),
    tags: [0, 1, 2, 3, 4].flatMap((index) => readAttribute(`custom_label_${index}`)),
  });
}
