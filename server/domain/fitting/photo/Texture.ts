import type { Cloth } from '../cloth/Cloth.ts';

/** The picture of a cloth at about the size at which it is drawn, so that fine patterns stay clean. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  readonly front: Uint8Array;
  /** Pixels of the texture per pixel of the cloth. */
  readonly scale: number;
}

/** Shrinks the picture if it is drawn smaller. Never enlarges it. */
export function createTexture({ width, height, rgba, front }: Cloth, photoScale: number): Texture {
  if (photoScale > 0.95) return { width, height, rgba, front, scale: 1 };
  const [w, h] = [Math.ceil(width * photoScale), Math.ceil(height * photoScale)];
  const result = {
    width: w,
    height: h,
    rgba: new Uint8Array(w * h * 4),
    front: new Uint8Array(w * h),
    scale: photoScale,
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      mean(rgba, front, width, height, photoScale, x, y, result.rgba, result.front, y * w + x);
  return result;
}

function mean(
  rgba: Uint8Array,
  front: Uint8Array,
  width: number,
  height: number,
  scale: number,
  x: number,
  y: number,
  toRgba: Uint8Array,
  toFront: Uint8Array,
  to: number,
): void {
  const [left, right] = [x / scale, Math.min(width, (x + 1) / scale)];
  const [top, bottom] = [y / scale, Math.min(height, (y + 1) / scale)];
  let [r, g, b, cover, before, area] = [0, 0, 0, 0, 0, 0];
  for (let v = Math.floor(top); v < bottom; v++) {
    const down = Math.min(v + 1, bottom) - Math.max(v, top);
    for (let u = Math.floor(left); u < right; u++) {
      const share = down * (Math.min(u + 1, right) - Math.max(u, left));
      const i = v * width + u;
      const weight = share * rgba[i * 4 + 3]!;
      r += rgba[i * 4]! * weight;
      g += rgba[i * 4 + 1]! * weight;
      b += rgba[i * 4 + 2]! * weight;
      before += front[i]! * weight;
      cover += weight;
      area += share;
    }
  }
  if (cover === 0) return;
  toRgba[to * 4] = r / cover;
  toRgba[to * 4 + 1] = g / cover;
  toRgba[to * 4 + 2] = b / cover;
  toRgba[to * 4 + 3] = cover / area;
  toFront[to] = before / cover;
}
