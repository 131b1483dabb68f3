import { convertRgbToXyz65, convertXyz65ToLab65 } from 'culori/fn';
import type { Lab } from './PictureReading.ts';
import type { LabRaster, Raster } from './Raster.ts';

/** Converts an sRGB color with channels from 0 to 255 to CIE L*a*b* (white point D65). */
export function convertRgbToLab(red: number, green: number, blue: number): Lab {
  const { l, a, b } = convertXyz65ToLab65(convertRgbToXyz65({ r: red / 255, g: green / 255, b: blue / 255 }));
  return [l, a, b];
}

export function convertHexToLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return convertRgbToLab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Computes how different two cloths look. Lightness counts less than hue, because folds and lamps change it. */
export function computeClothDistance(firstColor: Lab, secondColor: Lab): number {
  return Math.hypot(
    0.6 * (firstColor[0] - secondColor[0]),
    firstColor[1] - secondColor[1],
    firstColor[2] - secondColor[2],
  );
}

export function convertToLabRaster({ width, height, rgb }: Raster): LabRaster {
  const size = width * height;
  const lab = {
    width,
    height,
    lightness: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const [lightness, a, b] = convertRgbToLab(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
    lab.lightness[i] = lightness;
    lab.a[i] = a;
    lab.b[i] = b;
  }
  return lab;
}

export function getLabAt(lab: LabRaster, i: number): Lab {
  return [lab.lightness[i]!, lab.a[i]!, lab.b[i]!];
}
