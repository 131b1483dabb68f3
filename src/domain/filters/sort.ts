import { SORT_OPTIONS } from '../catalogue/vocabulary.ts';
import { checkWord } from './filterValues.ts';
import { oneOf } from './oneOf.ts';

/** No sort means Relevance (spec section 9). */
export const sort = oneOf('sort', {
  values: SORT_OPTIONS,
  fallback: 'Relevance',
  check: checkWord(SORT_OPTIONS, 'sort'),
  inAddress: { 'price-up': 'Price (low/high)', 'price-down': 'Price (high/low)' },
});
