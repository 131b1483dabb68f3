import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES, type Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { parseSizes, type SizeContext, type SizeSystem } from './size.ts';

function createContext(
  values: readonly string[],
  gender: Gender = 'Women',
  tableName: SizeContext['tableName'] = 'upper',
  system: SizeSystem | null = null,
): string {
  return parseSizes(values, { gender, tableName, system }).join(' ');
}

describe('sizesOf', () => {
  it.each([
    [['Large', 'Medium', 'Small', 'X-Large', 'X-Small'], 'XS S M L XL'],
    [['XX-Large', 'XXX-Large', '4X-Large'], 'XXL'],
    [['2XL', '3XL'], 'XXL'],
    [['XS/S', 'M/L'], 'XS S M L'],
    [['S - L'], 'S M L'],
    [['S', 'XXS'], 'XXS S'],
    [['One Size'], 'S M L'],
    [['ONESIZE'], 'S M L'],
    [['FRSZ'], 'S M L'],
    [['Einheitsgröße'], 'S M L'],
    [['klein', 'Mittel', 'groß'], 'S M L'],
    [['liten', 'stor'], 'S L'],
    [['Talla única'], 'S M L'],
    [['Size: M'], 'M'],
    [['XXL/XXXL'], 'XXL'],
    [['L (12-14)'], 'L'],
    [['5XL', '6XL'], ''],
    [['Error Size', 'nonsense'], ''],
  ])('reads %j as %s', (values, sizes) => {
    expect(createContext(values)).toBe(sizes);
  });

  it("reads women's EU, US and UK numbers", () => {
    expect(createContext(['34', '36', '38', '40'])).toBe('XS S M L');
    expect(createContext(['4', '8', '12'])).toBe('S M L');
    expect(createContext(['UK 8', 'UK 12'])).toBe('S L');
    expect(createContext(['8', '12'], 'Women', 'upper', 'UK')).toBe('S L');
    expect(createContext(['EU 38'])).toBe('M');
    expect(createContext(['34', '36'], 'Women', 'upper', 'IN')).toBe('S M');
  });

  it("reads waist sizes of trousers, men's and women's", () => {
    expect(createContext(['26', '28', '30', '32', '34'], 'Women', 'lower')).toBe('XS S M L XL');
    expect(createContext(['W32 L34', 'W36 L34'], 'Men', 'lower')).toBe('M XL');
    expect(createContext(['30', '32'], 'Men', 'lower')).toBe('S M');
  });

  it('reads suits by the chest, in inches and in EU sizes, and shirts by the collar', () => {
    expect(createContext(['36R', '38R', '42L', '46R', '50R', '54R'], 'Men', 'whole')).toBe('S M L XL XXL');
    expect(createContext(['48', '50', '52'], 'Men', 'whole')).toBe('M L XL');
    expect(createContext(['15/32-33', '15.5/32-33', '16.5/34-35', '17.5/36-37'], 'Men')).toBe('M L XL');
  });

  it('returns none for shoes, bras by cup, rings and children', () => {
    expect(createContext(['US8', '42'], 'Men', 'unsized')).toBe('');
    expect(createContext(['34-C', '36-DD'])).toBe('');
    expect(createContext(['2YRS', '6M', '11-12 Y', 'SIZE_164', '128 cm'])).toBe('');
    expect(createContext(['16.5 / 52'], 'Women', 'unsized')).toBe('');
  });

  it('returns sizes of the vocabulary, in its order, each once, for any text', () => {
    const gender = fc.constantFrom<Gender>('Men', 'Women', 'Unisex');
    const tableName = fc.constantFrom<SizeContext['tableName']>('upper', 'lower', 'whole', 'unsized');
    const value = fc.oneof(fc.string(), fc.integer({ min: 0, max: 200 }).map(String), fc.constantFrom(...SIZES));
    fc.assert(
      fc.property(fc.array(value), gender, tableName, (values, wearer, sizeTable) => {
        const sizes = parseSizes(values, { gender: wearer, tableName: sizeTable, system: null });
        expect(sizes).toEqual(SIZES.filter((size) => sizes.includes(size)));
      }),
    );
  });

  it('never maps a larger number to a smaller size', () => {
    const number = fc.integer({ min: 32, max: 45 });
    fc.assert(
      fc.property(number, number, fc.constantFrom<Gender>('Men', 'Women'), (firstNumber, secondNumber, gender) => {
        const [smallerSizes, largerSizes] = [
          Math.min(firstNumber, secondNumber),
          Math.max(firstNumber, secondNumber),
        ].map((value) => parseSizes([String(value)], { gender, tableName: 'lower', system: null })[0]);
        fc.pre(
          smallerSizes !== undefined &&
            largerSizes !== undefined &&
            (gender === 'Women' || Math.max(firstNumber, secondNumber) < 42),
        );
        const [smallerIndex, largerIndex] = [smallerSizes, largerSizes].map((size) =>
          (SIZES as readonly string[]).indexOf(size),
        );
        expect(smallerIndex).toBeLessThanOrEqual(largerIndex!);
      }),
    );
  });
});
