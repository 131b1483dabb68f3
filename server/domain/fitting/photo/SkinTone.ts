import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import { markAbove } from '../raster/threshold.ts';
import type { Scene } from './Scene.ts';

/** The color of the person's skin, extended to covered areas of the body. */
export interface SkinTone {
  /** Three values per pixel, 0 to 255. */
  readonly rgb: Float32Array;
  /** Noise of the skin in this photo: the usual difference between a pixel and its neighbors. */
  readonly grain: number;
}

/** Only every other pixel is computed, because the color changes slowly. */
const STEP = 2;
const MIN_SKIN_SHARE = 0.002;

export function estimateSkinTone(scene: Scene): SkinTone {
  const small = halveScene(scene);
  const isKnown = selectSkin(small);
  const count = isKnown.reduce((sum, value) => sum + value, 0);
  if (count < isKnown.length * MIN_SKIN_SHARE) addFace(small, isKnown);
  const mean = findMeanColor(small.rgb, selectLighterHalf(small.rgb, isKnown));
  const filledColors = fillFromKnown(small.rgb, isKnown, small.width, small.height);
  for (let c = 0; c < 3; c++) smoothChannel(filledColors, c, small);
  const distances = computeDistances(markAbove(isKnown, 0), small.width, small.height);
  const fadeDistance = (0.3 * scene.body.frame.shoulderWidth) / STEP;
  for (let i = 0; i < distances.length; i++) {
    const nearness = Math.exp(-distances[i]! / fadeDistance);
    for (let c = 0; c < 3; c++) filledColors[i * 3 + c] = mean[c]! + (filledColors[i * 3 + c]! - mean[c]!) * nearness;
  }
  return { rgb: enlargeColors(filledColors, small, scene), grain: measureGrain(scene) };
}

interface HalfScene {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly skin: Float32Array;
  readonly face: Float32Array;
}

function halveScene(scene: Scene): HalfScene {
  const [width, height] = [scene.width >> 1, scene.height >> 1];
  const count = width * height;
  const result = {
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
        result.skin[to]! += scene.parts.bodySkin[i]! / 4;
        result.face[to]! += scene.parts.faceSkin[i]! / 4;
        for (let c = 0; c < 3; c++) result.rgb[to * 3 + c]! += scene.rgb[i * 3 + c]! / 4;
      }
    }
  }
  return result;
}

/** Selects pixels of skin that are not at its edges and neither dark nor glossy. */
function selectSkin({ width, height, rgb, skin }: HalfScene): Float32Array {
  const surelySkin = shrinkMask(markAbove(skin, 0.85), width, height, 2);
  const samples: number[] = [];
  for (let i = 0; i < surelySkin.length; i += 3) if (surelySkin[i]) samples.push(findLuma(rgb, i));
  const lumas = Float64Array.from(samples).sort();
  const [low, high] = [lumas[Math.floor(lumas.length * 0.15)] ?? 0, lumas[Math.floor(lumas.length * 0.97)] ?? 255];
  return new Float32Array(surelySkin).map((value, i) =>
    value > 0 && findLuma(rgb, i) >= low && findLuma(rgb, i) <= high ? 1 : 0,
  );
}

function addFace({ face }: HalfScene, isKnown: Float32Array): void {
  for (let i = 0; i < isKnown.length; i++) if (face[i]! > 0.9) isKnown[i] = 1;
}

/** Selects the lighter half of the samples, because drawn skin is shaded afterwards. */
function selectLighterHalf(rgb: Float32Array, isKnown: Float32Array): Float32Array {
  const lumas: number[] = [];
  for (let i = 0; i < isKnown.length; i++) if (isKnown[i]! > 0) lumas.push(findLuma(rgb, i));
  const middle = Float32Array.from(lumas).sort()[lumas.length >> 1] ?? 0;
  return isKnown.map((value, i) => (value > 0 && findLuma(rgb, i) >= middle ? 1 : 0));
}

export const findLuma = (rgb: ArrayLike<number>, i: number): number =>
  0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!;

function findMeanColor(rgb: Float32Array, isKnown: Float32Array): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < isKnown.length; i++) {
    if (isKnown[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum[c]! += rgb[i * 3 + c]!;
    count++;
  }
  return sum.map((value) => value / Math.max(1, count));
}

function smoothChannel(rgb: Float32Array, c: number, { width, height }: HalfScene): void {
  const plane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = rgb[i * 3 + c]!;
  applyBoxBlur(plane, 3);
  for (let i = 0; i < plane.data.length; i++) rgb[i * 3 + c] = plane.data[i]!;
}

function enlargeColors(rgb: Float32Array, small: HalfScene, { width, height }: Scene): Float32Array {
  const result = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, y >> 1) * small.width;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.min(small.width - 1, x >> 1)) * 3;
      for (let c = 0; c < 3; c++) result[(y * width + x) * 3 + c] = rgb[from + c]!;
    }
  }
  return result;
}

/** Measures the usual difference between a pixel of skin and the mean of its neighbors. */
function measureGrain({ width, height, rgb, parts }: Scene): number {
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      if (parts.bodySkin[i]! + parts.faceSkin[i]! < 0.98) continue;
      const surroundingLuma =
        (findLuma(rgb, i - 1) + findLuma(rgb, i + 1) + findLuma(rgb, i - width) + findLuma(rgb, i + width)) / 4;
      sum += Math.min(8, Math.abs(findLuma(rgb, i) - surroundingLuma));
      count++;
    }
  }
  return count > 50 ? sum / count : 1.5;
}
