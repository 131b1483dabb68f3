import { accepted, refused, type Checked } from './Checked.ts';
import { invalid } from './refusals.ts';

/** Validates a value against a closed vocabulary (spec section 5, filter values). */
export function checkWord<Word extends string>(
  words: readonly Word[],
  filter: string,
): (value: unknown) => Checked<Word> {
  return (value) => {
    const word = words.find((known) => known === value);
    return word === undefined ? refused(invalid(filter, value)) : accepted(word);
  };
}

/** An empty field or NaN means "not set" (spec section 4, filter edits). */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || Number.isNaN(value) || (typeof value === 'string' && value.trim() === '')
  );
}
