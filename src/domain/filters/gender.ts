import { GENDERS } from '../catalogue/vocabulary.ts';
import { anyOf } from './anyOf.ts';
import { checkWord } from './filterValues.ts';

/** Items on the client carry no gender, so every item passes here; the backend applies this filter. */
export const gender = anyOf('gender', { values: GENDERS, check: checkWord(GENDERS, 'gender'), has: () => true });
