import { COLORS } from '../catalogue/vocabulary.ts';
import { defineAnyOfFilter } from './anyOf.ts';
import { checkListedValue } from './filterValues.ts';

export const color = defineAnyOfFilter('color', {
  values: COLORS,
  check: checkListedValue(COLORS, 'color'),
  hasValue: ({ colors }, value) => colors.includes(value),
});
