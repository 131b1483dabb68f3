import type { ShoeSizeSystem } from '../../../src/domain/catalogue/shoeSizes.ts';
import { createDictionary } from '../text/createDictionary.ts';

/** The size system that each word names, in lower case. India uses British shoe sizes. */
export const SHOE_SIZE_SYSTEM_BY_WORD: Readonly<Record<string, ShoeSizeSystem>> = createDictionary({
  us: 'US',
  usa: 'US',
  american: 'US',
  uk: 'UK',
  british: 'UK',
  ind: 'UK',
  indian: 'UK',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  european: 'EU',
  fr: 'EU',
  french: 'EU',
  italian: 'EU',
  german: 'EU',
});

/** The smallest and largest adults' shoe size. */
const RANGES: Readonly<Record<ShoeSizeSystem, readonly [least: number, greatest: number]>> = {
  US: [3, 16],
  UK: [2, 15],
  EU: [33, 50],
};

/** Whether adults' shoes exist in the size, including half sizes. */
export function isAdultShoeSize(system: ShoeSizeSystem, value: number): boolean {
  const [smallest, greatest] = RANGES[system];
  return value >= smallest && value <= greatest && Number.isInteger(value * 2);
}

/** Whether a number without a system is a European size. All other systems have smaller numbers. */
export const isEuropeanShoeNumber = (value: number): boolean => value > RANGES.US[1];
