import { clamp } from './curve.ts';

/** A transparent picture to draw on. Its colors and alpha are from 0 to 1, and the colors are premultiplied. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 4);
  }

  /** Draws a color over a pixel. `cover` is the opacity from 0 to 1; the color is not premultiplied. */
  drawPixel(index: number, r: number, g: number, b: number, cover: number): void {
    const offset = index * 4;
    const keptShare = 1 - cover;
    const data = this.data;
    data[offset] = data[offset]! * keptShare + r * cover;
    data[offset + 1] = data[offset + 1]! * keptShare + g * cover;
    data[offset + 2] = data[offset + 2]! * keptShare + b * cover;
    data[offset + 3] = data[offset + 3]! * keptShare + cover;
  }
}

/** One value per pixel of a rectangle on a sheet. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const emptyMask = (left: number, top: number, width: number, height: number): Mask => ({
  left,
  top,
  width,
  height,
  data: new Float32Array(Math.max(0, width * height)),
});

/** Blurs a mask. Three box filters approximate a Gaussian blur. */
export function blurMask(mask: Mask, sigma: number): Mask {
  const radius = Math.max(1, Math.round(sigma * 0.97));
  const margin = radius * 3;
  const result = emptyMask(mask.left - margin, mask.top - margin, mask.width + 2 * margin, mask.height + 2 * margin);
  for (let y = 0; y < mask.height; y++)
    result.data.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), (y + margin) * result.width + margin);
  const line = new Float32Array(Math.max(result.width, result.height));
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < result.height; y++) boxBlurRows(result.data, y * result.width, 1, result.width, radius, line);
    boxBlurColumns(result, radius);
  }
  return result;
}

function boxBlurRows(
  data: Float32Array,
  from: number,
  step: number,
  count: number,
  radius: number,
  line: Float32Array,
): void {
  for (let i = 0; i < count; i++) line[i] = data[from + i * step]!;
  let sum = 0;
  for (let i = 0; i < Math.min(radius, count); i++) sum += line[i]!;
  const averageFactor = 1 / (2 * radius + 1);
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += line[i + radius]!;
    if (i - radius - 1 >= 0) sum -= line[i - radius - 1]!;
    data[from + i * step] = sum * averageFactor;
  }
}

/** Filters all columns at once, one row after another, because this uses the processor's cache. */
function boxBlurColumns(mask: Mask, radius: number): void {
  const { width, height, data } = mask;
  const source = data.slice();
  const sums = new Float32Array(width);
  const add = (y: number, sign: number): void => {
    const from = y * width;
    for (let x = 0; x < width; x++) sums[x]! += source[from + x]! * sign;
  };
  const averageFactor = 1 / (2 * radius + 1);
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius - 1 >= 0) add(y - radius - 1, -1);
    const to = y * width;
    for (let x = 0; x < width; x++) data[to + x] = sums[x]! * averageFactor;
  }
}

/** Halves the size of a mask, so that a wide blur is fast. */
export function halveMask(mask: Mask): Mask {
  const result = emptyMask(mask.left / 2, mask.top / 2, mask.width >> 1, mask.height >> 1);
  for (let y = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      const index = y * 2 * mask.width + x * 2;
      result.data[y * result.width + x] =
        (mask.data[index]! +
          mask.data[index + 1]! +
          mask.data[index + mask.width]! +
          mask.data[index + mask.width + 1]!) /
        4;
    }
  }
  return result;
}

export interface SoftShadow {
  readonly sigma: number;
  readonly right: number;
  readonly down: number;
  readonly strength: number;
}

/** Draws the soft shadows of a mask. Draws none where `allowedPixels` is 0. */
export function castShadow(sheet: Sheet, mask: Mask, shades: readonly SoftShadow[], allowedPixels?: Uint8Array): void {
  const smallMask = halveMask(mask);
  for (const shade of shades) {
    const blurredMask = blurMask(smallMask, Math.max(1, shade.sigma / 2));
    const left = Math.round(blurredMask.left * 2 + shade.right);
    const top = Math.round(blurredMask.top * 2 + shade.down);
    const right = Math.min(sheet.width, left + blurredMask.width * 2);
    const bottom = Math.min(sheet.height, top + blurredMask.height * 2);
    for (let y = Math.max(0, top); y < bottom; y++) {
      const row = ((y - top) >> 1) * blurredMask.width;
      for (let x = Math.max(0, left); x < right; x++) {
        const value = blurredMask.data[row + ((x - left) >> 1)]!;
        if (value < 0.004) continue;
        const offset = (y * sheet.width + x) * 4;
        if (sheet.data[offset + 3]! === 0 || allowedPixels?.[offset >> 2] === 0) continue;
        const keptShare = 1 - shade.strength * clamp(value, 0, 1);
        sheet.data[offset]! *= keptShare;
        sheet.data[offset + 1]! *= keptShare * (1 - 0.02 * (1 - keptShare));
        sheet.data[offset + 2]! *= keptShare;
      }
    }
  }
}
