import { componentsOf } from '../../pictures/components.ts';
import { areaOf } from '../../pictures/Raster.ts';
import type { Pixels } from '../Garment.ts';
import { labPlanes } from '../raster/labPlanes.ts';
import { backdropOf } from './backdrop.ts';
import { edgesOf, flooded } from './flood.ts';
import { isPlain } from './packshotMask.ts';

/** Reasons for which no garment can be cut out of a shop's picture. */
export const CUT_OUT_PROBLEMS = ['empty', 'detail', 'several'] as const;
export type CutOutProblem = (typeof CUT_OUT_PROBLEMS)[number];

/** Minimum color change between neighboring pixels of an edge; edges are sharper in a thumbnail than in a picture. */
const EDGE = 5;
const LEAST_SHARE = 0.03;
const LARGEST_SHARE = 0.85;
/** Minimum size of a second thing, relative to the first, that is not dirt. */
const SECOND = 0.35;
/** Share of the border that a garment touches if the picture shows only a detail. */
const CROPPED = 0.15;

/**
 * Checks a thumbnail (about 100 pixels, some milliseconds). Null if it shows no problem. A picture without a plain
 * backdrop needs a reading of its clothing, so it is judged when the garment is tried on.
 */
export function cutOutProblem({ width, height, bytes }: Pixels): CutOutProblem | null {
  const lab = labPlanes(bytes, width, height);
  const backdrop = backdropOf(lab);
  if (!isPlain(backdrop)) return null;
  const limits = { color: Math.max(2.2, Math.min(8, backdrop.noise * 1.6 + 1)), edge: EDGE };
  const inside = flooded(backdrop.distance, edgesOf(lab), lab, limits);
  const share = areaOf({ inside }) / inside.length;
  if (share < LEAST_SHARE) return 'empty';
  if (share > LARGEST_SHARE || borderShare(inside, width, height) > CROPPED) return 'detail';
  const [largest, second] = componentsOf({ width, height, inside }).bySize;
  return second && second.area > SECOND * largest!.area ? 'several' : null;
}

function borderShare(inside: Uint8Array, width: number, height: number): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += inside[x]! + inside[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += inside[y * width]! + inside[y * width + width - 1]!;
  return touching / (2 * (width + height));
}
