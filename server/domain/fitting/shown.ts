import { clamp, smoothstep } from './curve.ts';
import type { Body } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';
import type { WarpedGarment } from './warp.ts';
import type { WornGarment } from './WornGarment.ts';
import { findColumns } from './under.ts';
import { findCoveredRows } from './wear.ts';

/**
 * Creates a mask of the pixels that may show skin of trunk and legs. Leaves out pixels beside a sleeve, and beside a
 * garment between its armpits and hem, because the cloth is the outline there.
 */
export function createBareMask(body: Body, wornGarments: readonly WornGarment[]): Float32Array {
  const { width, height } = body.shape;
  const visibility = new Float32Array(width * height).fill(1);
  for (const { warped, garment, mapping } of wornGarments) {
    const [from, to] = findCoveredRows(body, garment.cut, mapping);
    if (garment.cut.limbs.left && garment.cut.limbs.right) hideOutside(visibility, width, warped, from);
    hideBeside(visibility, body, warped, garment.cutOut.isSheer, [from, to]);
  }
  return visibility;
}

function hideBeside(
  visibility: Float32Array,
  { shape: { width, height } }: Body,
  warped: WarpedGarment,
  isSheer: boolean,
  [from, to]: readonly [number, number],
): void {
  const seeThroughMask = createSeeThroughMask(warped, isSheer);
  for (let y = Math.max(0, Math.ceil(from)); y < Math.min(height, to); y++) {
    const fade = smoothstep(from, from + 10, y);
    const row = (y - warped.top) * warped.width - warped.left;
    const isInGarment = y >= warped.top && y < warped.top + warped.height;
    for (let x = 0; x < width; x++) {
      const isCovered = isInGarment && x >= warped.left && x < warped.left + warped.width;
      const index = y * width + x;
      visibility[index] = Math.min(visibility[index]!, 1 - fade + fade * (isCovered ? seeThroughMask[row + x]! : 0));
    }
  }
}

/** Creates a mask of how much of the body is visible through sheer cloth and in a slit. */
function createSeeThroughMask({ front, behind }: WarpedGarment, isSheer: boolean): Float32Array {
  return behind.map((backOpacity, i) => {
    const cover = isSheer ? front[i]! + backOpacity : backOpacity;
    return cover > (isSheer ? 0.3 : 0.5) ? 1 : cover;
  });
}

function hideOutside(visibility: Float32Array, width: number, warped: WarpedGarment, lastRow: number): void {
  for (let row = 0; row < Math.min(warped.height, lastRow - warped.top); row++) {
    const [from, to] = findColumns(warped, row);
    // A row as narrow as this belongs to the collar.
    if (to - from < 70) continue;
    const start = (warped.top + row) * width;
    visibility.fill(0, start, start + from);
    visibility.fill(0, start + to + 1, start + width);
  }
}

/** Kinds with a low neckline, for wearing over other garments. If they are worn alone, underwear is visible. */
const OVERLAYER_KINDS = ['blazer', 'suit', 'coat', 'jacket', 'cardigan', 'waistcoat'];

/**
 * Creates a mask of visible underwear: without garments, in the front of a jacket that is worn alone, and through
 * sheer cloth.
 */
export function createUnderwearMask(
  body: Body,
  wornGarments: readonly WornGarment[],
  bareSkin: Float32Array,
): Float32Array {
  const visibility = bareSkin.slice();
  const waist = body.levels.waist * body.shape.width;
  const upperBodyGarments = wornGarments.filter(({ garment: { cut } }) => isOnSkin(cut));
  const lowerBodyGarments = wornGarments.filter(({ garment: { cut } }) => cut.category !== 'upper_body');
  if (upperBodyGarments.length > 0) showThroughSheer(visibility, 0, waist, body.shape.width, upperBodyGarments);
  if (lowerBodyGarments.length > 0)
    showThroughSheer(visibility, waist, visibility.length, body.shape.width, lowerBodyGarments);
  return visibility;
}

/** Whether a garment is worn without anything under it. Dungarees have no armpits and need a top. */
const isOnSkin = (cut: GarmentShape): boolean =>
  cut.category === 'dresses'
    ? cut.landmarks['left_armpit'] !== undefined
    : cut.category === 'upper_body' && !OVERLAYER_KINDS.includes(cut.kind);

function showThroughSheer(
  visibility: Float32Array,
  from: number,
  to: number,
  width: number,
  wornGarments: readonly WornGarment[],
): void {
  visibility.fill(0, from, to);
  for (const { warped, garment } of wornGarments) {
    if (!garment.cutOut.isSheer) continue;
    for (let i = 0; i < warped.front.length; i++) {
      const index = (warped.top + Math.floor(i / warped.width)) * width + warped.left + (i % warped.width);
      if (index >= from && index < to)
        visibility[index] = Math.max(visibility[index]!, clamp((warped.front[i]! - 0.08) * 3, 0, 1));
    }
  }
}
