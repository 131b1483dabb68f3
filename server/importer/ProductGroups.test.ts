import { describe, expect, it } from 'vitest';
import { RowLedger } from './ImportReport.ts';
import { ProductGroups } from './ProductGroups.ts';
import { createRowFields, createProductRow } from './SourceRow.ts';

describe('ProductGroups', () => {
  it('limits the pictures of a product, so that a feed with one key for all rows is read in time', () => {
    const productGroups = new ProductGroups(new RowLedger());
    for (let row = 1; row <= 1_000; row += 1) {
      productGroups.add(
        createProductRow(
          row,
          createRowFields({
            group: 'one',
            title: 'Linen Shirt',
            price: '10',
            image: `https://shop.example/${row}.jpg`,
          }),
        ),
      );
    }
    const [product] = [...productGroups.takeProducts()];
    expect([product?.fields.image?.length, product?.fields.image?.[0], product?.variants.length]).toEqual([
      200,
      'https://shop.example/1.jpg',
      1_000,
    ]);
  });
});
