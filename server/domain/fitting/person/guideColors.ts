import type { Picture } from './Picture.ts';

/** How much smaller the picture is for the guided filter, except in its last step. */
export const SHRINK_FACTOR = 2;
/** Red with red, red with green and so on. There is a plane for each entry of a symmetric 3 by 3 matrix. */
export const COLOR_PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/** Returns red, green and blue at half the size, from 0 to 1. */
export function halveColors(
  { width, height, rgb }: Picture,
  halfWidth: number,
  halfHeight: number,
): readonly Float32Array[] {
  const planes = [0, 1, 2].map(() => new Float32Array(halfWidth * halfHeight));
  for (let y = 0; y < halfHeight; y++) {
    const [top, bottom] = [y * SHRINK_FACTOR, Math.min(height - 1, y * SHRINK_FACTOR + 1)];
    for (let x = 0; x < halfWidth; x++) {
      const [left, right] = [x * SHRINK_FACTOR, Math.min(width - 1, x * SHRINK_FACTOR + 1)];
      for (let channel = 0; channel < 3; channel++) {
        const sum =
          rgb[(top * width + left) * 3 + channel]! +
          rgb[(top * width + right) * 3 + channel]! +
          rgb[(bottom * width + left) * 3 + channel]! +
          rgb[(bottom * width + right) * 3 + channel]!;
        planes[channel]![y * halfWidth + x] = sum / 1020;
      }
    }
  }
  return planes;
}

/** Inverts the symmetric matrix of each pixel in place, after adding `epsilon` to its diagonal. */
export function invertMatrices(covariances: readonly Float32Array[], epsilon: number): readonly Float32Array[] {
  const [rr, rg, rb, gg, gb, bb] = covariances as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < rr.length; i++) {
    const [a, b, c, d, e, f] = [rr[i]! + epsilon, rg[i]!, rb[i]!, gg[i]! + epsilon, gb[i]!, bb[i]! + epsilon];
    const [p, q, r] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const scale = 1 / (a * p + b * q + c * r);
    rr[i] = p * scale;
    rg[i] = q * scale;
    rb[i] = r * scale;
    gg[i] = (a * f - c * c) * scale;
    gb[i] = (b * c - a * e) * scale;
    bb[i] = (a * d - b * b) * scale;
  }
  return covariances;
}
