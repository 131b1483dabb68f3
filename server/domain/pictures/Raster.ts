/** A small picture. `rgb` has three bytes per pixel; `alpha` has one, or is null if every pixel is opaque. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array | null;
}

/** A picture in CIE L*a*b*, one plane per channel. */
export interface LabRaster {
  readonly width: number;
  readonly height: number;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** One byte per pixel; 1 for the garment. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly inside: Uint8Array;
}

export function countPixels({ inside }: Pick<Mask, 'inside'>): number {
  let area = 0;
  for (const value of inside) area += value;
  return area;
}

/** The box of a mask: left, top, right (exclusive), bottom (exclusive) in pixels; null if the mask is empty. */
export function findBox({ width, height, inside }: Mask): readonly [number, number, number, number] | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (inside[y * width + x] !== 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right === 0 ? null : [left, top, right, bottom];
}
