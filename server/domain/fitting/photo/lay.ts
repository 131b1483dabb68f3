import { clamp } from '../curve.ts';
import { applySoftBlur } from '../raster/blur.ts';
import type { Layer } from './Layer.ts';
import type { Scene } from './Scene.ts';
import { createNoise } from './uncover.ts';

/** How cloth looks in this photo. */
export interface Look {
  /** Light on the cloth, as a factor per pixel. */
  readonly shade: Float32Array;
  /** Brightness of white cloth in this photo, as a factor. */
  readonly exposure: number;
  /** Noise: the usual difference between neighboring pixels. */
  readonly grain: number;
}

/** Draws cloth over `result`, in place. `form` is the shading of its shape. */
export function drawCloth(
  result: Uint8Array,
  { rgb }: Layer,
  cover: Float32Array,
  look: Look,
  form: Float32Array | null,
): void {
  const noise = createNoise(look.grain);
  for (let i = 0; i < cover.length; i++) {
    const share = cover[i]!;
    if (share < 0.004) continue;
    const light = look.shade[i]! * look.exposure * (form ? form[i]! : 1);
    const noiseFactor = noise();
    for (let c = 0; c < 3; c++) {
      const offset = i * 3 + c;
      const value = clamp(rgb[offset]! * light + noiseFactor, 0, 255);
      result[offset] = result[offset]! + (value - result[offset]!) * share + 0.5;
    }
  }
}

/** Returns the shading of round cloth, which is darker near its outline, as a factor per pixel. */
export function shadeForm(cover: Float32Array, { width, height, body }: Scene): Float32Array {
  const plane = { width, height, data: cover.slice() };
  applySoftBlur(plane, 0.045 * body.frame.shoulderWidth);
  return plane.data.map((value) => 0.87 + 0.13 * clamp((value - 0.45) / 0.5, 0, 1));
}

/** Darkens the pixels of `result` beside cloth. `shadowShare` is the strength of the shadow on each pixel. */
export function castContactShadow(
  result: Uint8Array,
  cover: Float32Array,
  shadowShare: (index: number) => number,
  { width, height }: Scene,
  { down, blur, strength }: { readonly down: number; readonly blur: number; readonly strength: number },
): void {
  const plane = { width, height, data: cover.slice() };
  applySoftBlur(plane, blur);
  const shift = Math.round(down) * width;
  for (let i = Math.max(0, shift); i < cover.length; i++) {
    const darkness = plane.data[i - shift]! * (1 - cover[i]!) * strength;
    if (darkness < 0.004) continue;
    const keptShare = 1 - darkness * shadowShare(i);
    for (let c = 0; c < 3; c++) result[i * 3 + c]! *= keptShare;
  }
}
