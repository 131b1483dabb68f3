import { findComponents } from '../../../pictures/components.ts';
import { computeDistances } from '../../raster/distance.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import type { Scene } from '../Scene.ts';

/** Distance from the old top in shoulder widths within which a piece of it may be left. */
const NEAR = 0.12;
/** Share of cloth in a pixel up to which it stays as it was. */
const MAX_SHARE = 0.3;
/** Difference of red, green and blue in total from which a pixel is no wall. */
const MIN_DIFFERENCE = 90;

/**
 * Measures the largest piece beside the old top that the parser takes for the wall, though it has another color, such
 * as cloth between arm and trunk. Returns squared shoulder widths.
 */
export function measureRemains({ width, height, rgb, plate, parts, body }: Scene, { mask, alpha }: ClothMatte): number {
  const { shoulderWidth } = body.frame;
  const distances = computeDistances(mask, width, height);
  const differenceAt = (i: number): number =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs(rgb[i * 3 + c]! - plate[i * 3 + c]!), 0);
  const inside = mask.map((_, i) => {
    const isBeside = alpha[i]! <= MAX_SHARE && distances[i]! <= NEAR * shoulderWidth;
    return isBeside && parts.background[i]! >= 0.5 && differenceAt(i) > MIN_DIFFERENCE ? 1 : 0;
  });
  const [largest] = findComponents({ width, height, inside }).sortedComponents;
  return (largest?.area ?? 0) / shoulderWidth ** 2;
}
