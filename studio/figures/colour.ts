export type Lab = readonly [lightness: number, a: number, b: number];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const cubic = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** CIE Lab (D65) of a display colour whose channels run from 0 to 1. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = cubic((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = cubic(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cubic((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: about 2 is the least that one sees side by side, 10 is the same colour at a glance. */
export const labDistance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
