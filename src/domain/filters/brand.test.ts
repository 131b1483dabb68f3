import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BRAND_LENGTH } from './brand.ts';
import { applyFilters, editFilter } from './filterEdits.ts';
import { NO_FILTERS } from './Filters.ts';

const chooseBrand = (brand: unknown) => editFilter(NO_FILTERS, 'brand', brand);

describe('the brand filter', () => {
  it('accepts any name of the catalogue up to its greatest length', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: MAX_BRAND_LENGTH }).filter((name) => name.trim() !== ''),
        (name) => {
          expect(chooseBrand(name)).toEqual({ ok: true, value: { ...NO_FILTERS, brand: [name] } });
        },
      ),
    );
    expect(chooseBrand('x'.repeat(MAX_BRAND_LENGTH)).ok).toBe(true);
  });

  it.each([
    ['', 'Invalid brand: '],
    ['  ', 'Invalid brand:   '],
    ['x'.repeat(MAX_BRAND_LENGTH + 1), `Invalid brand: ${'x'.repeat(MAX_BRAND_LENGTH + 1)}`],
    [7, 'Invalid brand: 7'],
    [null, 'Invalid brand: null'],
    [['Skarvholm'], 'Invalid brand: a list'],
    [() => 'Skarvholm', 'Invalid brand: an object'],
  ])('refuses %j', (name, message) => {
    expect(chooseBrand(name)).toEqual({ ok: false, message });
  });

  it('ignores a value that is not a list in a bulk apply', () => {
    const chosenFilters = { ...NO_FILTERS, brand: ['Orvelle'] };
    expect(applyFilters(chosenFilters, { brand: 'Skarvholm' }, () => {})).toEqual(NO_FILTERS);
  });
});
