import { clamp, smoothstep } from '../curve.ts';
import { applySoftBlur } from '../raster/blur.ts';
import type { Scene } from './Scene.ts';
import { findLuma } from './SkinTone.ts';

/** Only every fourth pixel is computed, because the light changes slowly. */
const STEP = 4;
const DARKEST_SHADE = 0.84;
const MIN_CLOTH = 0.15;
const LIGHTEST_SHADE = 1.12;

/**
 * Estimates the light on the old clothes without their color, as a factor per pixel. An area that is darker than its
 * surroundings is a fold or in the shade. Prints and black cloth count less, because they show little of the light.
 */
export function estimateShade(scene: Scene, oldCloth: Float32Array): Float32Array {
  const { width, height, rgb, body } = scene;
  const [w, h] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const light = { width: w, height: h, data: new Float32Array(w * h) };
  const weight = { width: w, height: h, data: new Float32Array(w * h) };
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = Math.min(height - 1, y * STEP + 2) * width + Math.min(width - 1, x * STEP + 2);
      if (oldCloth[i]! < 0.95) continue;
      light.data[y * w + x] = findLuma(rgb, i) / 255;
      weight.data[y * w + x] = 1;
    }
  }
  const share = clearPrints(light.data, weight.data);
  const strength = share * findStrength(light.data, weight.data);
  const nearby = blurRatio(light, weight, (0.08 * body.frame.shoulderWidth) / STEP);
  const wide = blurRatio(light, weight, (0.3 * body.frame.shoulderWidth) / STEP);
  const small = new Float32Array(w * h).fill(1);
  for (let i = 0; i < small.length; i++) {
    // Skip pixels with too little old cloth nearby.
    if (nearby.weight[i]! < MIN_CLOTH || wide.weight[i]! < MIN_CLOTH) continue;
    const ratio = (nearby.value[i]! + BLACK_OFFSET) / (wide.value[i]! + BLACK_OFFSET);
    const certainty = smoothstep(MIN_CLOTH, 0.6, nearby.weight[i]!);
    small[i] = clamp(1 + (ratio - 1) * strength * certainty, DARKEST_SHADE, LIGHTEST_SHADE);
  }
  return enlargePlane(small, w, h, width, height);
}

/** Minimum brightness of cloth as a fraction of the median. Darker parts are prints or pockets. */
const [DARKEST_FOLD, LIGHTEST_FOLD] = [0.68, 1.4];
/** Added to the brightness, so that the noise of black cloth counts little. */
const BLACK_OFFSET = 0.04;

/**
 * Ignores cloth that does not have the main color, because another color is no shade. Returns the fraction of the
 * clothes that remains.
 */
function clearPrints(light: Float32Array, weight: Float32Array): number {
  const cloth = light.filter((_, i) => weight[i]! > 0).sort();
  if (cloth.length === 0) return 0;
  const median = cloth[cloth.length >> 1]! + BLACK_OFFSET;
  let left = 0;
  for (let i = 0; i < light.length; i++) {
    if (weight[i] === 0) continue;
    const relative = (light[i]! + BLACK_OFFSET) / median;
    if (relative > DARKEST_FOLD && relative < LIGHTEST_FOLD) left++;
    else light[i] = weight[i] = 0;
  }
  return left / cloth.length;
}

function findStrength(light: Float32Array, weight: Float32Array): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let i = 0; i < light.length; i++) {
    if (weight[i] === 0) continue;
    count++;
    sum += light[i]!;
    squares += light[i]! ** 2;
  }
  if (count === 0) return 0;
  const mean = sum / count;
  const measureSpread = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return clamp((mean - 0.08) / 0.25, 0.1, 1) * clamp(1.15 - (measureSpread / mean) * 2.2, 0.15, 0.85);
}

interface Ratio {
  readonly value: Float32Array;
  readonly weight: Float32Array;
}

type Planes = Parameters<typeof applySoftBlur>[0];

function blurRatio(light: Planes, weight: Planes, radius: number): Ratio {
  const [sum, share] = [
    { ...light, data: light.data.slice() },
    { ...weight, data: weight.data.slice() },
  ];
  applySoftBlur(sum, radius);
  applySoftBlur(share, radius);
  return { value: sum.data.map((value, i) => value / Math.max(1e-3, share.data[i]!)), weight: share.data };
}

function enlargePlane(small: Float32Array, w: number, h: number, width: number, height: number): Float32Array {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const fy = clamp((y - 1.5) / STEP, 0, h - 1);
    const y0 = Math.min(h - 2, Math.floor(fy));
    for (let x = 0; x < width; x++) {
      const fx = clamp((x - 1.5) / STEP, 0, w - 1);
      const x0 = Math.min(w - 2, Math.floor(fx));
      const index = y0 * w + x0;
      const top = small[index]! + (small[index + 1]! - small[index]!) * (fx - x0);
      const low = small[index + w]! + (small[index + w + 1]! - small[index + w]!) * (fx - x0);
      result[y * width + x] = top + (low - top) * (fy - y0);
    }
  }
  return result;
}
