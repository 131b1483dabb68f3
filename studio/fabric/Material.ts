import type { Fabric } from './fabrics.ts';
import type { Pattern } from './patterns.ts';

export type Rgb = readonly [number, number, number];

/** Dyed cloth with its pattern. */
export interface Material {
  readonly fabric: Fabric;
  readonly pattern: Pattern;
  readonly ground: Rgb;
  readonly accent: Rgb;
  readonly third: Rgb;
  /** The pattern's scale; 1 is its usual size. */
  readonly scale: number;
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const brightness = (c: Rgb): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;
