import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { findChestSize, findCollarSize, findDressSize, findWaistSize } from './sizeTables.ts';
import { understand } from './understand.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map());
const readSizes = (query: string) => {
  const { sizes, remarks, priceMax } = understand(query, FASHION_LEXICON, SPELLING);
  return { sizes, remarks, priceMax };
};

describe('sizes of other systems', () => {
  it.each([
    ['UK 16 dress', 'L', 'UK 16 read as L.'],
    ['dress size 16 uk', 'L', 'UK 16 read as L.'],
    ['long sleeve dress im a british 16', 'L', 'UK 16 read as L.'],
    ['uk16 frock', 'L', 'UK16 read as L.'],
    ['aus size 8 trousers', 'S', 'AU 8 read as S.'],
    ['eu 40 dress', 'M', 'EU 40 read as M.'],
    ['dress in a French 38', 'S', 'FR 38 read as S.'],
    ['dress in an Italian 44', 'M', 'IT 44 read as M.'],
    ['US size 8 skirt', 'M', 'US 8 read as M.'],
    ['dress size 14', 'L', '14 read as L.'],
    ['shirt collar 16 and a half', 'L', 'Collar 16.5 read as L.'],
    ['shirt with a 15.5 inch collar', 'M', 'Collar 15.5 read as M.'],
    ['shirt collar 43 cm', 'L', 'Collar 43 read as L.'],
    ['a 42 inch chest blazer', 'L', 'Chest 42 read as L.'],
    ['suit 40R', 'M', '40R read as M.'],
    ['chinos waist 32', 'M', 'Waist 32 read as M.'],
    ['chinos 81 cm waist', 'M', 'Waist 81 read as M.'],
    ['W34 jeans', 'L', 'W34 read as L.'],
    ['dress in a 42 Italian', 'S', 'IT 42 read as S.'],
    ['dress, im a 14', 'L', '14 read as L.'],
    ['a 14 dress', 'L', '14 read as L.'],
    ['dress 14', 'L', '14 read as L.'],
    ['size twelve skirt', 'L', '12 read as L.'],
    ['size zero dress', 'XS', '0 read as XS.'],
    ['jeans 32 x 34', 'M', '32 read as M.'],
    ['jeans waist 81cm', 'M', 'Waist 81 read as M.'],
    ['36" waist chinos', 'XL', 'Waist 36 read as XL.'],
    ['suit EU 50', 'M', 'EU 50 read as M.'],
    ['dress EU 50', 'XL', 'EU 50 read as XL.'],
    ['shirt neck 15 and 3/4', 'M', 'Collar 15.75 read as M.'],
    ['bust 36 dress', 'M', 'Bust 36 read as M.'],
    ['dress for hips 100 cm', 'M', 'Hips 100 read as M.'],
    ['dress 3X', 'XXL', 'There is no 3X here; XXL is the largest size.'],
    ['XXXL hoodie', 'XXL', 'There is no XXXL here; XXL is the largest size.'],
  ])('of "%s"', (query, size, remark) => {
    expect(readSizes(query)).toMatchObject({ sizes: [size], remarks: [remark] });
  });

  it('never filter what is not sold by letters', () => {
    const { sizes, remarks } = readSizes('a belt size 36');
    expect(sizes).toEqual([]);
    expect(remarks).toEqual(['No sizes are listed for these; the shop that sells them can tell you.']);
  });

  it.each([
    ['trousers with 34 inseam', 'No shop here gives leg lengths in numbers.'],
    ['boots with a 5cm heel', 'No shop here gives heel heights in numbers.'],
    ['sunhat for a head of 61 cm', 'No shop here says how wide a hat is.'],
  ])('that no catalogue tells are said to be unknown: “%s”', (query, remark) => {
    expect(readSizes(query).remarks).toContain(remark);
  });

  it('may be two letters', () => {
    expect(readSizes('M/L cardigan').sizes).toEqual(['M', 'L']);
    expect(readSizes('between s and m dress').sizes).toEqual(['S', 'M']);
  });

  it('are not prices, decades or counts', () => {
    expect(readSizes('a 40s style dress').sizes).toEqual([]);
    expect(readSizes('a dress under 40')).toMatchObject({ sizes: [], priceMax: 40 });
    expect(readSizes('it costs 42').sizes).toEqual([]);
  });

  it('grow with the number in every table', () => {
    const tables = [findWaistSize, findChestSize, findCollarSize, (value: number) => findDressSize(value, 'us')];
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.integer({ min: 0, max: 22 }), fc.nat(8), (table, value, increase) => {
        const [smallSize, large] = [table(value), table(Math.min(22, value + increase))];
        expect(SIZES.indexOf(smallSize!)).toBeLessThanOrEqual(SIZES.indexOf(large!));
      }),
    );
  });
});

describe('remarks', () => {
  it.each([
    ['a Zara blazer', 'I do not know Zara here.'],
    ['shoes with good reviews', 'There are no reviews here.'],
    ['newest dresses', 'We do not know which pieces are newest.'],
    ['school jumper age 7', 'There are no children’s clothes here.'],
    ['boots for wide feet', 'No shop here says how wide a shoe is.'],
    ['a coat in stock', 'The shop that sells the piece can tell you what is in stock.'],
  ])('of "%s"', (query, remark) => {
    expect(understand(query, FASHION_LEXICON, SPELLING).remarks).toEqual([remark]);
  });

  it('are none for words that are understood', () => {
    expect(understand('a navy linen dress for a wedding', FASHION_LEXICON, SPELLING).remarks).toEqual([]);
  });
});

describe('the order', () => {
  it.each([
    ['cheapest red dress', 'Price (low/high)'],
    ['the most cheap dress possible', 'Price (low/high)'],
    ['most expensive coat', 'Price (high/low)'],
    ['a cheap dress', null],
  ])('of "%s"', (query, sort) => {
    expect(understand(query, FASHION_LEXICON, SPELLING).sort).toBe(sort);
  });
});
