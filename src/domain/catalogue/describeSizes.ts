import { parseShoeSize } from './shoeSizes.ts';
import { SIZES } from './vocabulary.ts';

/**
 * The sizes in short, in ascending order: 'XS to XL' for three or more in a row, 'S, L' otherwise; for shoes without a
 * gap 'US 6 to 11, with half sizes'; '' for none.
 */
export function describeSizes(sizes: readonly string[]): string {
  return describeLetters(sizes) ?? describeShoeSizes(sizes) ?? sizes.join(', ');
}

function describeLetters(sizes: readonly string[]): string | null {
  const places = sizes.map((size) => (SIZES as readonly string[]).indexOf(size)).toSorted((a, b) => a - b);
  if (places.includes(-1) || !areInARow(places, 1)) return null;
  return `${SIZES[places[0]!]} to ${SIZES[places.at(-1)!]}`;
}

function describeShoeSizes(sizes: readonly string[]): string | null {
  const parsed = sizes.map(parseShoeSize);
  const system = parsed[0]?.system;
  if (parsed.some((size) => size === null || size.system !== system)) return null;
  const values = parsed.map((size) => size!.value).toSorted((a, b) => a - b);
  const range = `${system} ${values[0]} to ${values.at(-1)}`;
  if (areInARow(values, 0.5)) return `${range}, with half sizes`;
  return areInARow(values, 1) ? range : null;
}

function areInARow(values: readonly number[], step: number): boolean {
  return values.length > 2 && values.every((value, index) => value === values[0]! + index * step);
}
