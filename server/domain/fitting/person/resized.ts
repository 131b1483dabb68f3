import { clamp } from '../curve.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Resamples a plane with interpolation; `scale` is the size of a target pixel in pixels of the plane. */
export function resizePlane(
  plane: Size & { readonly values: Float32Array },
  { width, height }: Size,
  scale: number,
): Float32Array {
  const target = new Float32Array(width * height);
  const { values } = plane;
  for (let y = 0; y < height; y++) {
    const down = clamp((y + 0.5) * scale - 0.5, 0, plane.height - 1.001);
    const row = Math.floor(down);
    const below = down - row;
    for (let x = 0; x < width; x++) {
      const across = clamp((x + 0.5) * scale - 0.5, 0, plane.width - 1.001);
      const at = row * plane.width + Math.floor(across);
      const right = across - Math.floor(across);
      const next = at + plane.width;
      target[y * width + x] =
        (values[at]! * (1 - right) + values[at + 1]! * right) * (1 - below) +
        (values[next]! * (1 - right) + values[next + 1]! * right) * below;
    }
  }
  return target;
}
