import { expect, it } from 'vitest';
import { parseSizes, type SizeSystem } from './size.ts';

const parseShoes = (values: readonly string[], system: SizeSystem | null = null) =>
  parseSizes(values, { gender: 'Men', tableName: 'shoes', system });

it.each([
  [
    ['US 10', 'US 9', 'US 9.5'],
    ['US 9', 'US 9.5', 'US 10'],
  ],
  [
    ['UK7', 'uk 8', 'UK-9'],
    ['UK 7', 'UK 8', 'UK 9'],
  ],
  [
    ['42', '43,5', '42'],
    ['EU 42', 'EU 43.5'],
  ],
  [
    ['9', '10 1/2', '11½'],
    ['US 9', 'US 10.5', 'US 11.5'],
  ],
  [['Size: 8'], ['US 8']],
  [['US 9 / EU 42'], ['US 9']],
  [['10 UK'], ['UK 10']],
  [['M', 'One Size', '28', '7-8 years', '9.3', ''], []],
])('reads sizes of shoes from %j', (values, sizes) => {
  expect(parseShoes(values)).toEqual(sizes);
});

it("uses the operator's system for small numbers without one", () => {
  expect(parseShoes(['8', '9 US', '43'], 'IN')).toEqual(['UK 8', 'US 9', 'EU 43']);
});
