import { SIZES } from '../catalogue/vocabulary.ts';
import { defineAnyOfFilter } from './anyOf.ts';
import { checkListedValue } from './filterValues.ts';

export const size = defineAnyOfFilter('size', {
  values: SIZES,
  check: checkListedValue(SIZES, 'size'),
  hasValue: ({ sizes }, value) => sizes.includes(value),
});
