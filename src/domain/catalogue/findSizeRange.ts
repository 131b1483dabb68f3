import { parseShoeSize } from './shoeSizes.ts';
import { SIZES } from './vocabulary.ts';

export interface SizeRange {
  /** The smallest size, such as 'XS'. A shoe size includes the system: 'US 6'. */
  readonly firstSize: string;
  /** The largest size, such as 'XL'. A shoe size is only the number: '11'. */
  readonly lastSize: string;
  /** Whether the range includes half shoe sizes. */
  readonly hasHalves: boolean;
}

/**
 * The range of three or more consecutive sizes: letter sizes, or shoe sizes of one system. Null if they form no
 * range.
 */
export function findSizeRange(sizes: readonly string[]): SizeRange | null {
  return findLetterRange(sizes) ?? findShoeRange(sizes);
}

function findLetterRange(sizes: readonly string[]): SizeRange | null {
  const places = sizes.map((size) => (SIZES as readonly string[]).indexOf(size)).toSorted((a, b) => a - b);
  if (places.includes(-1) || !areInARow(places, 1)) return null;
  return { firstSize: SIZES[places[0]!]!, lastSize: SIZES[places.at(-1)!]!, hasHalves: false };
}

function findShoeRange(sizes: readonly string[]): SizeRange | null {
  const parsedSizes = sizes.map(parseShoeSize);
  const system = parsedSizes[0]?.system;
  if (parsedSizes.some((size) => size === null || size.system !== system)) return null;
  const values = parsedSizes.map((size) => size!.value).toSorted((a, b) => a - b);
  const hasHalves = areInARow(values, 0.5);
  if (!hasHalves && !areInARow(values, 1)) return null;
  return { firstSize: `${system} ${values[0]}`, lastSize: String(values.at(-1)), hasHalves };
}

function areInARow(values: readonly number[], step: number): boolean {
  return values.length > 2 && values.every((value, index) => value === values[0]! + index * step);
}
