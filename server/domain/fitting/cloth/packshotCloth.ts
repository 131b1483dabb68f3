import { keepMainParts } from '../../pictures/components.ts';
import type { LabRaster } from '../../pictures/Raster.ts';
import { countPixels } from '../../pictures/Raster.ts';
import { clamp, smoothstep } from '../curve.ts';
import type { Pixels } from '../Garment.ts';
import { shrinkMask } from '../raster/distance.ts';
import { toLabPlanes } from '../raster/labPlanes.ts';
import type { Backdrop } from './backdrop.ts';
import { fitBackdrop } from './backdrop.ts';
import { findBottomOutline } from './bottomOutline.ts';
import type { Cloth, ClothDoubt, ClothKind } from './Cloth.ts';
import { noCloth } from './Cloth.ts';
import { findCollarEdge, createUsualEdge } from './collarEdge.ts';
import { createMatte } from './matte.ts';
import { isPlain, findPackshotMask } from './packshotMask.ts';
import { detectTop } from './topOutline.ts';

/** How much of each pixel shows clothing, by the segmentation model, 0 to 255. */
export type ClothingReading = Uint8Array;

/**
 * A doubt that applies to every product picture and refuses it, because more than a fifth of them look wrong
 * (docs/adr/0123).
 */
const PACKSHOT_DOUBT: ClothDoubt = { key: 'packshot', strength: 0.2 };

/** Minimum area of a garment, as a fraction of its picture. A smaller one is only a detail. */
const MIN_AREA_SHARE = 0.03;
const MAX_AREA_SHARE = 0.85;

/**
 * Cuts a garment out of a product picture. On a plain backdrop, the garment is what a flood from the border does not
 * reach. `clothing` is needed without a plain backdrop, or if a person wears the garment.
 */
export function cutOutPackshot(picture: Pixels, kind: ClothKind, clothing: ClothingReading | null): Cloth {
  const { width, height, bytes } = picture;
  const lab = toLabPlanes(bytes, width, height);
  const backdrop = fitBackdrop(lab);
  const hasPlainBackdrop = isPlain(backdrop);
  const floodedMask = hasPlainBackdrop ? findPackshotMask(lab, backdrop) : null;
  const insideMask = floodedMask ?? readClothing(clothing, width, height);
  const share = countPixels({ inside: insideMask }) / insideMask.length;
  if (share < MIN_AREA_SHARE || share > MAX_AREA_SHARE) return noCloth(width, height, kind);
  const cloth =
    kind === 'lower'
      ? cutOutBottom(
          picture,
          insideMask,
          lab,
          hasPlainBackdrop ? backdrop : null,
          findDoubts(insideMask, lab, hasPlainBackdrop ? backdrop : null),
        )
      : cutOutTop(picture, kind, insideMask, lab, hasPlainBackdrop ? backdrop : null);
  return { ...cloth, doubts: [...cloth.doubts, PACKSHOT_DOUBT] };
}

function readClothing(clothing: ClothingReading | null, width: number, height: number): Uint8Array {
  if (!clothing) return new Uint8Array(width * height);
  const insideMask = Uint8Array.from(clothing, (value) => (value > 127 ? 1 : 0));
  return keepMainParts({ width, height, inside: insideMask }, 0.12, 0.002).inside;
}

function cutOutBottom(
  picture: Pixels,
  insideMask: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
  doubts: readonly ClothDoubt[],
): Cloth {
  const { width, height, bytes } = picture;
  const outline = findBottomOutline({ width, height, inside: insideMask });
  if (!outline) return noCloth(width, height, 'lower');
  const rgba = createMatte(bytes, insideMask, lab, backdrop);
  return { kind: 'lower', width, height, rgba, front: new Uint8Array(width * height).fill(255), outline, doubts };
}

function cutOutTop(
  picture: Pixels,
  kind: ClothKind,
  insideMask: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
): Cloth {
  const { width, height, bytes } = picture;
  const wholeMask = keepMainParts({ width, height, inside: insideMask }, 1, 0.002);
  const top = detectTop(wholeMask, kind === 'dress');
  if (!top) return noCloth(width, height, kind);
  const { left, right } = top.sides;
  const middle = (left.collar[0] + right.collar[0]) / 2;
  const backTop = findTopRow(insideMask, width, Math.round(middle));
  const findEdgeRow = findCollarEdge(lab, insideMask, left.collar, right.collar);
  // An edge just below the back edge belongs to the ribbing of the back.
  const collarDrop = findEdgeRow ? (findEdgeRow(middle) - backTop) / (right.collar[0] - left.collar[0]) : 0;
  const isFront = collarDrop > MIN_DROP_SHARE && collarDrop < MAX_DROP_SHARE;
  const frontEdge = isFront ? findEdgeRow : null;
  const getEdgeRow = frontEdge ?? createUsualEdge(left.collar, right.collar, backTop);
  const rgba = createMatte(bytes, insideMask, lab, backdrop);
  const front = createFrontMask(width, height, left.collar[0], right.collar[0], getEdgeRow);
  const collarFront = [middle, Math.max(getEdgeRow(middle), backTop)] as const;
  const unclearDoubts: ClothDoubt[] = frontEdge ? [] : [{ key: 'collar-unclear', strength: COLLAR_UNCLEAR_STRENGTH }];
  const doubts = [...top.doubts, ...unclearDoubts, ...findDoubts(insideMask, lab, backdrop)];
  return { kind, width, height, rgba, front, outline: { on: 'torso', sides: top.sides, collarFront }, doubts };
}

/**
 * The strength of the doubt about a guessed neckline. It refuses the garment, because half of the guesses look wrong.
 */
const COLLAR_UNCLEAR_STRENGTH = 0.3;

/** Minimum visible height of the inside of the back, as a fraction of the collar's width. */
const MIN_DROP_SHARE = 0.12;
const MAX_DROP_SHARE = 0.85;

function findTopRow(insideMask: Uint8Array, width: number, x: number): number {
  for (let i = x; i < insideMask.length; i += width) if (insideMask[i] === 1) return Math.floor(i / width);
  return 0;
}

/** Creates a mask of the front. Pixels above the front edge of the collar belong to the inside of the back. */
function createFrontMask(
  width: number,
  height: number,
  from: number,
  to: number,
  getEdgeRow: (x: number) => number,
): Uint8Array {
  const front = new Uint8Array(width * height).fill(255);
  for (let x = Math.ceil(from); x <= to; x++) {
    const row = getEdgeRow(x) + 1;
    for (let y = 0; y < row + 1; y++) front[y * width + x] = 255 * clamp(y - row + 0.5, 0, 1);
  }
  return front;
}

/** Finds the doubts about a garment. A pale garment is doubtful, because parts of it may look like the backdrop. */
function findDoubts(insideMask: Uint8Array, { width, height }: LabRaster, backdrop: Backdrop | null): ClothDoubt[] {
  const borderShare = findBorderShare(insideMask, width, height);
  const aloneDoubts: ClothDoubt[] =
    borderShare > 0.06 ? [{ key: 'not-alone', strength: clamp(borderShare * 4, 0.3, 1) }] : [];
  if (!backdrop) return [...aloneDoubts, { key: 'not-alone', strength: 0.2 }];
  const strength = smoothstep(0.1, 0.5, findPaleShare(insideMask, backdrop, width, height));
  return strength > 0 ? [...aloneDoubts, { key: 'pale-on-pale', strength }] : aloneDoubts;
}

/** Width in pixels of the garment's rim that is compared with the backdrop. */
const COMPARED_RIM_WIDTH = 8;
const MIN_RIM_CONTRAST = 9;

/**
 * Returns the fraction of the garment's rim that has nearly the color of the backdrop. There, the outline is
 * uncertain.
 */
function findPaleShare(insideMask: Uint8Array, { distance }: Backdrop, width: number, height: number): number {
  const innerMask = shrinkMask(insideMask, width, height, COMPARED_RIM_WIDTH);
  let [paleCount, count] = [0, 0];
  for (let i = 0; i < insideMask.length; i++) {
    if (insideMask[i] === 0 || innerMask[i] === 1) continue;
    count++;
    if (distance[i]! < MIN_RIM_CONTRAST) paleCount++;
  }
  return paleCount / Math.max(1, count);
}

/** Returns the fraction of the picture's border that the garment touches. */
function findBorderShare(insideMask: Uint8Array, width: number, height: number): number {
  let touchingPixels = 0;
  for (let x = 0; x < width; x++) touchingPixels += insideMask[x]! + insideMask[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touchingPixels += insideMask[y * width]! + insideMask[y * width + width - 1]!;
  return touchingPixels / (2 * (width + height));
}
