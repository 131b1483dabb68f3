import { SORT_OPTIONS } from '../catalogue/vocabulary.ts';
import { checkListedValue } from './filterValues.ts';
import { defineOneOfFilter } from './oneOf.ts';

/** The sort of the results. Null means Relevance (spec section 9). */
export const sort = defineOneOfFilter('sort', {
  values: SORT_OPTIONS,
  fallback: 'Relevance',
  check: checkListedValue(SORT_OPTIONS, 'sort'),
  valuesByUrlName: { 'price-up': 'Price (low/high)', 'price-down': 'Price (high/low)' },
});
