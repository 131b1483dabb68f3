import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import type { Scene } from './Scene.ts';

/** The color of the person's skin, extended to where there was cloth. */
export interface SkinTone {
  /** Three values per pixel, 0 to 255. */
  readonly rgb: Float32Array;
  /** Noise of the skin in this photo: the usual difference of a pixel from its surroundings. */
  readonly grain: number;
}

/** Computed for every other pixel, which is enough for a color that changes slowly. */
const STEP = 2;
const LEAST_SHARE = 0.002;

export function skinTone(scene: Scene): SkinTone {
  const small = halved(scene);
  const known = sampleOf(small);
  const count = known.reduce((sum, value) => sum + value, 0);
  if (count < known.length * LEAST_SHARE) useFace(small, known);
  const mean = meanOf(small.rgb, litPart(small.rgb, known));
  const filled = fillFromKnown(small.rgb, known, small.width, small.height);
  for (let c = 0; c < 3; c++) smoothChannel(filled, c, small);
  const inside = known.map((value) => (value > 0 ? 1 : 0));
  const away = computeDistances(Uint8Array.from(inside), small.width, small.height);
  const reach = (0.3 * scene.body.frame.shoulderWidth) / STEP;
  for (let i = 0; i < away.length; i++) {
    const near = Math.exp(-away[i]! / reach);
    for (let c = 0; c < 3; c++) filled[i * 3 + c] = mean[c]! + (filled[i * 3 + c]! - mean[c]!) * near;
  }
  return { rgb: enlarged(filled, small, scene), grain: grainOf(scene) };
}

interface Small {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly skin: Float32Array;
  readonly face: Float32Array;
}

function halved(scene: Scene): Small {
  const [width, height] = [scene.width >> 1, scene.height >> 1];
  const count = width * height;
  const out = {
    width,
    height,
    rgb: new Float32Array(count * 3),
    skin: new Float32Array(count),
    face: new Float32Array(count),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [to, from] = [y * width + x, y * STEP * scene.width + x * STEP];
      for (const i of [from, from + 1, from + scene.width, from + scene.width + 1]) {
        out.skin[to]! += scene.parts.bodySkin[i]! / 4;
        out.face[to]! += scene.parts.faceSkin[i]! / 4;
        for (let c = 0; c < 3; c++) out.rgb[to * 3 + c]! += scene.rgb[i * 3 + c]! / 4;
      }
    }
  }
  return out;
}

/** Pixels of skin that are neither dark nor glossy, away from its edges. */
function sampleOf({ width, height, rgb, skin }: Small): Float32Array {
  const sure = shrinkMask(
    Uint8Array.from(skin, (value) => (value > 0.85 ? 1 : 0)),
    width,
    height,
    2,
  );
  const lights: number[] = [];
  for (let i = 0; i < sure.length; i += 3) if (sure[i]) lights.push(lightOf(rgb, i));
  lights.sort((a, b) => a - b);
  const [low, high] = [lights[Math.floor(lights.length * 0.15)] ?? 0, lights[Math.floor(lights.length * 0.97)] ?? 255];
  return Float32Array.from(sure, (value, i) => (value && lightOf(rgb, i) >= low && lightOf(rgb, i) <= high ? 1 : 0));
}

function useFace({ face }: Small, known: Float32Array): void {
  for (let i = 0; i < known.length; i++) if (face[i]! > 0.9) known[i] = 1;
}

/** Uses the lighter half of the samples, because skin drawn in this tone is shaded afterwards. */
function litPart(rgb: Float32Array, known: Float32Array): Float32Array {
  const lights: number[] = [];
  for (let i = 0; i < known.length; i++) if (known[i]! > 0) lights.push(lightOf(rgb, i));
  const middle = Float32Array.from(lights).sort()[lights.length >> 1] ?? 0;
  return known.map((value, i) => (value > 0 && lightOf(rgb, i) >= middle ? 1 : 0));
}

export const lightOf = (rgb: ArrayLike<number>, i: number): number =>
  0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!;

function meanOf(rgb: Float32Array, known: Float32Array): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < known.length; i++) {
    if (known[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum[c]! += rgb[i * 3 + c]!;
    count++;
  }
  return sum.map((value) => value / Math.max(1, count));
}

function smoothChannel(rgb: Float32Array, c: number, { width, height }: Small): void {
  const plane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = rgb[i * 3 + c]!;
  applyBoxBlur(plane, 3);
  for (let i = 0; i < plane.data.length; i++) rgb[i * 3 + c] = plane.data[i]!;
}

function enlarged(rgb: Float32Array, small: Small, { width, height }: Scene): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, y >> 1) * small.width;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.min(small.width - 1, x >> 1)) * 3;
      for (let c = 0; c < 3; c++) out[(y * width + x) * 3 + c] = rgb[from + c]!;
    }
  }
  return out;
}

/** The usual difference between a pixel of skin and the mean of its neighbors. */
function grainOf({ width, height, rgb, parts }: Scene): number {
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      if (parts.bodySkin[i]! + parts.faceSkin[i]! < 0.98) continue;
      const around =
        (lightOf(rgb, i - 1) + lightOf(rgb, i + 1) + lightOf(rgb, i - width) + lightOf(rgb, i + width)) / 4;
      sum += Math.min(8, Math.abs(lightOf(rgb, i) - around));
      count++;
    }
  }
  return count > 50 ? sum / count : 1.5;
}
