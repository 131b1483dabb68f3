import type { LabRaster, Mask } from './Raster.ts';
import { countPixels, findBox } from './Raster.ts';

/** Grid cells per side, for the outline and for its interior. */
export const OUTLINE_CELLS_PER_SIDE = 20;
export const INTERIOR_CELLS_PER_SIDE = 16;
const MEASURE_COUNT = 6;
export const FEATURE_COUNT =
  OUTLINE_CELLS_PER_SIDE * OUTLINE_CELLS_PER_SIDE + INTERIOR_CELLS_PER_SIDE * INTERIOR_CELLS_PER_SIDE + MEASURE_COUNT;

/**
 * Features of the garment that do not depend on its position and size: its outline, where it has detail (collars,
 * plackets, pockets, patterns), and a few measures. Values are about -1 to 1. Excludes lightness, which improved the
 * recognition of drawings but not of photos.
 */
export function computeFeatures(lab: LabRaster, mask: Mask): Float32Array {
  const features = new Float32Array(FEATURE_COUNT);
  const box = findBox(mask);
  if (!box) return features;
  const frame = createFrame(box);
  const detailByPixel = computeDetail(lab, mask);
  const averageDetail = 0.02 + computeAverage(detailByPixel, mask);
  const outline = sumOverGrid(mask, frame, OUTLINE_CELLS_PER_SIDE, null);
  const detailSums = sumOverGrid(mask, frame, INTERIOR_CELLS_PER_SIDE, (i) =>
    Math.min(1, detailByPixel[i]! / averageDetail / 4),
  );
  features.set(outline, 0);
  features.set(detailSums, OUTLINE_CELLS_PER_SIDE * OUTLINE_CELLS_PER_SIDE);
  features.set(computeMeasures(lab, mask, box), FEATURE_COUNT - MEASURE_COUNT);
  return features;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A square centered on the garment. */
function createFrame([left, top, right, bottom]: readonly [number, number, number, number]): Frame {
  const side = Math.max(right - left, bottom - top) * 1.04;
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}

/** For each grid cell, the sum of `value` (1 by default) over the garment's pixels, divided by the cell's area. */
function sumOverGrid(
  { width, height, inside }: Mask,
  { left, top, side }: Frame,
  cells: number,
  value: ((i: number) => number) | null,
): Float32Array {
  const sums = new Float32Array(cells * cells);
  const scale = cells / side;
  const cellShare = scale * scale;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (inside[i] !== 1) continue;
      distributePixel(
        sums,
        cells,
        (x + 0.5 - left) * scale - 0.5,
        (y + 0.5 - top) * scale - 0.5,
        cellShare * (value ? value(i) : 1),
      );
    }
  }
  return sums;
}

/** Distributes a pixel among the nearest cells, so that small garments show no grid artifacts. */
function distributePixel(sums: Float32Array, cells: number, x: number, y: number, amount: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  for (const [dx, dy] of CORNERS) {
    const column = x0 + dx;
    const row = y0 + dy;
    if (column < 0 || row < 0 || column >= cells || row >= cells) continue;
    sums[row * cells + column]! += amount * (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
  }
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function computeAverage(values: Float32Array, { inside }: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    sum += values[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Measures the color change between neighboring pixels inside the garment. */
function computeDetail({ width, lightness, a, b }: LabRaster, { inside, height }: Mask): Float32Array {
  const values = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (
        inside[i] !== 1 ||
        inside[i + 1] !== 1 ||
        inside[i - 1] !== 1 ||
        inside[i + width] !== 1 ||
        inside[i - width] !== 1
      )
        continue;
      const horizontalChange =
        Math.abs(lightness[i + 1]! - lightness[i - 1]!) +
        Math.abs(a[i + 1]! - a[i - 1]!) +
        Math.abs(b[i + 1]! - b[i - 1]!);
      const verticalChange =
        Math.abs(lightness[i + width]! - lightness[i - width]!) +
        Math.abs(a[i + width]! - a[i - width]!) +
        Math.abs(b[i + width]! - b[i - width]!);
      values[i] = horizontalChange + verticalChange;
    }
  }
  return values;
}

function computeMeasures(
  lab: LabRaster,
  mask: Mask,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number[] {
  const area = countPixels(mask);
  const gapShares = measureGaps(mask, left, right, top, bottom);
  return [
    Math.log((right - left) / (bottom - top)),
    area / ((right - left) * (bottom - top)) - 0.5,
    computeDenimShare(lab, mask, area),
    gapShares.bottomShare,
    gapShares.middleShare,
    gapShares.topShare,
  ];
}

/** Returns the fraction of pixels in denim blue, which is neither bright nor saturated. */
function computeDenimShare({ lightness, a, b }: LabRaster, { inside }: Mask, area: number): number {
  let count = 0;
  for (let i = 0; i < inside.length; i++) {
    if (
      inside[i] === 1 &&
      b[i]! < -5 &&
      b[i]! > -32 &&
      Math.abs(a[i]!) < 12 &&
      lightness[i]! > 15 &&
      lightness[i]! < 75
    )
      count++;
  }
  return count / area;
}

/**
 * Measures in how many rows the garment has several separate parts, as a fraction: legs at the bottom, sleeves in the
 * middle, straps at the top.
 */
function measureGaps(
  { width, inside }: Mask,
  left: number,
  right: number,
  top: number,
  bottom: number,
): { topShare: number; middleShare: number; bottomShare: number } {
  const counts = [0, 0, 0];
  const thirdHeight = Math.max(1, (bottom - top) / 3);
  for (let y = top; y < bottom; y++) {
    let partCount = 0;
    for (let x = left; x < right; x++)
      if (inside[y * width + x] === 1 && (x === left || inside[y * width + x - 1] === 0)) partCount++;
    if (partCount > 1) counts[Math.min(2, Math.floor((y - top) / thirdHeight))]! += 1 / thirdHeight;
  }
  return { topShare: counts[0]!, middleShare: counts[1]!, bottomShare: counts[2]! };
}
