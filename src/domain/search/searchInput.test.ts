import { describe, expect, it } from 'vitest';
import { canBeSearched } from './searchInput.ts';

describe('canBeSearched', () => {
  it('requires text or an attachment', () => {
    expect(canBeSearched('linen', [])).toBe(true);
    expect(canBeSearched('', ['photo'])).toBe(true);
    expect(canBeSearched('', [])).toBe(false);
    expect(canBeSearched(' \n', [])).toBe(false);
  });
});
