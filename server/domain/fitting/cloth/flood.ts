import { applyBoxBlur, createEmptyPlane } from '../raster/blur.ts';
import type { LabRaster } from '../../pictures/Raster.ts';

export interface FloodLimits {
  /** Maximum color distance to the backdrop. */
  readonly color: number;
  /** Maximum color change between neighboring pixels. A larger change is an edge and stops the flood. */
  readonly edgeChange: number;
}

/** Measures how much the color changes at each pixel. */
export function findEdges({ width, height, lightness, a, b }: LabRaster): Float32Array {
  const edges = createEmptyPlane(width, height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (const plane of [lightness, a, b])
        sum += (plane[i + 1]! - plane[i - 1]!) ** 2 + (plane[i + width]! - plane[i - width]!) ** 2;
      edges.data[i] = Math.sqrt(sum);
    }
  }
  applyBoxBlur(edges, 1);
  return edges.data;
}

/**
 * Floods the picture from its border. Returns 1 for each pixel that the flood does not reach, because it belongs to
 * the garment.
 */
export function floodFromBorder(
  distance: Float32Array,
  edges: Float32Array,
  { width, height }: LabRaster,
  { color, edgeChange }: FloodLimits,
): Uint8Array {
  const unreachedMask = new Uint8Array(width * height).fill(1);
  const stack = new Int32Array(width * height);
  let depth = 0;
  const markReached = (i: number): void => {
    unreachedMask[i] = 0;
    stack[depth++] = i;
  };
  const visitPixel = (i: number): void => {
    if (unreachedMask[i] === 1 && distance[i]! < color && edges[i]! < edgeChange) markReached(i);
  };
  for (const i of iterateBorder(width, height)) if (unreachedMask[i] === 1 && distance[i]! < color * 2) markReached(i);
  while (depth > 0) {
    const i = stack[--depth]!;
    const x = i % width;
    if (x > 0) visitPixel(i - 1);
    if (x < width - 1) visitPixel(i + 1);
    if (i >= width) visitPixel(i - width);
    if (i < width * (height - 1)) visitPixel(i + width);
  }
  extendOverEdges(unreachedMask, distance, color, width, height);
  return unreachedMask;
}

function* iterateBorder(width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x++) yield* [x, (height - 1) * width + x];
  for (let y = 0; y < height; y++) yield* [y * width, y * width + width - 1];
}

/** Extends the flood by up to two pixels of the backdrop's color, because the flood stops before edges. */
function extendOverEdges(
  insideMask: Uint8Array,
  distance: Float32Array,
  color: number,
  width: number,
  height: number,
): void {
  for (let round = 0; round < 2; round++) {
    const previousMask = insideMask.slice();
    for (let i = width + 1; i < width * (height - 1) - 1; i++) {
      if (previousMask[i] === 0 || distance[i]! >= color) continue;
      if (!previousMask[i - 1] || !previousMask[i + 1] || !previousMask[i - width] || !previousMask[i + width])
        insideMask[i] = 0;
    }
  }
}
