import { findComponents } from '../../pictures/components.ts';
import { countPixels } from '../../pictures/Raster.ts';
import type { Pixels } from '../Garment.ts';
import { toLabPlanes } from '../raster/labPlanes.ts';
import { fitBackdrop } from './backdrop.ts';
import { findEdges, floodFromBorder } from './flood.ts';
import { isPlain } from './packshotMask.ts';

/** Reasons why no garment can be cut out of a shop's picture. */
export const CUT_OUT_PROBLEMS = ['empty', 'detail', 'several'] as const;
export type CutOutProblem = (typeof CUT_OUT_PROBLEMS)[number];

/** Minimum color change between neighboring pixels of an edge. It is high, because thumbnails have sharp edges. */
const MIN_EDGE_CHANGE = 5;
const MIN_AREA_SHARE = 0.03;
const MAX_AREA_SHARE = 0.85;
/** Minimum size of a second garment, as a fraction of the first one. Smaller areas are dirt. */
const MIN_SECOND_SIZE = 0.35;
/** Maximum fraction of the border that a garment may touch. If it touches more, the picture shows only a detail. */
const MAX_BORDER_SHARE = 0.15;

/**
 * Checks a thumbnail of about 100 pixels in some milliseconds; returns null if there is no problem. A picture without
 * a plain backdrop passes, because its check needs the segmentation model.
 */
export function findCutOutProblem({ width, height, bytes }: Pixels): CutOutProblem | null {
  const lab = toLabPlanes(bytes, width, height);
  const backdrop = fitBackdrop(lab);
  if (!isPlain(backdrop)) return null;
  const limits = { color: Math.max(2.2, Math.min(8, backdrop.noise * 1.6 + 1)), edgeChange: MIN_EDGE_CHANGE };
  const insideMask = floodFromBorder(backdrop.distance, findEdges(lab), lab, limits);
  const share = countPixels({ inside: insideMask }) / insideMask.length;
  if (share < MIN_AREA_SHARE) return 'empty';
  if (share > MAX_AREA_SHARE || findBorderShare(insideMask, width, height) > MAX_BORDER_SHARE) return 'detail';
  const [largestComponent, secondComponent] = findComponents({ width, height, inside: insideMask }).sortedComponents;
  return secondComponent && secondComponent.area > MIN_SECOND_SIZE * largestComponent!.area ? 'several' : null;
}

function findBorderShare(insideMask: Uint8Array, width: number, height: number): number {
  let touchingPixels = 0;
  for (let x = 0; x < width; x++) touchingPixels += insideMask[x]! + insideMask[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touchingPixels += insideMask[y * width]! + insideMask[y * width + width - 1]!;
  return touchingPixels / (2 * (width + height));
}
