import { jsonRecords } from '../reading/jsonRecords.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { fieldsOf, unreadableRow, type SourceRow } from '../SourceRow.ts';
import type { Format, Reading } from './Format.ts';
import { objectAt, objectsAt, textAt, textsAt, type Json } from './jsonValues.ts';
import { choiceOf, compareAt, shopifyStock, type ShopifyOption } from './shopifyFields.ts';

/** Shopify's `products.json` (storefront) or the products of its Admin API; a row is one product with its variants. */
export const shopifyJson: Format = {
  name: 'Shopify products.json',
  recognizes: ({ opening }) =>
    /^\s*[[{]/.test(opening) && /"variants"\s*:/.test(opening) && /"(?:body_html|handle|vendor)"\s*:/.test(opening),
  rows: readRows,
};

async function* readRows(source: SourceFile, { signal }: Reading): AsyncGenerator<SourceRow> {
  for await (const { row, value } of jsonRecords(source, signal)) {
    if (value === null) yield unreadableRow(row, 'is not a product');
    else yield* productRows(row, 'product' in value ? objectAt(value, 'product') : value);
  }
}

function* productRows(row: number, product: Json): Generator<SourceRow> {
  const names = objectsAt(product, 'options').map((option) => textAt(option, 'name'));
  const variants = objectsAt(product, 'variants');
  const common = commonFields(product);
  for (const variant of variants.length > 0 ? variants : [{}]) {
    const options = names.map((name, index): ShopifyOption => ({ name, value: textAt(variant, `option${index + 1}`) }));
    const choice = choiceOf(options);
    const price = textAt(variant, 'price');
    yield {
      row,
      part: 'product',
      problem: null,
      fields: {
        ...common,
        ...fieldsOf({
          variant: textAt(variant, 'title'),
          price,
          fullPrice: compareAt(price, textAt(variant, 'compare_at_price')),
          color: choice.color,
          size: choice.size,
          hints: choice.other,
          availability: variantStock(variant),
        }),
      },
    };
  }
}

function commonFields(product: Json): SourceRow['fields'] {
  const images = objectsAt(product, 'images');
  return fieldsOf({
    group: textAt(product, 'handle') || textAt(product, 'id'),
    title: textAt(product, 'title'),
    description: textAt(product, 'body_html'),
    brand: textAt(product, 'vendor'),
    category: textAt(product, 'product_type'),
    tags: textsAt(product, 'tags'),
    image: images.map((image) => textAt(image, 'src')),
    imageAlt: images.map((image) => textAt(image, 'alt')),
    status: textAt(product, 'status'),
    url: textAt(product, 'url') || `/products/${textAt(product, 'handle')}`,
  });
}

function variantStock(variant: Json): string {
  if (variant['available'] === false) return 'out of stock';
  const tracked = textAt(variant, 'inventory_management') !== '';
  return shopifyStock(tracked, textAt(variant, 'inventory_quantity'), textAt(variant, 'inventory_policy'));
}
