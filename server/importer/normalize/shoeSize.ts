import type { ShoeSize, ShoeSizeSystem } from '../../../src/domain/catalogue/shoeSizes.ts';
import {
  SHOE_SIZE_SYSTEM_BY_WORD,
  isAdultShoeSize,
  isEuropeanShoeNumber,
} from '../../domain/catalogue/shoeSizeSystems.ts';

/**
 * Matches a number with a size system before or after it: 'us 9', '8½ uk', '42'. A slash or bracket may follow with
 * the same size in another system.
 */
const SHOE_SIZE_PATTERN =
  /^(us|usa|uk|ind|in|eu|eur)?[ .:_-]?(\d{1,2})([.,][05]|½| ?1\/2)?(?: ?(us|usa|uk|ind|in|eu|eur))?(?: ?[/(|,].*)?$/;

/**
 * Parses shoe sizes and sorts them. Leaves out children's sizes and other numbers. Without a system, a large number
 * is European, and a small one American unless the operator's system is British.
 */
export function parseShoeSizes(normalizedSizes: readonly string[], system: ShoeSizeSystem | null): readonly ShoeSize[] {
  const sizes = normalizedSizes.flatMap((text) => parseShoeSize(text, system));
  const sizeByName = new Map(sizes.map((size) => [size.name, size]));
  return [...sizeByName.values()].toSorted((a, b) => a.value - b.value).map(({ name }) => name);
}

function parseShoeSize(
  text: string,
  operatorSystem: ShoeSizeSystem | null,
): readonly { name: ShoeSize; value: number }[] {
  const match = SHOE_SIZE_PATTERN.exec(text);
  if (!match) return [];
  const [, textBefore = '', digits, fraction = '', textAfter = ''] = match;
  const value = Number(digits) + (/[5½2]$/.test(fraction) ? 0.5 : 0);
  const system = findNamedSystem(textBefore || textAfter) ?? findSystem(value, operatorSystem);
  return isAdultShoeSize(system, value) ? [{ name: `${system} ${value}`, value }] : [];
}

/** Returns the system with this name. 'IN' means India in a feed. */
const findNamedSystem = (name: string): ShoeSizeSystem | undefined =>
  name === 'in' ? 'UK' : SHOE_SIZE_SYSTEM_BY_WORD[name];

function findSystem(value: number, operatorSystem: ShoeSizeSystem | null): ShoeSizeSystem {
  if (isEuropeanShoeNumber(value)) return 'EU';
  return operatorSystem === 'UK' ? 'UK' : 'US';
}
