import { GENDERS } from '../catalogue/vocabulary.ts';
import { defineAnyOfFilter } from './anyOf.ts';
import { checkListedValue } from './filterValues.ts';

/** Items on the client have no gender, so every item passes here. The backend applies the filter. */
export const gender = defineAnyOfFilter('gender', {
  values: GENDERS,
  check: checkListedValue(GENDERS, 'gender'),
  hasValue: () => true,
});
