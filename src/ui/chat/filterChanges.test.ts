import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { filterChanges } from './filterChanges.ts';

const green = { ...NO_FILTERS, color: ['Green' as const] };

describe('filter changes by the stylist', () => {
  it('include only new filters', () => {
    const changed = { ...green, size: ['M' as const], priceRangeMax: 120 };
    const { added, dropped } = filterChanges(green, changed, changed);
    expect(added.map(({ label }) => label)).toEqual(['Size M', 'Up to $120']);
    expect(dropped).toEqual([]);
  });

  it('list removed filters, and a changed price once', () => {
    const before = { ...green, priceRangeMax: 200 };
    const changed = { ...NO_FILTERS, priceRangeMax: 120 };
    const { added, dropped } = filterChanges(before, changed, changed);
    expect(added.map(({ label }) => label)).toEqual(['Up to $120']);
    expect(dropped).toEqual(['Green']);
  });

  it('exclude filters that the shopper changed since', () => {
    expect(filterChanges(NO_FILTERS, green, NO_FILTERS).added).toEqual([]);
    expect(filterChanges(green, NO_FILTERS, green).dropped).toEqual([]);
  });
});
