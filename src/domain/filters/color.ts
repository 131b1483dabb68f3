import { COLORS } from '../catalogue/vocabulary.ts';
import { anyOf } from './anyOf.ts';
import { checkWord } from './filterValues.ts';

export const color = anyOf('color', {
  values: COLORS,
  check: checkWord(COLORS, 'color'),
  has: ({ colors }, value) => colors.includes(value),
});
