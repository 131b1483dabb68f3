import { findComponents, keepMainParts } from './components.ts';
import { getLabAt } from './lab.ts';
import type { Lab } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { countPixels, findBox } from './Raster.ts';

export interface GarmentOnBody {
  readonly mask: Mask;
  /** Whether a person wears the garment. */
  readonly isWorn: boolean;
}

/** A larger fraction of skin is probably a skin-colored garment. */
const MAX_SKIN_SHARE = 0.45;
const MIN_REMAINING_SHARE = 0.3;
const MAX_HEAD_SHARE = 0.38;

/** If a person is in the picture, removes head, arms, legs and other clothes from the mask. */
export function removeBody(lab: LabRaster, mask: Mask): GarmentOnBody {
  const maskArea = countPixels(mask);
  const box = findBox(mask);
  if (maskArea === 0 || !box) return { mask, isWorn: false };
  const skin: Mask = {
    ...mask,
    inside: mask.inside.map((value, i) => (value === 1 && isSkin(getLabAt(lab, i)) ? 1 : 0)),
  };
  const face = findFace(lab, mask, skin, box);
  const limbs = face ? findSkinLikeFace(lab, mask, skin, face) : findLimbs(skin, maskArea);
  if (!limbs || countPixels(limbs) > maskArea * MAX_SKIN_SHARE) return { mask, isWorn: false };
  const chinRow = face ? face.bottom : 0;
  const clothesMask = keepMainParts(
    {
      ...mask,
      inside: mask.inside.map((value, i) =>
        value === 1 && limbs.inside[i] === 0 && i >= chinRow * mask.width ? 1 : 0,
      ),
    },
    0.35,
    0.02,
  );
  const garment = face ? removeClothesBelow(lab, clothesMask) : removeClothesAbove(lab, clothesMask);
  return countPixels(garment) < maskArea * MIN_REMAINING_SHARE ||
    countPixelsAbove(mask, chinRow) > maskArea * MAX_HEAD_SHARE
    ? { mask, isWorn: false }
    : { mask: garment, isWorn: true };
}

function countPixelsAbove({ width, inside }: Mask, row: number): number {
  return countPixels({ inside: inside.subarray(0, row * width) });
}

/** Whether a color may be skin under ordinary light: its hue varies little, its lightness a lot. */
function isSkin([lightness, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b);
  const hue = Math.atan2(b, a) * (180 / Math.PI);
  return lightness > 25 && lightness < 93 && chroma > 11 && chroma < 48 && hue > 22 && hue < 78;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Face {
  /** The row below the chin. */
  readonly bottom: number;
  readonly mean: Lab;
}

/** Finds a patch of skin near the top center with dark hair above it. */
function findFace(lab: LabRaster, mask: Mask, skin: Mask, [left, top, right, bottom]: Box): Face | null {
  const { labels, sortedComponents } = findComponents(skin);
  const maskArea = countPixels(mask);
  for (const { label, area } of sortedComponents) {
    if (area < maskArea * 0.01) return null;
    const skinPatch: Mask = { ...mask, inside: Uint8Array.from(labels, (value) => (value === label ? 1 : 0)) };
    const [x0, y0, x1, y1] = findBox(skinPatch)!;
    const middleX = (x0 + x1) / 2;
    const isNearTop =
      y0 < top + (bottom - top) * 0.25 &&
      middleX > left + (right - left) * 0.25 &&
      middleX < right - (right - left) * 0.25;
    const isNarrow = x1 - x0 < (right - left) * 0.6 && area > (x1 - x0) * (y1 - y0) * 0.4;
    if (!isNearTop || !isNarrow || !hasHair(lab, mask, [x0, top, x1, y0 + 2])) continue;
    const chinRow = Math.min(y1, Math.round(y0 + (x1 - x0) * 1.25));
    return { bottom: chinRow, mean: computeMeanColor(lab, skinPatch) };
  }
  return null;
}

function hasHair(lab: LabRaster, mask: Mask, [x0, y0, x1, y1]: Box): boolean {
  let [darkCount, pixelCount] = [0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * mask.width + x;
      if (mask.inside[i] !== 1) continue;
      pixelCount++;
      if (lab.lightness[i]! < 45) darkCount++;
    }
  }
  return pixelCount > x1 - x0 && darkCount > pixelCount * 0.5;
}

function computeMeanColor(lab: LabRaster, { inside }: Mask): Lab {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    getLabAt(lab, i).forEach((value, channel) => (sum[channel]! += value));
    count++;
  }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

/** Skin of the face's hue, in large patches. */
function findSkinLikeFace(lab: LabRaster, mask: Mask, skin: Mask, { mean }: Face): Mask {
  const skinLikeFace = skin.inside.map((value, i) => {
    const [, a, b] = getLabAt(lab, i);
    return value === 1 && Math.hypot(a - mean[1], b - mean[2]) < 13 ? 1 : 0;
  });
  const { labels, sortedComponents } = findComponents({ ...mask, inside: skinLikeFace });
  const keptLabels = new Set(
    sortedComponents.filter(({ area }) => area > skinLikeFace.length * 0.001).map(({ label }) => label),
  );
  return { ...mask, inside: skinLikeFace.map((_, i) => (keptLabels.has(labels[i]!) ? 1 : 0)) };
}

/** Areas of skin that reach the edge in a picture without a face, such as arms and legs; null if there are none. */
function findLimbs(skin: Mask, wholeArea: number): Mask | null {
  const { labels, sortedComponents } = findComponents(skin);
  const limbLabels = new Set(
    sortedComponents.filter(({ touchesRim, area }) => touchesRim && area > wholeArea * 0.03).map(({ label }) => label),
  );
  return limbLabels.size === 0
    ? null
    : { ...skin, inside: skin.inside.map((_, i) => (limbLabels.has(labels[i]!) ? 1 : 0)) };
}

/** In a picture with a face, removes clothes below the upper garment if they reach the lower edge. */
function removeClothesBelow(lab: LabRaster, mask: Mask): Mask {
  const box = findBox(mask);
  if (!box || box[3] < mask.height) return mask;
  const waist = findWaistRow(lab, mask, box, 0.55, 0.97);
  return waist === null ? mask : keepRows(mask, box[1], waist);
}

/** In a picture without a face, removes the end of a top above the waist if the mask reaches the upper edge. */
function removeClothesAbove(lab: LabRaster, mask: Mask): Mask {
  const box = findBox(mask);
  if (!box || box[1] > 0) return mask;
  const waist = findWaistRow(lab, mask, box, 0.02, 0.35);
  return waist === null ? mask : keepRows(mask, waist, box[3]);
}

function keepRows(mask: Mask, from: number, to: number): Mask {
  const keptPixels = mask.inside.map((value, i) =>
    value === 1 && i >= from * mask.width && i < to * mask.width ? 1 : 0,
  );
  return keepMainParts({ ...mask, inside: keptPixels }, 0.35, 0.02);
}

const MIN_COLOR_CHANGE = 20;

/**
 * The row between two heights (fractions of the box) with the largest change of the cloth; null if it hardly changes.
 */
function findWaistRow(
  lab: LabRaster,
  mask: Mask,
  [left, top, right, bottom]: Box,
  from: number,
  to: number,
): number | null {
  const bandHeight = Math.max(3, Math.round((bottom - top) * 0.05));
  const columns = [Math.round(left + (right - left) * 0.25), Math.round(right - (right - left) * 0.25)] as const;
  let waistRow: number | null = null;
  let greatestChange = MIN_COLOR_CHANGE;
  const lastRow = Math.min(bottom - 3, Math.round(top + (bottom - top) * to));
  for (let y = Math.max(top + 3, Math.round(top + (bottom - top) * from)); y <= lastRow; y++) {
    const colorAbove = computeBandMean(lab, mask, columns, Math.max(top, y - bandHeight), y);
    const colorBelow = computeBandMean(lab, mask, columns, y, Math.min(bottom, y + bandHeight));
    if (!colorAbove || !colorBelow) continue;
    const colorChange = Math.hypot(
      0.8 * (colorAbove[0] - colorBelow[0]),
      colorAbove[1] - colorBelow[1],
      colorAbove[2] - colorBelow[2],
    );
    if (colorChange > greatestChange) [greatestChange, waistRow] = [colorChange, y];
  }
  return waistRow;
}

function computeBandMean(
  lab: LabRaster,
  { width, inside }: Mask,
  [left, right]: readonly [number, number],
  from: number,
  to: number,
): Lab | null {
  let [count, lightness, a, b] = [0, 0, 0, 0];
  for (let y = from; y < to; y++) {
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      if (inside[i] !== 1) continue;
      count++;
      lightness += lab.lightness[i]!;
      a += lab.a[i]!;
      b += lab.b[i]!;
    }
  }
  return count < (to - from) * (right - left) * 0.3 ? null : [lightness / count, a / count, b / count];
}
