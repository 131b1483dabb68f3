import { findComponents } from '../../../pictures/components.ts';
import { smoothstep } from '../../curve.ts';
import type { Point } from '../../Figure.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import type { BySide, PictureSide } from '../../person/PersonBody.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import { applyBoxBlur } from '../../raster/blur.ts';
import { createBareTrunk } from '../Bare.ts';
import type { ClothMatte } from '../bottom/clothMatte.ts';
import type { Scene } from '../Scene.ts';
import { bySide } from '../TopFit.ts';
import type { Neckline } from './neckline.ts';
import { atColumn } from './neckline.ts';
import type { OldTop } from './oldTop.ts';
import { LEFT_SLEEVE, RIGHT_SLEEVE, SLEEVELESS, TRUNK } from './oldTop.ts';
import type { PhotoSleeve } from './sleeves.ts';
import { edgeAt, extendSleeve, findEnd, findShare } from './sleeves.ts';
import type { TopMap } from './topMap.ts';

/** What the new top covers. */
export interface NewTop {
  /** How much of each pixel shows new cloth, made-up skin, and the inside of the back, 0 to 1. */
  readonly cloth: Float32Array;
  readonly skin: Float32Array;
  readonly inside: Float32Array;
  /** How much of the old top in each pixel stays, 0 to 1. */
  readonly kept: Float32Array;
  /** The part of the top for each pixel. */
  readonly regions: Uint8Array;
  readonly sleeves: BySide<PhotoSleeve>;
  /** How much of each pixel is new sleeve over skin or wall. */
  readonly added: Float32Array;
}

export interface Place {
  readonly scene: Scene;
  readonly matte: ClothMatte;
  readonly old: OldTop;
  readonly map: TopMap;
  readonly neckline: Neckline;
  /** Whether the old top shows in the opening, as below a jacket. */
  readonly keepsTop: boolean;
}

/** Half the height in pixels of the soft edge of a neckline. */
const SOFT = 1.3;
/** Position down the torso above which skin beside the old top is covered. */
const CHEST_ALONG = 0.6;
/** Position down the torso above which a hole in the old top belongs to its neckline. */
const KEYHOLE_ALONG = 0.35;

/**
 * Decides which pixels the new top covers: those of the old one, skin above its neckline and beside its straps, and
 * arms along longer sleeves. `reach` is where its sleeves end.
 */
export function coverTop(reach: number, place: Place): NewTop {
  const { scene, matte, old } = place;
  const { left, top, width, parts, body } = scene;
  const count = matte.alpha.length;
  const isSkin = (i: number): boolean => parts.bodySkin[i]! > 0.5;
  const sleeves = bySide((side) => extendSleeve(old.sleeves[side], old.reach <= SLEEVELESS, reach, isSkin));
  const result = {
    cloth: matte.alpha.slice(),
    skin: new Float32Array(count),
    inside: new Float32Array(count),
    kept: new Float32Array(count),
    regions: old.regions.slice(),
    sleeves,
    added: new Float32Array(count),
  };
  const bare = createBareTrunk(scene).cover;
  const hands = findHoles(scene, matte.mask);
  const skin = {
    width,
    height: scene.height,
    data: parts.bodySkin.map((share, i) => Math.min(1, share + matte.mask[i]!)),
  };
  applyBoxBlur(skin, 3);
  for (let i = 0; i < count; i++) {
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > old.armpitAlong && along < old.hem) leaveToTrunk(result, i);
    const isAbove = isInsideArmhole(old, along, across, body.frame.torsoLength);
    addSleeve(result, i, old, smoothstep(0.06, 0.3, skin.data[i]!), isAbove);
    const isChest = result.regions[i] === TRUNK && along < CHEST_ALONG && (hands[i] === 0 || along < KEYHOLE_ALONG);
    if (isChest) coverChest(result, i, [along, across], place, bare[i]!);
  }
  return result;
}

/** Finds what is before the old top and surrounded by it, such as a hand. */
function findHoles({ width, height }: Scene, mask: Uint8Array): Uint8Array {
  const surroundings = findComponents({ width, height, inside: mask.map((value) => 1 - value) });
  const holes = new Set(
    surroundings.sortedComponents.filter(({ touchesRim }) => !touchesRim).map(({ label }) => label),
  );
  return mask.map((_, i) => (holes.has(surroundings.labels[i]!) ? 1 : 0));
}

type Mutable = NewTop;

/** Old cloth beyond the inner edge of a sleeve belongs to the trunk. */
function leaveToTrunk({ regions, sleeves }: Mutable, i: number): void {
  if (regions[i] === TRUNK) return;
  const { map, inner } = sleeves[regions[i] === LEFT_SLEEVE ? 'left' : 'right'];
  if (map.distance[i]! < edgeAt(inner, map.position[i]!) - 1.5) regions[i] = TRUNK;
}

/** Slope of the seam below the armpit, from the armhole to the inner edge of the sleeve. */
const SEAM_SLOPE = 0.6;

/** Whether only the armhole decides if a pixel is sleeve: above the armpit, and inside a slanted seam below it. */
function isInsideArmhole(
  { armpitAlong, armpits }: OldTop,
  along: number,
  across: number,
  torsoLength: number,
): boolean {
  if (along < armpitAlong) return true;
  const seam = armpits[across < 0 ? 'left' : 'right'] - (along - armpitAlong) * torsoLength * SEAM_SLOPE;
  return Math.abs(across) < seam;
}

/** Position along a bare arm below which a new sleeve keeps to the outline of the shoulder. */
const CAP = 0.2;

function addSleeve(result: Mutable, i: number, old: OldTop, skinNear: number, isAbove: boolean): void {
  const region = result.regions[i]!;
  for (const side of PICTURE_SIDES) {
    const sleeve = result.sleeves[side];
    const position = sleeve.map.position[i]!;
    const distance = sleeve.map.distance[i]!;
    if (Number.isNaN(distance) || (isAbove && !isOwnRegion(region, side))) continue;
    const end = findEnd(sleeve, findShare(sleeve, i));
    const soft = 1.5 / sleeve.limb.length;
    const from = Math.min(edgeAt(sleeve.outer, position) - distance, distance - edgeAt(sleeve.inner, position));
    const edge = smoothstep(-1, 1, from);
    const oldEnd = old.reach <= SLEEVELESS ? CAP : Math.max(...old.sleeves[side].ends) - 0.22;
    const near = isOwnRegion(region, side) ? skinNear : 0;
    const share = (position < oldEnd ? near : edge) * smoothstep(end + soft, end - soft, position);
    if (share < 0.02) continue;
    if (share > 0.5) result.regions[i] = side === 'left' ? LEFT_SLEEVE : RIGHT_SLEEVE;
    result.added[i] = Math.max(result.added[i]!, share);
    result.cloth[i] = Math.max(result.cloth[i]!, share);
  }
}

const isOwnRegion = (region: number, side: PictureSide): boolean =>
  region === (side === 'left' ? LEFT_SLEEVE : RIGHT_SLEEVE);

function coverChest(
  result: Mutable,
  i: number,
  [along, across]: Point,
  { scene: { parts, body }, matte, old, map, neckline, keepsTop }: Place,
  bare: number,
): void {
  const soft = SOFT / body.frame.torsoLength;
  const isNeck = across > neckline.from && across < neckline.to;
  const beside = Math.max(neckline.from - across, across - neckline.to) / body.frame.shoulderWidth;
  const shoulder = beside > 0.08 ? -1 : map.shoulderAlong(across) - 0.03;
  const edge = isNeck ? atColumn(neckline, neckline.own, across) : shoulder;
  const share = smoothstep(edge - soft, edge + soft, along);
  const sum = parts.bodySkin[i]! + parts.upper[i]! + parts.other[i]!;
  if (Math.abs(across) < old.shoulderAcross && sum > 0.2)
    result.cloth[i] = Math.max(result.cloth[i]!, share * smoothstep(0.2, 0.55, sum));
  if (!isNeck || share > 0.99) return;
  const oldShare = smoothstep(0.01, 0.25, matte.alpha[i]!);
  if (oldShare === 0) return;
  result.cloth[i] = Math.min(result.cloth[i]!, Math.max(share, 0));
  if (keepsTop) {
    result.kept[i] = 1 - share;
    return;
  }
  if (bare > 0.5) result.skin[i] = oldShare * (1 - share);
  else result.inside[i] = matte.alpha[i]! * (1 - share);
}
