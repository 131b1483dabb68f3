import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differByOneTypo, findKnownColumns, mapColumns, normalizeColumnName } from './columns.ts';

describe('knownColumns', () => {
  it('knows common names in several languages, with one typing error', () => {
    expect(findKnownColumns(['Sr.no', 'BrandName', 'Deatils', 'Sizes', 'MRP', 'SellPrice', 'Category'])).toEqual({
      brand: ['BrandName'],
      description: ['Deatils'],
      size: ['Sizes'],
      price: ['SellPrice'],
      fullPrice: ['MRP'],
      category: ['Category'],
    });
    expect(findKnownColumns(['Artikelnummer', 'Bezeichnung', 'Preis', 'Farbe', 'Größe'])).toEqual({
      id: ['Artikelnummer'],
      title: ['Bezeichnung'],
      price: ['Preis'],
      color: ['Farbe'],
      size: ['Größe'],
    });
  });

  it('knows a name by its tail, unless another column has the name itself', () => {
    expect(findKnownColumns(['Product_Brand', 'item_title', 'Article Colour', 'Product Price'])).toEqual({
      brand: ['Product_Brand'],
      title: ['item_title'],
      color: ['Article Colour'],
      price: ['Product Price'],
    });
    expect(findKnownColumns(['Product_Brand', 'Brand', 'Model Brand'])).toEqual({ brand: ['Brand'] });
    expect(findKnownColumns(['Model Brand', 'Delivery Size'])).toEqual({});
  });

  it('treats the plain price as the former one only beside a sale price column', () => {
    expect(findKnownColumns(['name', 'price', 'sale_price'])).toMatchObject({
      price: ['sale_price', 'price'],
      fullPrice: ['price'],
    });
    expect(findKnownColumns(['name', 'price'])).toEqual({ title: ['name'], price: ['price'] });
  });

  it("prefers the operator's columns, and rejects a missing column", () => {
    expect(mapColumns(['name', 'label', 'price'], { title: ['label'] })).toEqual({
      title: ['label'],
      price: ['price'],
    });
    expect(() => mapColumns(['name', 'price'], { title: ['Nmae'] })).toThrow(
      'names a column "Nmae"; the file has: name, price.',
    );
  });
});

describe('isOneSlip', () => {
  it('tolerates one transposition, insertion, deletion or substitution, but not two', () => {
    expect(
      ['deatils', 'detials', 'detail', 'detailss', 'detaxls'].map((slip) => differByOneTypo(slip, 'details')),
    ).toEqual([true, true, true, true, true]);
    expect(differByOneTypo('daetlis', 'details')).toBe(false);
  });

  it('is the same in both directions', () => {
    const word = fc.stringMatching(/^[ab]{1,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(differByOneTypo(a, b)).toBe(differByOneTypo(b, a));
      }),
    );
  });
});

describe('plainName', () => {
  it('ignores case, accents, punctuation and text in brackets', () => {
    expect(normalizeColumnName('Größe (product.metafields.shopify.size)')).toBe('grosse');
    expect(normalizeColumnName('Brand Name')).toBe('brandname');
  });
});
