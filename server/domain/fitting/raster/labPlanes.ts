import type { LabRaster } from '../../pictures/Raster.ts';

const LINEAR_BY_BYTE = Float32Array.from({ length: 256 }, (_, value) => {
  const fraction = value / 255;
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
});

const applyLabCurve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** Converts a picture to CIE L*a*b* (white point D65). Uses lookup tables, because there are a million pixels. */
export function toLabPlanes(rgb: Uint8Array, width: number, height: number): LabRaster {
  const count = width * height;
  const [lightness, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i++) {
    const [red, green, blue] = [
      LINEAR_BY_BYTE[rgb[i * 3]!]!,
      LINEAR_BY_BYTE[rgb[i * 3 + 1]!]!,
      LINEAR_BY_BYTE[rgb[i * 3 + 2]!]!,
    ];
    const x = applyLabCurve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
    const y = applyLabCurve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = applyLabCurve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
    lightness[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
  return { width, height, lightness, a, b };
}
