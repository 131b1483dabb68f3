/** A garment during rendering: color and coverage per pixel, from 0 to 1. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three values per pixel, not premultiplied by the coverage. */
  readonly rgb: Float32Array;
  readonly alpha: Float32Array;
}

export function createPicture(width: number, height: number): Picture {
  return { width, height, rgb: new Float32Array(width * height * 3), alpha: new Float32Array(width * height) };
}

/** Blends a color over a pixel. */
export function blendPixel(picture: Picture, index: number, r: number, g: number, b: number, cover: number): void {
  const below = picture.alpha[index]!;
  const alpha = cover + below * (1 - cover);
  if (alpha <= 0) return;
  const share = cover / alpha;
  const offset = index * 3;
  picture.rgb[offset]! += (r - picture.rgb[offset]!) * share;
  picture.rgb[offset + 1]! += (g - picture.rgb[offset + 1]!) * share;
  picture.rgb[offset + 2]! += (b - picture.rgb[offset + 2]!) * share;
  picture.alpha[index] = alpha;
}
