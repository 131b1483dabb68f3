import type { Lab } from './PictureReading.ts';
import type { LabRaster, Raster } from './Raster.ts';

/** sRGB bytes to light, by IEC 61966-2-1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const WHITE_X = 0.95047;
const WHITE_Z = 1.08883;

function bent(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389 / 27 + 16) / 116;
}

/** CIE 1976 L*a*b* of an sRGB colour, white point D65. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = LIGHT[red]!;
  const g = LIGHT[green]!;
  const b = LIGHT[blue]!;
  const x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_X);
  const y = bent(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_Z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/**
 * Distance as the eye takes it for cloth: a difference of light counts for less than one of hue, since folds
 * and lamps change the light of one and the same cloth.
 */
export function clothDistance(one: Lab, other: Lab): number {
  return Math.hypot(0.6 * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]);
}

export function labRaster({ width, height, rgb }: Raster): LabRaster {
  const size = width * height;
  const lab = { width, height, lightness: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) };
  for (let i = 0; i < size; i++) {
    const [lightness, a, b] = labOf(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
    lab.lightness[i] = lightness;
    lab.a[i] = a;
    lab.b[i] = b;
  }
  return lab;
}

export function labAt(lab: LabRaster, i: number): Lab {
  return [lab.lightness[i]!, lab.a[i]!, lab.b[i]!];
}
