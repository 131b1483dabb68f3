import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import { SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/**
 * Systems of numeric sizes. Dress sizes follow the ISO/TS 8559-3 body sizes in the tables of large shops: US 8 = UK
 * and AU 12 = EU 40 = FR 40 = IT 44 = M. Collars, chests and waists follow the tables of men's bodies in EN 13402-3,
 * rounded to whole inches.
 */
export type SizeSystem = 'us' | 'uk' | 'au' | 'eu' | 'fr' | 'it' | 'in';

/** How much higher the number of a dress size is in each system than in the American one. */
const OFFSET_BY_SYSTEM: Readonly<Record<SizeSystem, number>> = { us: 0, uk: 4, au: 4, in: 28, eu: 32, fr: 32, it: 36 };
/** The smallest number that is a size in each system. */
const SMALLEST_BY_SYSTEM: Readonly<Record<SizeSystem, number>> = {
  us: 0,
  uk: 2,
  au: 2,
  in: 28,
  eu: 30,
  fr: 30,
  it: 34,
};

export const SYSTEM_BY_WORD: Readonly<Record<string, SizeSystem>> = createDictionary({
  us: 'us',
  usa: 'us',
  american: 'us',
  uk: 'uk',
  british: 'uk',
  gb: 'uk',
  english: 'uk',
  au: 'au',
  aus: 'au',
  aussie: 'au',
  australian: 'au',
  nz: 'au',
  sa: 'uk',
  eu: 'eu',
  eur: 'eu',
  european: 'eu',
  euro: 'eu',
  german: 'eu',
  continental: 'eu',
  nigerian: 'uk',
  indian: 'in',
  irish: 'uk',
  ire: 'uk',
  fr: 'fr',
  french: 'fr',
  italian: 'it',
});

/** Upper bounds in inches of the waists of XXS, XS, S, M, L and XL. */
const WAIST_BOUNDS = [24, 27, 30, 33, 36, 40];
const CHEST_BOUNDS = [32, 34, 38, 41, 44, 47];
const BUST_BOUNDS = [32, 34, 36, 38, 41, 44];
const HIP_BOUNDS = [34, 36, 38, 40, 43, 46];
const COLLAR_BOUNDS = [13, 14, 15, 16, 17, 18];
const CM_PER_INCH = 2.54;
/** The largest number that is in inches; larger numbers are in centimeters. */
const LARGEST_INCHES = 60;
const LARGEST_COLLAR_INCHES = 22;

/**
 * Returns the letter of a women's dress size; null if the system has no such number. US 0 to 2 are XS, 4 and 6 are S,
 * 8 and 10 are M.
 */
export function findDressSize(value: number, system: SizeSystem): Size | null {
  if (!Number.isInteger(value) || value < SMALLEST_BY_SYSTEM[system]) return null;
  const usSize = value - OFFSET_BY_SYSTEM[system];
  if (usSize > 30) return null;
  return SIZES[usSize < 0 ? 0 : Math.min(1 + Math.floor(usSize / 4), SIZES.length - 1)] ?? null;
}

/** Returns the size for a waist in inches or centimeters. */
export const findWaistSize = (value: number): Size => findBelow(toInches(value, LARGEST_INCHES), WAIST_BOUNDS);

/** Returns the size for a chest in inches or centimeters, as in suits ('40R'). */
export const findChestSize = (value: number): Size => findBelow(toInches(value, LARGEST_INCHES), CHEST_BOUNDS);

/** Returns the size for a woman's bust in inches or centimeters. */
export const findBustSize = (value: number): Size => findBelow(toInches(value, LARGEST_INCHES), BUST_BOUNDS);

/** Returns the size for a woman's hips in inches or centimeters. */
export const findHipSize = (value: number): Size => findBelow(toInches(value, LARGEST_INCHES), HIP_BOUNDS);

/** The difference between the European size of a man's jacket and his chest in inches. */
const JACKET_OFFSET = 10;

/** Returns the letter size of a man's jacket with a European number: 50 fits a chest of 40 inches. */
export const findJacketSize = (value: number): Size => findBelow(value - JACKET_OFFSET, CHEST_BOUNDS);

/** Returns the size for a shirt collar in inches or centimeters. */
export const findCollarSize = (value: number): Size => findBelow(toInches(value, LARGEST_COLLAR_INCHES), COLLAR_BOUNDS);

function toInches(value: number, largestInches: number): number {
  return value > largestInches ? value / CM_PER_INCH : value;
}

function findBelow(inches: number, bounds: readonly number[]): Size {
  const index = bounds.findIndex((bound) => inches < bound);
  return SIZES[index === -1 ? SIZES.length - 1 : index] ?? 'XXL';
}
