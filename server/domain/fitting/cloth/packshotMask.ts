import { componentsOf, mainParts } from '../../pictures/components.ts';
import type { LabRaster } from '../../pictures/Raster.ts';
import { areaOf } from '../../pictures/Raster.ts';
import { grown, shrunk } from '../raster/distance.ts';
import type { Backdrop } from './backdrop.ts';
import type { FloodLimits } from './flood.ts';
import { edgesOf, flooded } from './flood.ts';

/** Parts smaller than this share of the largest one are dirt. */
const LEAST_PART = 0.1;
const HOLE = 0.002;
/** Minimum size of a hole as a share of the picture; a smaller one is a spot of the print. */
const LEAST_HOLE = 0.0008;
/** Like `LEAST_HOLE`, in a garment that is far from the backdrop's color: the slit between a sleeve and the side. */
const LEAST_SLIT = 0.00006;
const CALM = 0.15;
/** A garment that differs less from its backdrop than this is pale. */
const PALE = 40;
/** Below this color distance, cloth and backdrop are separated by edges alone. */
const TELLING = 12;
/** Mean color distance of a garment that does not contain the backdrop's color by chance. */
const CLEARLY_OTHER = 25;

/** Whether the picture has one plain backdrop. */
export const isPlain = ({ share, noise }: Backdrop): boolean => share > 0.7 && noise < 6;

/** The mask of a garment in a packshot with a plain backdrop: 1 inside. */
export function packshotMask(lab: LabRaster, backdrop: Backdrop): Uint8Array {
  const edges = edgesOf(lab);
  const flood = (limits: FloodLimits): Uint8Array => tidy(flooded(backdrop.distance, edges, lab, limits), lab);
  const limit = Math.max(2.2, Math.min(8, backdrop.noise * 1.6 + 1));
  const first = flood({ color: limit, edge: 3.2 });
  const fine = Math.max(0.8, backdrop.noise * 1.3 + 0.5);
  const second =
    fine < limit && meanDistance(first, backdrop) < PALE
      ? flood({ color: fine, edge: Math.max(1.6, backdrop.noise * 2) })
      : first;
  const mask = second === first ? first : withSurplus(first, second, lab);
  return tidy(withoutHalo(withoutHoles(mask, backdrop, limit, lab), backdrop, lab), lab);
}

function tidy(inside: Uint8Array, { width, height }: LabRaster): Uint8Array {
  const closed = shrunk(grown(inside, width, height, 1), width, height, 1);
  const opened = shrunk(closed, width, height, 2);
  const main = mainParts({ width, height, inside: opened }, LEAST_PART, HOLE).inside;
  return grown(main, width, height, 3).map((value, i) => value & closed[i]!);
}

function meanDistance(inside: Uint8Array, { distance }: Backdrop): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    sum += distance[i]!;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/** Adds what only the careful flood leaves, where it is broad: that is white cloth; narrow parts are noise. */
function withSurplus(first: Uint8Array, second: Uint8Array, { width, height }: LabRaster): Uint8Array {
  const surplus = second.map((value, i) => (value === 1 && first[i] === 0 ? 1 : 0));
  const broad = grown(shrunk(surplus, width, height, 6), width, height, 8).map((value, i) => value & surplus[i]!);
  const added = areaOf({ inside: broad });
  if (added < first.length * 0.012 || areaOf({ inside: second }) > first.length * 0.8) return first;
  const both = first.map((value, i) => value | broad[i]!);
  const closed = shrunk(grown(both, width, height, 10), width, height, 10);
  const { inside } = mainParts({ width, height, inside: closed }, LEAST_PART, 0.05);
  const smooth = grown(shrunk(inside, width, height, 4), width, height, 4);
  return smooth.map((value, i) => value | first[i]!);
}

/**
 * Removes backdrop that shows through the garment, such as between a sleeve and the side. White prints are similar to a
 * white backdrop, but less uniform than the backdrop at the border.
 */
function withoutHoles(inside: Uint8Array, backdrop: Backdrop, limit: number, { width, height }: LabRaster): Uint8Array {
  // White cloth on white looks like holes everywhere, so keep them.
  if (meanDistance(inside, backdrop) < TELLING) return inside;
  const { distance, noise } = backdrop;
  const near = inside.map((value, i) => (value === 1 && distance[i]! < limit * 0.8 ? 1 : 0));
  const { labels, bySize } = componentsOf({ width, height, inside: near });
  const calm = new Float64Array(bySize.length + 1);
  for (let i = 0; i < labels.length; i++) if (distance[i]! < noise + CALM) calm[labels[i]!]! += 1;
  const least = meanDistance(inside, backdrop) > CLEARLY_OTHER ? LEAST_SLIT : LEAST_HOLE;
  const isLarge = (area: number): boolean => area > inside.length * least;
  const holes = new Set(
    bySize.filter(({ area, label }) => isLarge(area) && calm[label]! > area * 0.6).map(({ label }) => label),
  );
  return inside.map((value, i) => (holes.has(labels[i]!) ? 0 : value));
}

/** Removes soft shadows and bright rims: they differ much less from the backdrop than the cloth does. */
function withoutHalo(inside: Uint8Array, backdrop: Backdrop, { width, height }: LabRaster): Uint8Array {
  const core = shrunk(inside, width, height, 9);
  const inner = meanDistance(core, backdrop);
  const mask = inside.slice();
  for (let round = 0; round < 14; round++) {
    const before = mask.slice();
    let peeled = 0;
    for (let i = width + 1; i < width * (height - 1) - 1; i++) {
      if (before[i] === 0 || core[i] === 1 || backdrop.distance[i]! > 0.22 * inner) continue;
      if (before[i - 1] && before[i + 1] && before[i - width] && before[i + width]) continue;
      mask[i] = 0;
      peeled++;
    }
    if (peeled === 0) break;
  }
  return mask;
}
