import { applyBoxBlur } from '../../raster/blur.ts';
import type { Scene } from '../Scene.ts';

/** Radius in shoulder widths within which an outline is straight or a smooth curve. */
const RADIUS = 0.05;
/** Share of background in a pixel from which it is beside a wall. */
const MIN_WALL = 0.2;

/**
 * Measures how ragged the outline of the old cloth is beside hands, sleeves and the top: the area between it and the
 * smoothed outline, per pixel of its length.
 */
export function measureOutlineRoughness({ width, height, parts, body }: Scene, mask: Uint8Array): number {
  const smooth = { width, height, data: new Float32Array(mask) };
  applyBoxBlur(smooth, Math.max(1, Math.round(RADIUS * body.frame.shoulderWidth)));
  const isAtEdge = (i: number): boolean => [1, -1, width, -width].some((step) => mask[i + step] === 0);
  let [area, length] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (parts.background[i]! > MIN_WALL) continue;
    if (smooth.data[i]! > 0.5 !== (mask[i] === 1)) area++;
    if (mask[i] === 1 && isAtEdge(i)) length++;
  }
  return area / Math.max(1, length);
}
