import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCurrency } from './currencySigns.ts';
import { DollarPrices, parseCents, parsePrice } from './price.ts';

describe('parsePrice', () => {
  it.each([
    ['75.00 USD', 7_500, 'USD'],
    ['1.299,00 €', 129_900, 'EUR'],
    ['€1,299.00', 129_900, 'EUR'],
    ['Rs. 1,299\n', 129_900, 'INR'],
    ['Rs\n1699', 169_900, 'INR'],
    ['₹1,29,999', 12_999_900, 'INR'],
    ['$2,030', 203_000, 'USD'],
    ['1 299,00 kr', 129_900, 'SEK'],
    ["CHF 1'299.50", 129_950, 'CHF'],
    ['89.0 EUR', 8_900, 'EUR'],
    ['49,-', 4_900, null],
    ['A$ 20', 2_000, 'AUD'],
    ['849', 84_900, null],
    ['1299.95', 129_995, null],
    ['1.299', 129_900, null],
    ['0.299', 30, null],
    ['6500.0', 650_000, null],
    ['  19,99  ', 1_999, null],
    ['ab 12,50 €', 1_250, 'EUR'],
    ['10.00 - 20.00 USD', 1_000, 'USD'],
    ['199:-', 19_900, 'SEK'],
    ['249 SEK', 24_900, 'SEK'],
    ['0', 0, null],
  ])('reads %j', (text, cents, currency) => {
    expect(parsePrice(text)).toEqual({ cents, currency });
  });

  it.each([
    ['1.29E+03', 129_000, null],
    ['1,29E+03', 129_000, null],
    ['1.299e3 EUR', 129_900, 'EUR'],
    ['5E-1', 50, null],
    ['.99', 99, null],
    ['US$ 20', 2_000, 'USD'],
    ['20 $US', 2_000, 'USD'],
    ['CA$20 CAD', 2_000, 'CAD'],
    ['$20 CAD', 2_000, 'CAD'],
    ['Rs. 1,299/-', 129_900, 'INR'],
    ['from $10.00', 1_000, 'USD'],
    ['\u20ac 49,\u2013', 4_900, 'EUR'],
    ['$10-$20', 1_000, 'USD'],
    ['12.00 PKR', 1_200, 'PKR'],
    ['1,299.0000', 129_900, null],
  ])('parses all of %j', (text, cents, currency) => {
    expect(parsePrice(text)).toEqual({ cents, currency });
  });

  it.each([
    ['unknown'],
    [''],
    ['$'],
    ['-5.00'],
    ['USD -12'],
    ['free'],
    ['1e999'],
    ['1.29E+'],
    ['1.29E+03x'],
    ['0x1F'],
    ['0b11'],
    ['1_299'],
    ['12 for 30'],
    ['3 x 9.99'],
    ['50%'],
    ['1.299.95'],
    ['1,29,99'],
    ['1,2,3'],
    ['12:30'],
    ['2024-01-15'],
    ['20 - 10'],
    ['(5.00)'],
    ['\u221212'],
    ['12\u00b2'],
    ['\u0661\u0662'],
    ['12/10'],
    ['$ 5 EUR'],
    ['5 XQZ'],
    ['Infinity'],
    ['NaN 5'],
    ['=12.50'],
    ['12.50 12.50'],
    ['12 345 6'],
    ['1.29E+03E+03'],
    ['9'.repeat(400)],
  ])('finds no price in %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('rejects a price with other text before, behind or inside it', () => {
    const price = fc.constantFrom(
      '12.50',
      '1,299.00',
      '\u20ac1.299,00',
      '249 SEK',
      '1.29E+03',
      'Rs. 1,299',
      '10.00 - 20.00 USD',
    );
    const fractionDigits = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .filter((text) => /[^\s\d.,'\u2019:/\-\u2013\u2014]/u.test(text) && !/^[\s\w.$:]*$/.test(text));
    fc.assert(
      fc.property(price, fractionDigits, fc.boolean(), (text, otherText, isBefore) => {
        fc.pre(parsePrice(otherText) === null && parseCurrency(otherText) === null);
        expect(parsePrice(isBefore ? `${otherText} ${text}` : `${text} ${otherText}`)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(
        price,
        fc.constantFrom('x', 'O', '%', '+', '*', '_', '=', '"', '\u0000', '\u202e', '#'),
        fc.nat(20),
        (text, oddCharacter, position) => {
          expect(parsePrice(text.slice(0, position) + oddCharacter + text.slice(position))).toBeNull();
        },
      ),
    );
  });

  it('uses every digit of a recognized text', () => {
    const piece = fc.constantFrom(
      '1',
      '29',
      '299',
      '000',
      '.',
      ',',
      ' ',
      '-',
      'E',
      '+',
      '$',
      'EUR',
      'Rs.',
      "'",
      ':-',
      '/-',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join('')),
        (text) => {
          const money = parsePrice(text);
          fc.pre(money !== null && !/[E-]/.test(text));
          const digits = text.replace(/\D/g, '');
          const centsOfWholeNumber = Number(digits) * 100;
          const cutPositions = digits
            .split('')
            .map((_, index) => Math.round(Number(`${digits.slice(0, index)}.${digits.slice(index)}`) * 100));
          expect([centsOfWholeNumber, ...cutPositions]).toContain(money!.cents);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('parses every amount in every usual notation', () => {
    const notations = [
      (cents: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' }).format(cents / 100),
      (cents: number) => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(cents / 100),
      (cents: number) => `${(cents / 100).toFixed(2)} GBP`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...notations), (cents, format) => {
        expect(parsePrice(format(cents))?.cents).toBe(cents);
      }),
    );
  });

  it('never throws, and never returns a fraction of a cent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const money = parsePrice(text);
        expect(money === null || (Number.isSafeInteger(money.cents) && money.cents >= 0)).toBe(true);
      }),
    );
  });
});

describe('parseCents', () => {
  it('reads the number as hundredths', () => {
    expect(parseCents('6500.0')).toEqual({ cents: 6_500, currency: null });
    expect(parseCents('-1')).toBeNull();
    expect(parseCents('6.5E+03')).toEqual({ cents: 6_500, currency: null });
    for (const text of ['a lot', '-1', '0x1F', '1e999', '12,50', '', ' ', 'Infinity', '1_000', '12 50', '0b1'])
      expect(parseCents(text)).toBeNull();
  });
});

describe('DollarPrices', () => {
  it('converts by the rate and leaves dollars unchanged', () => {
    const prices = new DollarPrices(new Map([['INR', 0.012]]), null);
    expect(prices.convertToCents({ cents: 169_900, currency: 'INR' })).toBe(2_039);
    expect(prices.convertToCents({ cents: 4_999, currency: 'USD' })).toBe(4_999);
    expect(prices.convertToCents({ cents: 4_999, currency: null })).toBe(4_999);
    expect(prices.unconvertedCurrencies.size).toBe(0);
  });

  it('treats a currency without a rate as dollars, and reports it', () => {
    const prices = new DollarPrices(new Map(), 'EUR');
    expect(prices.convertToCents({ cents: 8_900, currency: null })).toBe(8_900);
    expect([...prices.unconvertedCurrencies]).toEqual([['EUR', 1]]);
  });
});
