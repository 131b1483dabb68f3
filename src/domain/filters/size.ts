import { SIZES } from '../catalogue/vocabulary.ts';
import { anyOf } from './anyOf.ts';
import { checkWord } from './filterValues.ts';

export const size = anyOf('size', {
  values: SIZES,
  check: checkWord(SIZES, 'size'),
  has: ({ sizes }, value) => sizes.includes(value),
});
