import { clamp } from '../curve.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Resamples a plane with interpolation. `scale` is the size of a target pixel in pixels of the plane. */
export function resizePlane(
  plane: Size & { readonly values: Float32Array },
  { width, height }: Size,
  scale: number,
): Float32Array {
  const target = new Float32Array(width * height);
  const { values } = plane;
  for (let y = 0; y < height; y++) {
    const rowPosition = clamp((y + 0.5) * scale - 0.5, 0, plane.height - 1.001);
    const row = Math.floor(rowPosition);
    const rowShare = rowPosition - row;
    for (let x = 0; x < width; x++) {
      const columnPosition = clamp((x + 0.5) * scale - 0.5, 0, plane.width - 1.001);
      const index = row * plane.width + Math.floor(columnPosition);
      const columnShare = columnPosition - Math.floor(columnPosition);
      const nextRowIndex = index + plane.width;
      target[y * width + x] =
        (values[index]! * (1 - columnShare) + values[index + 1]! * columnShare) * (1 - rowShare) +
        (values[nextRowIndex]! * (1 - columnShare) + values[nextRowIndex + 1]! * columnShare) * rowShare;
    }
  }
  return target;
}
