import { GENDERS } from '../catalogue/vocabulary.ts';
import { defineAnyOfFilter } from './anyOf.ts';
import { checkListedValue } from './filterValues.ts';

/** Items on the client carry no gender, so every item passes here; the backend applies this filter. */
export const gender = defineAnyOfFilter('gender', {
  values: GENDERS,
  check: checkListedValue(GENDERS, 'gender'),
  has: () => true,
});
