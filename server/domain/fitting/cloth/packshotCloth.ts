import { mainParts } from '../../pictures/components.ts';
import type { LabRaster } from '../../pictures/Raster.ts';
import { areaOf } from '../../pictures/Raster.ts';
import { clamp, smoothstep } from '../curve.ts';
import type { Pixels } from '../Garment.ts';
import { shrunk } from '../raster/distance.ts';
import { labPlanes } from '../raster/labPlanes.ts';
import type { Backdrop } from './backdrop.ts';
import { backdropOf } from './backdrop.ts';
import { bottomOutline } from './bottomOutline.ts';
import type { Cloth, ClothDoubt, ClothKind } from './Cloth.ts';
import { noCloth } from './Cloth.ts';
import { collarEdge, usualEdge } from './collarEdge.ts';
import { matted } from './matte.ts';
import { isPlain, packshotMask } from './packshotMask.ts';
import { topOutline } from './topOutline.ts';

/** How much of each pixel is clothing, 0 to 255, according to the segmentation model. */
export type ClothingReading = Uint8Array;

/** Enough to refuse: more than a fifth of such garments come out broken (ADR 123). */
const PACKSHOT: ClothDoubt = { key: 'packshot', strength: 0.2 };

/** A garment smaller than this share of its picture is a detail, not a packshot. */
const LEAST_SHARE = 0.03;
const LARGEST_SHARE = 0.85;

/**
 * Cuts a garment out of a shop's picture. With a plain backdrop the garment is what a flood from the border does not
 * reach. `clothing` is needed without a plain backdrop, or if a model wears the garment.
 */
export function packshotCloth(picture: Pixels, kind: ClothKind, clothing: ClothingReading | null): Cloth {
  const { width, height, bytes } = picture;
  const lab = labPlanes(bytes, width, height);
  const backdrop = backdropOf(lab);
  const plain = isPlain(backdrop);
  const flood = plain ? packshotMask(lab, backdrop) : null;
  const inside = flood ?? read(clothing, width, height);
  const share = areaOf({ inside }) / inside.length;
  if (share < LEAST_SHARE || share > LARGEST_SHARE) return noCloth(width, height, kind);
  const cloth =
    kind === 'lower'
      ? bottomCloth(picture, inside, lab, plain ? backdrop : null, doubtsOf(inside, lab, plain ? backdrop : null))
      : topCloth(picture, kind, inside, lab, plain ? backdrop : null);
  return { ...cloth, doubts: [...cloth.doubts, PACKSHOT] };
}

function read(clothing: ClothingReading | null, width: number, height: number): Uint8Array {
  if (!clothing) return new Uint8Array(width * height);
  const inside = Uint8Array.from(clothing, (value) => (value > 127 ? 1 : 0));
  return mainParts({ width, height, inside }, 0.12, 0.002).inside;
}

function bottomCloth(
  picture: Pixels,
  inside: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
  doubts: readonly ClothDoubt[],
): Cloth {
  const { width, height, bytes } = picture;
  const outline = bottomOutline({ width, height, inside });
  if (!outline) return noCloth(width, height, 'lower');
  const rgba = matted(bytes, inside, lab, backdrop);
  return { kind: 'lower', width, height, rgba, front: new Uint8Array(width * height).fill(255), outline, doubts };
}

function topCloth(
  picture: Pixels,
  kind: ClothKind,
  inside: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
): Cloth {
  const { width, height, bytes } = picture;
  const whole = mainParts({ width, height, inside }, 1, 0.002);
  const top = topOutline(whole, kind === 'dress');
  if (!top) return noCloth(width, height, kind);
  const { left, right } = top.sides;
  const middle = (left.collar[0] + right.collar[0]) / 2;
  const back = topAt(inside, width, Math.round(middle));
  const found = collarEdge(lab, inside, left.collar, right.collar);
  // An edge just below the back is that of the back's own rib.
  const drop = found ? (found(middle) - back) / (right.collar[0] - left.collar[0]) : 0;
  const isFront = drop > LEAST_DROP && drop < MOST_DROP;
  const clear = isFront ? found : null;
  const edge = clear ?? usualEdge(left.collar, right.collar, back);
  const rgba = matted(bytes, inside, lab, backdrop);
  const front = frontOf(width, height, left.collar[0], right.collar[0], edge);
  const collarFront = [middle, Math.max(edge(middle), back)] as const;
  const unclear: ClothDoubt[] = clear ? [] : [{ key: 'collar-unclear', strength: COLLAR_UNCLEAR }];
  const doubts = [...top.doubts, ...unclear, ...doubtsOf(inside, lab, backdrop)];
  return { kind, width, height, rgba, front, outline: { on: 'torso', sides: top.sides, collarFront }, doubts };
}

/** Refused by itself: half of the necklines that are only guessed come out wrong. */
const COLLAR_UNCLEAR = 0.3;

/** Limits for the height of the inside that shows in an opening, as a share of the collar's width. */
const LEAST_DROP = 0.12;
const MOST_DROP = 0.85;

function topAt(inside: Uint8Array, width: number, x: number): number {
  for (let i = x; i < inside.length; i += width) if (inside[i] === 1) return Math.floor(i / width);
  return 0;
}

/** Pixels above the front edge of the collar are the inside of the back. */
function frontOf(width: number, height: number, from: number, to: number, edge: (x: number) => number): Uint8Array {
  const front = new Uint8Array(width * height).fill(255);
  for (let x = Math.ceil(from); x <= to; x++) {
    const row = edge(x) + 1;
    for (let y = 0; y < row + 1; y++) front[y * width + x] = 255 * clamp(y - row + 0.5, 0, 1);
  }
  return front;
}

/** A pale garment is doubtful, since parts of it may have been taken for the backdrop. */
function doubtsOf(inside: Uint8Array, { width, height }: LabRaster, backdrop: Backdrop | null): ClothDoubt[] {
  const touching = rimShare(inside, width, height);
  const alone: ClothDoubt[] = touching > 0.06 ? [{ key: 'not-alone', strength: clamp(touching * 4, 0.3, 1) }] : [];
  if (!backdrop) return [...alone, { key: 'not-alone', strength: 0.2 }];
  const strength = smoothstep(0.1, 0.5, paleShare(inside, backdrop, width, height));
  return strength > 0 ? [...alone, { key: 'pale-on-pale', strength }] : alone;
}

/** Width of the garment's rim in which its color must differ from that of the backdrop, and by how much. */
const RIM = 8;
const TELLING = 9;

/** How much of the garment's rim has nearly the color of the backdrop, so that its outline is uncertain. */
function paleShare(inside: Uint8Array, { distance }: Backdrop, width: number, height: number): number {
  const core = shrunk(inside, width, height, RIM);
  let [pale, count] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0 || core[i] === 1) continue;
    count++;
    if (distance[i]! < TELLING) pale++;
  }
  return pale / Math.max(1, count);
}

/** How much of the picture's border the garment touches. */
function rimShare(inside: Uint8Array, width: number, height: number): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += inside[x]! + inside[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += inside[y * width]! + inside[y * width + width - 1]!;
  return touching / (2 * (width + height));
}
