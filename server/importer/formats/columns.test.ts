import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlip, knownColumns, mappedColumns, plainName } from './columns.ts';

describe('knownColumns', () => {
  it('knows common names in several languages, with one typing error', () => {
    expect(knownColumns(['Sr.no', 'BrandName', 'Deatils', 'Sizes', 'MRP', 'SellPrice', 'Category'])).toEqual({
      brand: ['BrandName'],
      description: ['Deatils'],
      size: ['Sizes'],
      price: ['SellPrice'],
      fullPrice: ['MRP'],
      category: ['Category'],
    });
    expect(knownColumns(['Artikelnummer', 'Bezeichnung', 'Preis', 'Farbe', 'Größe'])).toEqual({
      id: ['Artikelnummer'],
      title: ['Bezeichnung'],
      price: ['Preis'],
      color: ['Farbe'],
      size: ['Größe'],
    });
  });

  it('treats the plain price as the former one only beside a sale price column', () => {
    expect(knownColumns(['name', 'price', 'sale_price'])).toMatchObject({
      price: ['sale_price', 'price'],
      fullPrice: ['price'],
    });
    expect(knownColumns(['name', 'price'])).toEqual({ title: ['name'], price: ['price'] });
  });

  it("prefers the operator's columns, and rejects a missing column", () => {
    expect(mappedColumns(['name', 'label', 'price'], { title: ['label'] })).toEqual({
      title: ['label'],
      price: ['price'],
    });
    expect(() => mappedColumns(['name', 'price'], { title: ['Nmae'] })).toThrow(
      'names a column "Nmae"; the file has: name, price.',
    );
  });
});

describe('isOneSlip', () => {
  it('tolerates one transposition, insertion, deletion or substitution, but not two', () => {
    expect(['deatils', 'detials', 'detail', 'detailss', 'detaxls'].map((slip) => isOneSlip(slip, 'details'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(isOneSlip('daetlis', 'details')).toBe(false);
  });

  it('is the same in both directions', () => {
    const word = fc.stringMatching(/^[ab]{1,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneSlip(a, b)).toBe(isOneSlip(b, a));
      }),
    );
  });
});

describe('plainName', () => {
  it('ignores case, accents, punctuation and text in brackets', () => {
    expect(plainName('Größe (product.metafields.shopify.size)')).toBe('grosse');
    expect(plainName('Brand Name')).toBe('brandname');
  });
});
