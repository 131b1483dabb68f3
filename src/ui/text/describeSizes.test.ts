import { expect, it } from 'vitest';
import { describeSizes } from './describeSizes.ts';

it.each([
  [['XS', 'S', 'M', 'L', 'XL'], 'XS to XL'],
  [['L', 'S', 'M'], 'S to L'],
  [['S', 'M'], 'S, M'],
  [['S', 'M', 'XL'], 'S, M, XL'],
  [['38', '39', '40'], '38, 39, 40'],
  [['M', 'M', 'M'], 'M, M, M'],
  [['US 6', 'US 6.5', 'US 7'], 'US 6 to 7, with half sizes'],
  [['EU 41', 'EU 40', 'EU 39'], 'EU 39 to 41'],
  [['EU 41', 'EU 43', 'EU 44'], 'EU 41, EU 43, EU 44'],
  [['US 7', 'UK 7', 'US 8'], 'US 7, UK 7, US 8'],
  [['One size'], 'One size'],
  [[], ''],
])('describes the sizes %j as "%s"', (sizes, text) => {
  expect(describeSizes(sizes)).toBe(text);
});
