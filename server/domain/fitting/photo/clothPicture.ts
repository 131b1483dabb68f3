import type { Cloth } from '../cloth/Cloth.ts';
import { clamp, lerp } from '../curve.ts';
import { shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import { createTexture } from './Texture.ts';

/** The picture of a garment without its edges, which contain some of the backdrop. */
export interface ClothPicture {
  readonly width: number;
  readonly height: number;
  /** Three values per pixel, 0 to 255, continued beyond the cloth. */
  readonly rgb: Float32Array;
  /** Pixels of this picture per pixel of the cloth. */
  readonly scale: number;
}

/** Number of pixels at the edge whose color is not used. */
export const EDGE_PIXELS = 2;
const MIN_OPAQUE = 250;

/** With `isFrontOnly`, the inside of the back gets the color of the front. */
export function createClothPicture(cloth: Cloth, photoScale: number, isFrontOnly = false): ClothPicture {
  const { width, height, rgba, front, scale } = createTexture(cloth, photoScale);
  const colors = new Uint8Array(width * height * 3);
  const opaque = new Uint8Array(width * height);
  for (let i = 0; i < opaque.length; i++) {
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = rgba[i * 4 + c]!;
    opaque[i] = rgba[i * 4 + 3]! >= MIN_OPAQUE && !(isFrontOnly && front[i]! < MIN_OPAQUE) ? 1 : 0;
  }
  const inside = new Float32Array(shrinkMask(opaque, width, height, EDGE_PIXELS));
  return { width, height, scale, rgb: fillFromKnown(colors, inside, width, height) };
}

/** Writes the color at a point of the cloth to `target`. */
export function sampleCloth(
  { width, height, rgb, scale }: ClothPicture,
  [x, y]: readonly [number, number],
  target: Float32Array,
  to: number,
): void {
  const column = clamp(x * scale - 0.5, 0, width - 1.01);
  const row = clamp(y * scale - 0.5, 0, height - 1.01);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const i = (top * width + left) * 3;
  const below = i + width * 3;
  for (let c = 0; c < 3; c++) {
    const upperColor = lerp(rgb[i + c]!, rgb[i + 3 + c]!, column - left);
    target[to + c] = lerp(upperColor, lerp(rgb[below + c]!, rgb[below + 3 + c]!, column - left), row - top);
  }
}
