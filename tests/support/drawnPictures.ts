import type { Raster } from '../../server/domain/pictures/Raster.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export interface DrawnPicture {
  readonly width?: number;
  readonly height?: number;
  readonly background?: Rgb;
  /** The garment's color, or a function of the position (x and y from 0 to 1). */
  readonly cloth: Rgb | ((x: number, y: number) => Rgb);
  /** Whether the garment covers a position (x and y from 0 to 1); by default, a T-shirt. */
  readonly covers?: (x: number, y: number) => boolean;
}

/** Whether a position (x and y from 0 to 1) is inside a T-shirt in the middle of the picture. */
export function isTee(x: number, y: number): boolean {
  const distanceFromMiddle = Math.abs(x - 0.5);
  const isBody = distanceFromMiddle < 0.2 && y > 0.2 && y < 0.82;
  const isSleeve = distanceFromMiddle < 0.34 && y > 0.2 + Math.max(0, distanceFromMiddle - 0.2) * 0.6 && y < 0.4;
  const isNeck = distanceFromMiddle < 0.07 && y < 0.24;
  return (isBody || isSleeve) && !isNeck;
}

/** Draws a garment on a plain background, with a little deterministic noise. */
export function drawPicture({
  width = 85,
  height = 100,
  background = [214, 206, 196],
  cloth,
  covers = isTee,
}: DrawnPicture): Raster {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    const color = covers(x, y) ? (typeof cloth === 'function' ? cloth(x, y) : cloth) : background;
    const noise = ((i * 7919) % 13) / 3 - 2;
    color.forEach((value, channel) => (rgb[i * 3 + channel] = Math.max(0, Math.min(255, value + noise))));
  }
  return { width, height, rgb, alpha: null };
}

export function mirrorPicture({ width, height, rgb }: Raster): Raster {
  const mirroredBytes = new Uint8Array(rgb.length);
  for (let i = 0; i < width * height; i++) {
    const to = i - (i % width) + (width - 1 - (i % width));
    mirroredBytes.set(rgb.subarray(i * 3, i * 3 + 3), to * 3);
  }
  return { width, height, rgb: mirroredBytes, alpha: null };
}
