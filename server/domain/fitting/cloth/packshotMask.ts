import { findComponents, keepMainParts } from '../../pictures/components.ts';
import type { LabRaster } from '../../pictures/Raster.ts';
import { countPixels } from '../../pictures/Raster.ts';
import { growMask, shrinkMask } from '../raster/distance.ts';
import type { Backdrop } from './backdrop.ts';
import type { FloodLimits } from './flood.ts';
import { findEdges, floodFromBorder } from './flood.ts';

/** Minimum size of a part, as a fraction of the largest part. Smaller parts are dirt. */
const MIN_PART_RATIO = 0.1;
const MAX_FILLED_HOLE_SHARE = 0.002;
/** Minimum size of a hole, as a fraction of the picture. Smaller ones are spots of a print. */
const MIN_HOLE_SHARE = 0.0008;
/**
 * Minimum size of a hole if the garment differs clearly from the backdrop. Then a narrow slit beside a sleeve is a
 * hole too.
 */
const MIN_SLIT_SHARE = 0.00006;
const MIN_UNIFORM_SHARE = 0.15;
/** Maximum color difference between a pale garment and its backdrop. */
const MAX_PALE_DISTANCE = 40;
/** Minimum color difference between cloth and backdrop. Below it, only edges separate them. */
const MIN_CONTRAST = 12;
/** Mean color difference from the backdrop above which even small spots of its color are holes. */
const CLEARLY_DIFFERENT_DISTANCE = 25;

/** Whether the picture has one plain backdrop. */
export const isPlain = ({ share, noise }: Backdrop): boolean => share > 0.7 && noise < 6;

/** Finds a garment in a product picture with a plain backdrop. The mask is 1 inside the garment. */
export function findPackshotMask(lab: LabRaster, backdrop: Backdrop): Uint8Array {
  const edges = findEdges(lab);
  const floodBackdrop = (limits: FloodLimits): Uint8Array =>
    removeSpecks(floodFromBorder(backdrop.distance, edges, lab, limits), lab);
  const limit = Math.max(2.2, Math.min(8, backdrop.noise * 1.6 + 1));
  const coarseMask = floodBackdrop({ color: limit, edgeChange: 3.2 });
  const fineLimit = Math.max(0.8, backdrop.noise * 1.3 + 0.5);
  const fineMask =
    fineLimit < limit && findMeanDistance(coarseMask, backdrop) < MAX_PALE_DISTANCE
      ? floodBackdrop({ color: fineLimit, edgeChange: Math.max(1.6, backdrop.noise * 2) })
      : coarseMask;
  const mask = fineMask === coarseMask ? coarseMask : addSurplus(coarseMask, fineMask, lab);
  return removeSpecks(removeHalo(removeHoles(mask, backdrop, limit, lab), backdrop, lab), lab);
}

function removeSpecks(insideMask: Uint8Array, { width, height }: LabRaster): Uint8Array {
  const closedMask = shrinkMask(growMask(insideMask, width, height, 1), width, height, 1);
  const openedMask = shrinkMask(closedMask, width, height, 2);
  const main = keepMainParts({ width, height, inside: openedMask }, MIN_PART_RATIO, MAX_FILLED_HOLE_SHARE).inside;
  return growMask(main, width, height, 3).map((value, i) => value & closedMask[i]!);
}

function findMeanDistance(insideMask: Uint8Array, { distance }: Backdrop): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < insideMask.length; i++) {
    if (insideMask[i] === 0) continue;
    sum += distance[i]!;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/** Adds parts that only the second mask has if they are broad, because they are white cloth. Narrow parts are noise. */
function addSurplus(firstMask: Uint8Array, secondMask: Uint8Array, { width, height }: LabRaster): Uint8Array {
  const surplusMask = secondMask.map((value, i) => (value === 1 && firstMask[i] === 0 ? 1 : 0));
  const broadSurplus = growMask(shrinkMask(surplusMask, width, height, 6), width, height, 8).map(
    (value, i) => value & surplusMask[i]!,
  );
  const addedPixels = countPixels({ inside: broadSurplus });
  if (addedPixels < firstMask.length * 0.012 || countPixels({ inside: secondMask }) > firstMask.length * 0.8)
    return firstMask;
  const unionMask = firstMask.map((value, i) => value | broadSurplus[i]!);
  const closedMask = shrinkMask(growMask(unionMask, width, height, 10), width, height, 10);
  const { inside: insideMask } = keepMainParts({ width, height, inside: closedMask }, MIN_PART_RATIO, 0.05);
  const smoothMask = growMask(shrinkMask(insideMask, width, height, 4), width, height, 4);
  return smoothMask.map((value, i) => value | firstMask[i]!);
}

/**
 * Removes backdrop that is visible through the garment, such as between a sleeve and the side. Keeps white prints,
 * which are less even than the backdrop.
 */
function removeHoles(
  insideMask: Uint8Array,
  backdrop: Backdrop,
  limit: number,
  { width, height }: LabRaster,
): Uint8Array {
  // On a white backdrop, white cloth seems to have holes everywhere.
  if (findMeanDistance(insideMask, backdrop) < MIN_CONTRAST) return insideMask;
  const { distance, noise } = backdrop;
  const backdropLike = insideMask.map((value, i) => (value === 1 && distance[i]! < limit * 0.8 ? 1 : 0));
  const { labels, sortedComponents } = findComponents({ width, height, inside: backdropLike });
  const uniformCounts = new Float64Array(sortedComponents.length + 1);
  for (let i = 0; i < labels.length; i++) if (distance[i]! < noise + MIN_UNIFORM_SHARE) uniformCounts[labels[i]!]! += 1;
  const minHoleShare =
    findMeanDistance(insideMask, backdrop) > CLEARLY_DIFFERENT_DISTANCE ? MIN_SLIT_SHARE : MIN_HOLE_SHARE;
  const isLarge = (area: number): boolean => area > insideMask.length * minHoleShare;
  const holes = new Set(
    sortedComponents
      .filter(({ area, label }) => isLarge(area) && uniformCounts[label]! > area * 0.6)
      .map(({ label }) => label),
  );
  return insideMask.map((value, i) => (holes.has(labels[i]!) ? 0 : value));
}

/** Removes soft shadows and bright rims around the garment. They differ less from the backdrop than the cloth does. */
function removeHalo(insideMask: Uint8Array, backdrop: Backdrop, { width, height }: LabRaster): Uint8Array {
  const coreMask = shrinkMask(insideMask, width, height, 9);
  const coreDistance = findMeanDistance(coreMask, backdrop);
  const mask = insideMask.slice();
  for (let round = 0; round < 14; round++) {
    const previousMask = mask.slice();
    let removedPixels = 0;
    for (let i = width + 1; i < width * (height - 1) - 1; i++) {
      if (previousMask[i] === 0 || coreMask[i] === 1 || backdrop.distance[i]! > 0.22 * coreDistance) continue;
      if (previousMask[i - 1] && previousMask[i + 1] && previousMask[i - width] && previousMask[i + width]) continue;
      mask[i] = 0;
      removedPixels++;
    }
    if (removedPixels === 0) break;
  }
  return mask;
}
