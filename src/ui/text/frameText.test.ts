import { expect, it } from 'vitest';
import { frameText } from './frameText.ts';

it('keeps the direction marks of a link out of the title of the page', () => {
  expect(frameText.documentTitle('dress \u202Egpj.exe\u2066')).toBe('dress gpj.exe · Atelier');
  expect(frameText.documentTitle('فستان أزرق')).toBe('فستان أزرق · Atelier');
});
