import { expect, it } from 'vitest';
import { describeSizes } from './describeSizes.ts';

it.each([
  [['XS', 'S', 'M', 'L', 'XL'], 'XS to XL'],
  [['L', 'S', 'M'], 'S to L'],
  [['S', 'M'], 'S, M'],
  [['S', 'M', 'XL'], 'S, M, XL'],
  [['38', '39', '40'], '38, 39, 40'],
  [['M', 'M', 'M'], 'M, M, M'],
  [['One size'], 'One size'],
  [[], ''],
])('describes the sizes %j as "%s"', (sizes, text) => {
  expect(describeSizes(sizes)).toBe(text);
});
