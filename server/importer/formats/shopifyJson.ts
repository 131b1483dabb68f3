import { readJsonRecords } from '../reading/jsonRecords.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { createRowFields, createUnreadableRow, type SourceRow } from '../SourceRow.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { getObject, getObjects, getText, getTexts, type Json } from './jsonValues.ts';
import { readChoice, chooseFullPrice, describeStock, type ShopifyOption } from './shopifyFields.ts';

/** Shopify's `products.json`, from the storefront or from the Admin API. Each product with its variants is one row. */
export const shopifyJson: Format = {
  name: 'Shopify products.json',
  recognizes: ({ opening }) =>
    /^\s*[[{]/.test(opening) && /"variants"\s*:/.test(opening) && /"(?:body_html|handle|vendor)"\s*:/.test(opening),
  readRows,
};

async function* readRows(source: SourceFile, { signal }: ReadingOptions): AsyncGenerator<SourceRow> {
  for await (const { row, value } of readJsonRecords(source, signal)) {
    if (value === null) yield createUnreadableRow(row, 'is not a product');
    else yield* createProductRows(row, 'product' in value ? getObject(value, 'product') : value);
  }
}

function* createProductRows(row: number, product: Json): Generator<SourceRow> {
  const names = getObjects(product, 'options').map((option) => getText(option, 'name'));
  const variants = getObjects(product, 'variants');
  const commonProductFields = readCommonFields(product);
  for (const variant of variants.length > 0 ? variants : [{}]) {
    const options = names.map(
      (name, index): ShopifyOption => ({ name, value: getText(variant, `option${index + 1}`) }),
    );
    const choice = readChoice(options);
    const price = getText(variant, 'price');
    yield {
      row,
      part: 'product',
      problem: null,
      fields: {
        ...commonProductFields,
        ...createRowFields({
          variant: getText(variant, 'title'),
          price,
          fullPrice: chooseFullPrice(price, getText(variant, 'compare_at_price')),
          color: choice.color,
          size: choice.size,
          hints: choice.otherValues,
          availability: readVariantStock(variant),
        }),
      },
    };
  }
}

function readCommonFields(product: Json): SourceRow['fields'] {
  const images = getObjects(product, 'images');
  return createRowFields({
    group: getText(product, 'handle') || getText(product, 'id'),
    title: getText(product, 'title'),
    description: getText(product, 'body_html'),
    brand: getText(product, 'vendor'),
    category: getText(product, 'product_type'),
    tags: getTexts(product, 'tags'),
    image: images.map((image) => getText(image, 'src')),
    imageAlt: images.map((image) => getText(image, 'alt')),
    status: getText(product, 'status'),
    url: getText(product, 'url') || `/products/${getText(product, 'handle')}`,
  });
}

function readVariantStock(variant: Json): string {
  if (variant['available'] === false) return 'out of stock';
  const isTracked = getText(variant, 'inventory_management') !== '';
  return describeStock(isTracked, getText(variant, 'inventory_quantity'), getText(variant, 'inventory_policy'));
}
