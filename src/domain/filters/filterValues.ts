import { COLORS, GENDERS, SIZES, SORT_OPTIONS, type Color, type Gender, type Size, type SortOption } from '../catalogue/vocabulary.ts';
import { PRICE_CEILING, PRICE_FLOOR } from './Filters.ts';
import { inWords } from './inWords.ts';

/** What a check makes of a value: the value in its proper type, or the sentence for the shopper. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value });
export const refused = (message: string): Checked<never> => ({ ok: false, message });

function checkWord<Word extends string>(words: readonly Word[], what: string): (value: unknown) => Checked<Word> {
  return (value) => {
    const word = words.find((known) => known === value);
    return word === undefined ? refused(`Invalid ${what}: ${inWords(value)}`) : accepted(word);
  };
}

/** The rules of spec section 5, filter values. */
export const checkGender: (value: unknown) => Checked<Gender> = checkWord(GENDERS, 'gender');
export const checkSize: (value: unknown) => Checked<Size> = checkWord(SIZES, 'size');
export const checkColor: (value: unknown) => Checked<Color> = checkWord(COLORS, 'color');

const checkSortOption = checkWord(SORT_OPTIONS, 'sort option');

/** An empty field and a number that is none mean "nothing set" (spec section 4, filter edits). */
function isBlank(value: unknown): boolean {
  return value === null || value === undefined || Number.isNaN(value) || (typeof value === 'string' && value.trim() === '');
}

export function checkSort(value: unknown): Checked<SortOption | null> {
  return isBlank(value) ? accepted(null) : checkSortOption(value);
}

/** Takes a number or what was typed into a field. Cents are cut off: filters hold whole dollars (`+ 0` makes -0 a 0). */
export function checkPrice(value: unknown): Checked<number | null> {
  if (isBlank(value)) return accepted(null);
  const price = typeof value === 'string' ? Number(value) : value;
  if (typeof price !== 'number' || !Number.isFinite(price)) return refused('Price must be a valid number.');
  if (price < PRICE_FLOOR) return refused(`Price must be at least ${PRICE_FLOOR}.`);
  if (price > PRICE_CEILING) return refused(`Price must be at most ${PRICE_CEILING}.`);
  return accepted(Math.trunc(price) + 0);
}

export function checkSale(value: unknown): Checked<boolean> {
  if (isBlank(value)) return accepted(false);
  return typeof value === 'boolean' ? accepted(value) : refused(`Invalid sale: ${inWords(value)}`);
}

/** True where both ends are set and leave nothing between them. */
export function isEmptyRange(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min >= max;
}

export const EMPTY_RANGE = 'Min Price >= Max Price!';
