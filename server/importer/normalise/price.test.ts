import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DollarPrices, parseCents, parsePrice } from './price.ts';

describe('parsePrice', () => {
  it.each([
    ['75.00 USD', 7_500, 'USD'], ['1.299,00 €', 129_900, 'EUR'], ['€1,299.00', 129_900, 'EUR'], ['Rs. 1,299\n', 129_900, 'INR'],
    ['Rs\n1699', 169_900, 'INR'], ['₹1,29,999', 12_999_900, 'INR'], ['$2,030', 203_000, 'USD'], ['1 299,00 kr', 129_900, 'SEK'],
    ["CHF 1'299.50", 129_950, 'CHF'], ['89.0 EUR', 8_900, 'EUR'], ['49,-', 4_900, null], ['A$ 20', 2_000, 'AUD'], ['849', 84_900, null],
    ['1299.95', 129_995, null], ['1.299', 129_900, null], ['0.299', 30, null], ['6500.0', 650_000, null], ['  19,99  ', 1_999, null],
    ['ab 12,50 €', 1_250, 'EUR'], ['10.00 - 20.00 USD', 1_000, 'USD'], ['199:-', 19_900, 'SEK'], ['249 SEK', 24_900, 'SEK'], ['0', 0, null],
  ])('reads %j', (text, cents, currency) => {
    expect(parsePrice(text)).toEqual({ cents, currency });
  });

  it.each([['unknown'], [''], ['$'], ['-5.00'], ['USD -12'], ['free']])('finds no price in %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('reads back every amount in every usual notation', () => {
    const notations = [
      (cents: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(cents / 100),
      (cents: number) => `${(cents / 100).toFixed(2)} GBP`,
    ];
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...notations), (cents, notation) => {
      expect(parsePrice(notation(cents))?.cents).toBe(cents);
    }));
  });

  it('never throws, and never answers with a fraction of a cent', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const money = parsePrice(text);
      expect(money === null || (Number.isSafeInteger(money.cents) && money.cents >= 0)).toBe(true);
    }));
  });
});

describe('parseCents', () => {
  it('takes the number as hundredths', () => {
    expect(parseCents('6500.0')).toEqual({ cents: 6_500, currency: null });
    expect(parseCents('-1')).toBeNull();
    expect(parseCents('a lot')).toBeNull();
  });
});

describe('DollarPrices', () => {
  it('converts by the rate and leaves dollars alone', () => {
    const prices = new DollarPrices(new Map([['INR', 0.012]]), null);
    expect(prices.centsOf({ cents: 169_900, currency: 'INR' })).toBe(2_039);
    expect(prices.centsOf({ cents: 4_999, currency: 'USD' })).toBe(4_999);
    expect(prices.centsOf({ cents: 4_999, currency: null })).toBe(4_999);
    expect(prices.unconverted.size).toBe(0);
  });

  it('takes a currency without a rate as dollars, and says so', () => {
    const prices = new DollarPrices(new Map(), 'EUR');
    expect(prices.centsOf({ cents: 8_900, currency: null })).toBe(8_900);
    expect([...prices.unconverted]).toEqual([['EUR', 1]]);
  });
});
