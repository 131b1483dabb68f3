import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Filters as WireFilters } from '../../../contract/filters.ts';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { DEFINITIONS, NO_FILTERS, type Filters } from './Filters.ts';
import { applyFilters, editFilter, removeFilter } from './filterEdits.ts';
import { classifyChange } from './filterFacts.ts';

const edit = (name: string, value: unknown, filters: Filters = NO_FILTERS) => editFilter(filters, name, value);
const editArbitrary = fc.tuple(
  fc.oneof(
    fc.constantFrom('sort', 'gender', 'sale', 'priceRangeMin', 'priceRangeMax', 'size', 'color', 'tryonCategory'),
    fc.string(),
  ),
  fc.oneof(
    fc.constantFrom(
      'Men',
      'XL',
      'Navy',
      'Blue',
      'Price (low/high)',
      '',
      ' ',
      '120',
      '-1',
      '1e99',
      '12.9',
      Number.NaN,
      null,
      true,
      -0,
    ),
    fc.integer({ min: -5, max: 400 }),
    fc.double(),
    fc.anything(),
  ),
);

describe('editFilter', () => {
  it.each([
    ['gender', 'Kids', 'Invalid gender: Kids'],
    ['gender', '', 'Invalid gender: '],
    ['size', 'xl', 'Invalid size: xl'],
    ['color', 'Navy', 'Invalid color: Navy'],
    ['sort', 'Newest', 'Invalid sort option: Newest'],
    ['priceRangeMin', 'cheap', 'Price must be a valid number.'],
    ['priceRangeMax', '12,50', 'Price must be a valid number.'],
    ['priceRangeMax', Number.POSITIVE_INFINITY, 'Price must be a valid number.'],
    ['priceRangeMax', true, 'Price must be a valid number.'],
    ['priceRangeMin', -1, 'Price must be at least $0.'],
    ['priceRangeMax', 1_000_000_001, 'Price must be at most $1,000,000,000.'],
    ['sale', 'yes', 'Invalid sale: yes'],
    ['size', null, 'Invalid size: null'],
    ['size', () => 'M', 'Invalid size: an object'],
    ['fabric', 'linen', 'Filter "fabric" does not exist.'],
    ['toString', 'linen', 'Filter "toString" does not exist.'],
    ['__proto__', 'linen', 'Filter "__proto__" does not exist.'],
  ])('refuses %s = %j with "%s"', (name, value, message) => {
    expect(edit(name, value)).toEqual({ ok: false, message });
  });

  it.each([
    ['sort', 'Price (high/low)', { sort: 'Price (high/low)' }],
    ['sort', '', { sort: null }],
    ['sort', ' ', { sort: null }],
    ['sort', undefined, { sort: null }],
    ['sale', true, { sale: true }],
    ['sale', '', { sale: false }],
    ['sale', null, { sale: false }],
    ['priceRangeMin', '0', { priceRangeMin: 0 }],
    ['priceRangeMin', -0, { priceRangeMin: 0 }],
    ['priceRangeMax', 0, { priceRangeMax: 0 }],
    ['priceRangeMin', ' 40 ', { priceRangeMin: 40 }],
    ['priceRangeMax', 199.99, { priceRangeMax: 199 }],
    ['priceRangeMax', 1_000_000_000, { priceRangeMax: 1_000_000_000 }],
    ['priceRangeMax', '', { priceRangeMax: null }],
    ['priceRangeMax', Number.NaN, { priceRangeMax: null }],
    ['tryonCategory', 'upper_body', {}],
  ])('accepts %s = %j', (name, value, expected) => {
    expect(edit(name, value)).toEqual({ ok: true, value: { ...NO_FILTERS, ...expected } });
  });

  it('requires the minimum to be below the maximum, whichever is set last', () => {
    const refusal = { ok: false, message: 'Min Price >= Max Price!' };
    expect(edit('priceRangeMin', 200, { ...NO_FILTERS, priceRangeMax: 200 })).toEqual(refusal);
    expect(edit('priceRangeMax', 50, { ...NO_FILTERS, priceRangeMin: 50 })).toEqual(refusal);
    expect(edit('priceRangeMax', 51, { ...NO_FILTERS, priceRangeMin: 50 }).ok).toBe(true);
  });

  it('returns the same filters when nothing changes', () => {
    for (const [name, value] of [
      ['sale', false],
      ['sort', null],
      ['priceRangeMin', ''],
    ] as const) {
      const editResult = edit(name, value);
      expect(editResult.ok && editResult.value).toBe(NO_FILTERS);
    }
  });

  it('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(arbitraryFilters, fc.constantFrom('gender:Women', 'size:M', 'color:Gold'), (filters, choice) => {
        const [name, value] = choice.split(':') as [string, string];
        const editedOnce = edit(name, value, filters);
        const editedTwice = editedOnce.ok ? edit(name, value, editedOnce.value) : editedOnce;
        expect(editedOnce.ok && classifyChange(filters, editedOnce.value)).toBe('results');
        expect(editedTwice.ok && classifyChange(filters, editedTwice.value)).toBe('none');
      }),
    );
  });

  it('keeps the filters valid after any sequence of edits', () => {
    fc.assert(
      fc.property(arbitraryFilters, fc.array(editArbitrary, { maxLength: 12 }), (start, edits) => {
        let filters = start;
        for (const [name, value] of edits) {
          const editResult = edit(name, value, filters);
          if (editResult.ok) filters = editResult.value;
          else expect(editResult.message).not.toBe('');
          expect(WireFilters.parse(filters)).toEqual(filters);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('removeFilter', () => {
  it.each([
    ['gender', 'Men', { gender: ['Women'] }],
    ['size', 'XXL', {}],
    ['sale', undefined, { sale: false }],
    ['priceRangeMin', undefined, { priceRangeMin: null }],
    ['priceRangeMax', undefined, { priceRangeMax: null }],
    ['sort', undefined, { sort: null }],
  ] as const)('takes the %s chip %j away', (name, value, expected) => {
    const filters: Filters = {
      sort: 'Relevance',
      gender: ['Men', 'Women'],
      sale: true,
      priceRangeMin: 5,
      priceRangeMax: 9,
      size: ['M'],
      color: ['Red'],
      brand: ['Skarvholm'],
    };
    expect(removeFilter(filters, name, value)).toEqual({ ...filters, ...expected });
  });

  it('removes every active filter with its chip', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const chips = DEFINITIONS.flatMap((definition) => definition.listChips(filters));
        const remainingFilters = chips
          .flatMap(({ removedValues }) => removedValues)
          .reduce((keptFilters, { key, value }) => removeFilter(keptFilters, key, value), filters);
        expect(remainingFilters).toEqual({ ...NO_FILTERS, sort: filters.sort });
      }),
    );
  });
});

describe('applyFilters', () => {
  const applyAndCollectWarnings = (values: Record<string, unknown>, filters: Filters = NO_FILTERS) => {
    const warnings: string[] = [];
    return { filters: applyFilters(filters, values, (warning) => warnings.push(warning)), warnings };
  };

  it('drops invalid list entries without a warning, and warns about invalid scalars and unknown names', () => {
    const { filters, warnings } = applyAndCollectWarnings(
      {
        gender: ['Men', 'Kids', 'Men', 7],
        color: 'Blue',
        size: ['S'],
        sort: 'Newest',
        sale: true,
        priceRangeMin: 'cheap',
        priceRangeMax: 90,
        tryonCategory: 'dresses',
        fabric: 'linen',
      },
      { ...NO_FILTERS, color: ['Red'], priceRangeMin: 10 },
    );
    expect(filters).toEqual({
      ...NO_FILTERS,
      gender: ['Men'],
      size: ['S'],
      sale: true,
      priceRangeMin: 10,
      priceRangeMax: 90,
    });
    expect(warnings).toEqual([
      'Invalid sort option: Newest',
      'Price must be a valid number.',
      'Filter "fabric" does not exist.',
    ]);
  });

  it('keeps the filters that it is given no value for', () => {
    const filtersBefore: Filters = {
      ...NO_FILTERS,
      sort: 'Price (low/high)',
      sale: true,
      size: ['M'],
      priceRangeMax: 90,
    };
    expect(applyAndCollectWarnings({ gender: ['Men'] }, filtersBefore)).toEqual({
      filters: { ...filtersBefore, gender: ['Men'] },
      warnings: [],
    });
  });

  it('validates both ends of the price range together', () => {
    const filtersBefore = { ...NO_FILTERS, priceRangeMin: 10, priceRangeMax: 20 };
    expect(applyAndCollectWarnings({ priceRangeMin: 30, priceRangeMax: 40 }, filtersBefore)).toEqual({
      filters: { ...filtersBefore, priceRangeMin: 30, priceRangeMax: 40 },
      warnings: [],
    });
    expect(applyAndCollectWarnings({ priceRangeMin: 40, priceRangeMax: 30 }, filtersBefore)).toEqual({
      filters: filtersBefore,
      warnings: ['Min Price >= Max Price!'],
    });
    expect(applyAndCollectWarnings({ priceRangeMin: 25 }, filtersBefore)).toEqual({
      filters: filtersBefore,
      warnings: ['Min Price >= Max Price!'],
    });
  });

  it('accepts any input and keeps the filters valid', () => {
    fc.assert(
      fc.property(arbitraryFilters, fc.array(editArbitrary), (start, entries) => {
        const { filters } = applyAndCollectWarnings(Object.fromEntries(entries), start);
        expect(WireFilters.parse(filters)).toEqual(filters);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [{ toString: 0 }, 'an object'],
    [[{ toString: 0 }], 'a list'],
    [Object.create(null), 'an object'],
  ])('describes values that cannot be converted to a string: %j', (sort, description) => {
    expect(applyAndCollectWarnings({ sort }).warnings).toEqual([`Invalid sort option: ${description}`]);
    expect(WireFilters.safeParse({ color: [sort] }).error?.issues[0]?.message).toBe(`Invalid color: ${description}`);
  });

  it('accepts valid filters unchanged', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, (start, values) => {
        expect(applyAndCollectWarnings({ ...values }, start)).toEqual({ filters: values, warnings: [] });
      }),
    );
  });
});
