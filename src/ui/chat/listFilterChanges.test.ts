import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { listFilterChanges } from './listFilterChanges.ts';

const greenFilters = { ...NO_FILTERS, color: ['Green' as const] };

describe('filter changes by the stylist', () => {
  it('include only new filters', () => {
    const changedFilters = { ...greenFilters, size: ['M' as const], priceRangeMax: 120 };
    const { addedChips, removedLabels } = listFilterChanges(greenFilters, changedFilters, changedFilters);
    expect(addedChips.map(({ label }) => label)).toEqual(['Size M', 'Up to $120']);
    expect(removedLabels).toEqual([]);
  });

  it('list removed filters, and a changed price once', () => {
    const filtersBefore = { ...greenFilters, priceRangeMax: 200 };
    const changedFilters = { ...NO_FILTERS, priceRangeMax: 120 };
    const { addedChips, removedLabels } = listFilterChanges(filtersBefore, changedFilters, changedFilters);
    expect(addedChips.map(({ label }) => label)).toEqual(['Up to $120']);
    expect(removedLabels).toEqual(['Green']);
  });

  it('exclude filters that the shopper changed since', () => {
    expect(listFilterChanges(NO_FILTERS, greenFilters, NO_FILTERS).addedChips).toEqual([]);
    expect(listFilterChanges(greenFilters, NO_FILTERS, greenFilters).removedLabels).toEqual([]);
  });
});
