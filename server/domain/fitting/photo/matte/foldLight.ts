import { clamp, smoothstep } from '../../curve.ts';
import { applySoftBlur } from '../../raster/blur.ts';
import type { Scene } from '../Scene.ts';
import { findLuma } from '../SkinTone.ts';

/** Added to the brightness, so that the noise of black cloth counts little. */
const BLACK_OFFSET = 0.05;
/** Radius of the smallest folds that are used, and of the area that they are compared with, in shoulder widths. */
const [FOLD_RADIUS, AREA_RADIUS] = [0.012, 0.22];
const MIN_CLOTH = 0.02;
/** Relative differences within a fold from which the cloth has a pattern, in part and fully. */
const [PLAIN, PATTERNED] = [0.06, 0.16];
const [DARKEST, LIGHTEST] = [0.62, 1.25];
const STRENGTH = 0.9;

/**
 * Measures the folds and shade of the cloth in the photo, as a factor per pixel. Its color does not count, because
 * each pixel is compared with its area. A pattern would look like folds, so patterned cloth counts less.
 */
export function measureFoldLight({ width, height, rgb, body }: Scene, alpha: Float32Array): Float32Array {
  const [light, weight] = [new Float32Array(alpha.length), new Float32Array(alpha.length)];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 0.97) continue;
    weight[i] = 1;
    light[i] = findLuma(rgb, i) / 255;
  }
  const blur = (data: Float32Array, radius: number): Float32Array => {
    const plane = { width, height, data: data.slice() };
    applySoftBlur(plane, radius);
    return plane.data;
  };
  const { shoulderWidth } = body.frame;
  const foldRadius = Math.max(1, FOLD_RADIUS * shoulderWidth);
  const [near, nearWeight] = [blur(light, foldRadius), blur(weight, foldRadius)];
  const [wide, wideWeight] = [blur(light, AREA_RADIUS * shoulderWidth), blur(weight, AREA_RADIUS * shoulderWidth)];
  const strength = STRENGTH * findFoldStrength(light, weight, near, nearWeight);
  const factors = new Float32Array(alpha.length).fill(1);
  for (let i = 0; i < factors.length; i++) {
    if (nearWeight[i]! < MIN_CLOTH || wideWeight[i]! < MIN_CLOTH) continue;
    const ratio = (near[i]! / nearWeight[i]! + BLACK_OFFSET) / (wide[i]! / wideWeight[i]! + BLACK_OFFSET);
    factors[i] = clamp(1 + (ratio - 1) * strength, DARKEST, LIGHTEST);
  }
  return factors;
}

/** Returns how much the folds count, 0 to 1: little on patterned and on black cloth. */
function findFoldStrength(
  light: Float32Array,
  weight: Float32Array,
  near: Float32Array,
  nearWeight: Float32Array,
): number {
  let [squares, sum, count] = [0, 0, 0];
  for (let i = 0; i < light.length; i++) {
    if (weight[i] === 0) continue;
    squares += (light[i]! - near[i]! / nearWeight[i]!) ** 2;
    sum += light[i]!;
    count++;
  }
  const mean = sum / Math.max(1, count);
  const pattern = Math.sqrt(squares / Math.max(1, count)) / (mean + BLACK_OFFSET);
  return smoothstep(PATTERNED, PLAIN, pattern) * clamp(0.25 + mean * 4, 0.3, 1);
}
