import { componentsOf, mainParts } from './components.ts';
import { labAt } from './lab.ts';
import type { Lab } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { areaOf, boxOf } from './Raster.ts';

export interface Worn {
  readonly mask: Mask;
  /** True if a person wears the garment. */
  readonly isWorn: boolean;
}

/** A larger share of skin is more likely a skin-colored garment. */
const MAX_SKIN_SHARE = 0.45;
const MIN_REMAINING_SHARE = 0.3;
const MAX_HEAD_SHARE = 0.38;

/** Removes head, arms, legs, and the clothes above or below the garment if a person is in the picture. */
export function withoutBody(lab: LabRaster, mask: Mask): Worn {
  const whole = areaOf(mask);
  const box = boxOf(mask);
  if (whole === 0 || !box) return { mask, isWorn: false };
  const skin: Mask = { ...mask, inside: mask.inside.map((value, i) => (value === 1 && isSkin(labAt(lab, i)) ? 1 : 0)) };
  const face = faceOf(lab, mask, skin, box);
  const limbs = face ? likeFace(lab, mask, skin, face) : limbsOf(skin, whole);
  if (!limbs || areaOf(limbs) > whole * MAX_SKIN_SHARE) return { mask, isWorn: false };
  const chin = face ? face.bottom : 0;
  const dressed = mainParts(
    {
      ...mask,
      inside: mask.inside.map((value, i) => (value === 1 && limbs.inside[i] === 0 && i >= chin * mask.width ? 1 : 0)),
    },
    0.35,
    0.02,
  );
  const garment = face ? withoutLower(lab, dressed) : withoutRest(lab, dressed);
  return areaOf(garment) < whole * MIN_REMAINING_SHARE || areaAbove(mask, chin) > whole * MAX_HEAD_SHARE
    ? { mask, isWorn: false }
    : { mask: garment, isWorn: true };
}

function areaAbove({ width, inside }: Mask, row: number): number {
  return areaOf({ inside: inside.subarray(0, row * width) });
}

/** Skin of any tone under ordinary light: hue varies little, lightness varies a lot. */
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

/** A patch of skin near the top center with dark hair above it. */
function faceOf(lab: LabRaster, mask: Mask, skin: Mask, [left, top, right, bottom]: Box): Face | null {
  const { labels, list } = componentsOf(skin);
  const whole = areaOf(mask);
  for (const { label, area } of list) {
    if (area < whole * 0.01) return null;
    const patch: Mask = { ...mask, inside: Uint8Array.from(labels, (value) => (value === label ? 1 : 0)) };
    const [x0, y0, x1, y1] = boxOf(patch)!;
    const middle = (x0 + x1) / 2;
    const isHigh =
      y0 < top + (bottom - top) * 0.25 &&
      middle > left + (right - left) * 0.25 &&
      middle < right - (right - left) * 0.25;
    const isNarrow = x1 - x0 < (right - left) * 0.6 && area > (x1 - x0) * (y1 - y0) * 0.4;
    if (!isHigh || !isNarrow || !hasHair(lab, mask, [x0, top, x1, y0 + 2])) continue;
    const chin = Math.min(y1, Math.round(y0 + (x1 - x0) * 1.25));
    return { bottom: chin, mean: meanOf(lab, patch) };
  }
  return null;
}

function hasHair(lab: LabRaster, mask: Mask, [x0, y0, x1, y1]: Box): boolean {
  let [dark, all] = [0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * mask.width + x;
      if (mask.inside[i] !== 1) continue;
      all++;
      if (lab.lightness[i]! < 45) dark++;
    }
  }
  return all > x1 - x0 && dark > all * 0.5;
}

function meanOf(lab: LabRaster, { inside }: Mask): Lab {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    labAt(lab, i).forEach((value, channel) => (sum[channel]! += value));
    count++;
  }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

/** Skin of the face's hue, in patches of sufficient size. */
function likeFace(lab: LabRaster, mask: Mask, skin: Mask, { mean }: Face): Mask {
  const near = skin.inside.map((value, i) => {
    const [, a, b] = labAt(lab, i);
    return value === 1 && Math.hypot(a - mean[1], b - mean[2]) < 13 ? 1 : 0;
  });
  const { labels, list } = componentsOf({ ...mask, inside: near });
  const kept = new Set(list.filter(({ area }) => area > near.length * 0.001).map(({ label }) => label));
  return { ...mask, inside: near.map((_, i) => (kept.has(labels[i]!) ? 1 : 0)) };
}

/** Without a face: skin that extends beyond the picture, such as arms and legs; null if there is none. */
function limbsOf(skin: Mask, whole: number): Mask | null {
  const { labels, list } = componentsOf(skin);
  const limbs = new Set(
    list.filter(({ touchesRim, area }) => touchesRim && area > whole * 0.03).map(({ label }) => label),
  );
  return limbs.size === 0 ? null : { ...skin, inside: skin.inside.map((_, i) => (limbs.has(labels[i]!) ? 1 : 0)) };
}

/** With a face: removes clothes below the upper garment, if they extend beyond the lower edge. */
function withoutLower(lab: LabRaster, mask: Mask): Mask {
  const box = boxOf(mask);
  if (!box || box[3] < mask.height) return mask;
  const waist = waistOf(lab, mask, box, 0.55, 0.97);
  return waist === null ? mask : rows(mask, box[1], waist);
}

/** Without a face: if the mask extends beyond the upper edge, removes the end of a top above the waist. */
function withoutRest(lab: LabRaster, mask: Mask): Mask {
  const box = boxOf(mask);
  if (!box || box[1] > 0) return mask;
  const waist = waistOf(lab, mask, box, 0.02, 0.35);
  return waist === null ? mask : rows(mask, waist, box[3]);
}

function rows(mask: Mask, from: number, to: number): Mask {
  const inside = mask.inside.map((value, i) => (value === 1 && i >= from * mask.width && i < to * mask.width ? 1 : 0));
  return mainParts({ ...mask, inside }, 0.35, 0.02);
}

const MIN_COLOR_CHANGE = 20;

/** The row between two heights (fractions of the box) where the cloth changes most; null if it hardly changes. */
function waistOf(lab: LabRaster, mask: Mask, [left, top, right, bottom]: Box, from: number, to: number): number | null {
  const band = Math.max(3, Math.round((bottom - top) * 0.05));
  const columns = [Math.round(left + (right - left) * 0.25), Math.round(right - (right - left) * 0.25)] as const;
  let best: number | null = null;
  let most = MIN_COLOR_CHANGE;
  const last = Math.min(bottom - 3, Math.round(top + (bottom - top) * to));
  for (let y = Math.max(top + 3, Math.round(top + (bottom - top) * from)); y <= last; y++) {
    const above = bandMean(lab, mask, columns, Math.max(top, y - band), y);
    const below = bandMean(lab, mask, columns, y, Math.min(bottom, y + band));
    if (!above || !below) continue;
    const change = Math.hypot(0.8 * (above[0] - below[0]), above[1] - below[1], above[2] - below[2]);
    if (change > most) [most, best] = [change, y];
  }
  return best;
}

function bandMean(
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
