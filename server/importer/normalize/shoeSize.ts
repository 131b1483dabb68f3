import type { ShoeSize, ShoeSizeSystem } from '../../../src/domain/catalogue/shoeSizes.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

/** A number with the system before or after it: 'us 9', '8½ uk', '42'. What follows a slash or a bracket repeats it. */
const SHOE_SIZE_PATTERN =
  /^(us|usa|uk|ind|in|eu|eur)?[ .:_-]?(\d{1,2})([.,][05]|½| ?1\/2)?(?: ?(us|usa|uk|ind|in|eu|eur))?(?: ?[/(|,].*)?$/;
const SYSTEM_BY_NAME: Readonly<Record<string, ShoeSizeSystem>> = createDictionary({
  us: 'US',
  usa: 'US',
  uk: 'UK',
  ind: 'UK',
  in: 'UK',
  eu: 'EU',
  eur: 'EU',
});
const LARGEST_SMALL_NUMBER = 16;
const SMALLEST_EU = 33;
const LARGEST_EU = 50;

/**
 * The sizes of shoes, ascending, as the shop numbers them. Children's sizes and other numbers are dropped. A number
 * without a system is European if it is large; otherwise British if that is the operator's system, else American.
 */
export function parseShoeSizes(normalizedSizes: readonly string[], system: ShoeSizeSystem | null): readonly ShoeSize[] {
  const sizes = normalizedSizes.flatMap((text) => parseShoeSize(text, system));
  const unique = new Map(sizes.map((size) => [size.name, size]));
  return [...unique.values()].toSorted((one, other) => one.value - other.value).map(({ name }) => name);
}

function parseShoeSize(
  text: string,
  operatorSystem: ShoeSizeSystem | null,
): readonly { name: ShoeSize; value: number }[] {
  const match = SHOE_SIZE_PATTERN.exec(text);
  if (!match) return [];
  const [, before = '', digits, fraction = '', after = ''] = match;
  const value = Number(digits) + (/[5½2]$/.test(fraction) ? 0.5 : 0);
  const system = SYSTEM_BY_NAME[before || after] ?? findSystem(value, operatorSystem);
  return isOfAdults(value, system) ? [{ name: `${system} ${value}`, value }] : [];
}

function findSystem(value: number, operatorSystem: ShoeSizeSystem | null): ShoeSizeSystem {
  if (value > LARGEST_SMALL_NUMBER) return 'EU';
  return operatorSystem === 'UK' ? 'UK' : 'US';
}

function isOfAdults(value: number, system: ShoeSizeSystem): boolean {
  return system === 'EU' ? value >= SMALLEST_EU && value <= LARGEST_EU : value >= 2 && value <= LARGEST_SMALL_NUMBER;
}
