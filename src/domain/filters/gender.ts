import { GENDERS } from '../catalogue/vocabulary.ts';
import { anyOf } from './anyOf.ts';
import { checkWord } from './filterValues.ts';

/** Items on the client do not say for whom they are, so each lets all through; the backend knows. */
export const gender = anyOf('gender', { values: GENDERS, check: checkWord(GENDERS, 'gender'), has: () => true });
