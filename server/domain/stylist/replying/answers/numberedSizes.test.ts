import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { judgeNumberedSize } from './numberedSizes.ts';

const dress = createCatalogueItem({ id: 'dress', kind: 'dress', genders: ['Women'], sizes: ['S', 'M', 'L', 'XL'] });

describe('a numbered size of a piece with letter sizes', () => {
  it.each([
    ['22', null, 'In US sizes a 22 is about XXL, and it does not come in that. In UK sizes a 22 is about XL'],
    ['us 22', false, 'In US sizes a 22 is about XXL'],
    ['us 26', false, 'In US sizes a 26 is beyond XXL'],
    ['size 12', true, 'In US sizes a 12 is about L, and it comes in L. In UK sizes a 12 is about M'],
  ])('%s: %s, %s', (size, holds, words) => {
    const verdict = judgeNumberedSize(dress, size);
    expect(verdict?.holds).toBe(holds);
    expect(verdict?.fact).toContain(words);
  });

  it('has no letter from 3X on', () => {
    expect(judgeNumberedSize(dress, '1x')?.holds).toBe(true);
    expect(judgeNumberedSize(dress, '3x')?.holds).toBe(false);
  });

  it('leaves letters, shoes and men’s numbers to other rules', () => {
    expect(judgeNumberedSize(dress, 'm')).toBeNull();
    expect(judgeNumberedSize({ ...dress, sizes: ['US 7'] }, '7')).toBeNull();
    expect(judgeNumberedSize({ ...dress, genders: ['Men'] }, '40')).toBeNull();
  });
});
