import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlip, knownColumns, mappedColumns, plainName } from './columns.ts';

describe('knownColumns', () => {
  it('knows the names that shops use, in several languages and with a slip', () => {
    expect(knownColumns(['Sr.no', 'BrandName', 'Deatils', 'Sizes', 'MRP', 'SellPrice', 'Category'])).toEqual({
      brand: ['BrandName'], description: ['Deatils'], size: ['Sizes'], price: ['SellPrice'], fullPrice: ['MRP'], category: ['Category'],
    });
    expect(knownColumns(['Artikelnummer', 'Bezeichnung', 'Preis', 'Farbe', 'Größe'])).toEqual({
      id: ['Artikelnummer'], title: ['Bezeichnung'], price: ['Preis'], color: ['Farbe'], size: ['Größe'],
    });
  });

  it('takes the plain price for the former one only where a sale has a column of its own', () => {
    expect(knownColumns(['name', 'price', 'sale_price'])).toMatchObject({ price: ['sale_price', 'price'], fullPrice: ['price'] });
    expect(knownColumns(['name', 'price'])).toEqual({ title: ['name'], price: ['price'] });
  });

  it('lets the operator win, and refuses a column that is not there', () => {
    expect(mappedColumns(['name', 'label', 'price'], { title: ['label'] })).toEqual({ title: ['label'], price: ['price'] });
    expect(() => mappedColumns(['name', 'price'], { title: ['Nmae'] })).toThrow('names a column "Nmae"; the file has: name, price.');
  });
});

describe('isOneSlip', () => {
  it('forgives one swap, one letter more, less or wrong, and not two', () => {
    expect(['deatils', 'detials', 'detail', 'detailss', 'detaxls'].map((slip) => isOneSlip(slip, 'details'))).toEqual([true, true, true, true, true]);
    expect(isOneSlip('daetlis', 'details')).toBe(false);
  });

  it('is the same in both directions', () => {
    const word = fc.stringMatching(/^[ab]{1,6}$/);
    fc.assert(fc.property(word, word, (a, b) => { expect(isOneSlip(a, b)).toBe(isOneSlip(b, a)); }));
  });
});

describe('plainName', () => {
  it('forgets case, accents, signs and what stands in brackets', () => {
    expect(plainName('Größe (product.metafields.shopify.size)')).toBe('grosse');
    expect(plainName('Brand Name')).toBe('brandname');
  });
});
