import { clamp, smoothstep } from '../../curve.ts';
import { applyBoxBlur, createEmptyPlane } from '../../raster/blur.ts';
import type { Scene } from '../Scene.ts';
import { findLuma } from '../SkinTone.ts';

/** Colors of a whole scene: three values per pixel, 0 to 255. */
export type Colors = Float32Array | Uint8Array;

/** The color of a pixel between two other colors. */
export interface ColorShare {
  /** How far the color is on the way from the surroundings to the cloth, 0 to 1. */
  readonly share: number;
  /** How much the share can be trusted, 0 to 1: both colors must differ more than the pattern of the cloth does. */
  readonly trust: number;
}

/** Radius in pixels within which a pattern repeats. */
const PATTERN_RADIUS = 10;
/** Contrast as a multiple of the pattern, from which a share is trusted, in part and fully. */
const [MIN_CONTRAST, FULL_CONTRAST] = [1.4, 2.6];
/** Difference of colors in a picture without any pattern, by noise and light. */
const NOISE = 10;
const PATTERN_WEIGHT = 1.7;
/** Maximum difference of a pixel from the cloth, as a multiple of the tolerance, at which it may be cloth. */
export const MAX_FOREIGN = 5;

/** Returns the usual difference of colors within a cloth. */
export const findColorTolerance = (pattern: number): number => PATTERN_WEIGHT * pattern + NOISE;

/** The colors on both sides of an outline. */
export interface Sides {
  readonly cloth: Colors;
  readonly surroundings: Colors;
  /** The strength of the cloth's pattern, as `measurePattern` returns it. */
  readonly pattern: number;
}

export function measureShare(i: number, rgb: Uint8Array, { cloth, surroundings, pattern }: Sides): ColorShare {
  let [product, squares] = [0, 0];
  for (let c = i * 3; c < i * 3 + 3; c++) {
    const difference = cloth[c]! - surroundings[c]!;
    product += (rgb[c]! - surroundings[c]!) * difference;
    squares += difference * difference;
  }
  const contrast = Math.sqrt(squares) / findColorTolerance(pattern);
  return {
    share: squares > 0 ? clamp(product / squares, 0, 1) : 0,
    trust: smoothstep(MIN_CONTRAST, FULL_CONTRAST, contrast),
  };
}

/** Root mean square difference between cloth and its mean brightness nearby, 0 to 255. `core` marks the cloth. */
export function measurePattern({ width, height, rgb }: Scene, core: ArrayLike<number>): number {
  const [luma, weight] = [createEmptyPlane(width, height), createEmptyPlane(width, height)];
  for (let i = 0; i < core.length; i++) {
    weight.data[i] = core[i]!;
    luma.data[i] = core[i]! * findLuma(rgb, i);
  }
  applyBoxBlur(luma, PATTERN_RADIUS);
  applyBoxBlur(weight, PATTERN_RADIUS);
  let [sum, count] = [0, 0];
  for (let i = 0; i < core.length; i++) {
    if (core[i] === 0) continue;
    sum += (findLuma(rgb, i) - luma.data[i]! / weight.data[i]!) ** 2;
    count++;
  }
  return count > 0 ? Math.sqrt(sum / count) : 0;
}
