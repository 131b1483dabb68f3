import { Utterance } from '../../hearing/Utterance.ts';
import {
  ABOVE_WAIST_PATTERN,
  AGES_OF_OTHERS_PATTERN,
  ALL_ARE_PATTERN,
  COLORBLIND_PATTERN,
  FORGOT_PATTERN,
  HEIGHT_PATTERN,
  INSTEAD_MISSPELT_PATTERN,
  THONGS_PATTERN,
  UNTOUCHED_PATTERN,
  WATERPROOF_COAT_PATTERN,
} from './cues.ts';

/** Matches shoes without laces, described by what they are good for. */
const SLIP_ON_PATTERN =
  /\b(?:shoes|boots|something|ones) (?:that )?(?:i|you|we|he|she) can (?:just |easily )?(?:kick off|slip (?:on|off|into)|pull on)\b/gu;

/** Rewords a clause for the search. Removes heights and ages of other people, because they look like prices. */
export function rewordClause(text: string): string {
  const words = new Utterance(text.replace(HEIGHT_PATTERN, ' ')).whole.replace(AGES_OF_OTHERS_PATTERN, '$1');
  return words
    .replace(UNTOUCHED_PATTERN, ' ')
    .replace(ALL_ARE_PATTERN, 'no ')
    .replace(INSTEAD_MISSPELT_PATTERN, 'instead of')
    .replace(WATERPROOF_COAT_PATTERN, '$1waterproof jacket')
    .replace(ABOVE_WAIST_PATTERN, 'a top')
    .replace(THONGS_PATTERN, 'flip flops')
    .replace(SLIP_ON_PATTERN, 'slip on shoes')
    .replace(FORGOT_PATTERN, 'add ')
    .replace(COLORBLIND_PATTERN, ' ');
}
