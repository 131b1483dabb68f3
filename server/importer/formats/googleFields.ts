import { fieldsOf, type RowFields } from '../SourceRow.ts';

/** Reads one attribute of Google's product data specification; an absent one has no values. */
export type GoogleAttribute = (name: string) => readonly string[];

/** https://support.google.com/merchants/answer/7052112: `price` is the regular price, `sale_price` the current one. */
export function googleFields(attribute: GoogleAttribute): RowFields {
  const regular = attribute('price');
  const sale = attribute('sale_price').filter((value) => value.trim() !== '');
  return fieldsOf({
    id: attribute('id'),
    group: attribute('item_group_id'),
    title: attribute('title'),
    description: attribute('description'),
    brand: attribute('brand'),
    price: sale.length > 0 ? sale : regular,
    fullPrice: regular,
    color: attribute('color'),
    size: attribute('size'),
    gender: attribute('gender'),
    ageGroup: attribute('age_group'),
    category: [...attribute('product_type'), ...attribute('google_product_category')],
    material: attribute('material'),
    pattern: attribute('pattern'),
    url: attribute('link'),
    image: [...attribute('image_link'), ...attribute('additional_image_link')],
    availability: attribute('availability'),
    tags: [0, 1, 2, 3, 4].flatMap((index) => attribute(`custom_label_${index}`)),
  });
}
