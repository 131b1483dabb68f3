import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import type { ArmView } from './ArmView.ts';
import type { BarePart } from './Bare.ts';
import type { LegView } from './LegView.ts';
import type { Scene } from './Scene.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';

/** Which parts of the photo are removed, and what replaces them. One value per pixel, 0 to 1. */
export interface Removal {
  /** The replaced share of the pixel. */
  readonly old: Float32Array;
  /** The share of skin in the replacement. */
  readonly skin: Float32Array;
  readonly light: Float32Array;
  /** The share of remaining cloth in the replacement, e.g. trousers below a shorter top. */
  readonly kept: Float32Array;
  /** The share of the pixel with an arm in front of the trunk's garment. */
  readonly arms: Float32Array;
}

export interface Dressing {
  /** The outermost garment on the trunk. */
  readonly top: Worn | undefined;
  readonly waist: Waist;
  readonly takesLower: boolean;
}

export interface BareBody {
  readonly trunk: BarePart;
  readonly legs: readonly LegView[];
  readonly arms: readonly ArmView[];
}

/** A pixel, and its position on the body. */
interface PixelPlace {
  readonly i: number;
  readonly along: number;
  readonly across: number;
  /** The share of skin in the photo. */
  readonly skinInPhoto: number;
}

/** Position down the torso above which the trunk is bare if both top and trousers are removed. */
const HIPS_ALONG = 1.1;
/** Half the width of a neck opening that may reach below the armpits, in shoulder widths. */
const OPENING_HALF = 0.3;

/** Decides what replaces each pixel. Adds skin that the new sleeves hide to `old`. */
export function createRemoval(scene: Scene, oldCloth: Float32Array, dressing: Dressing, bare: BareBody): Removal {
  const empty = (): Float32Array => new Float32Array(oldCloth.length);
  const removal = {
    old: oldCloth,
    skin: empty(),
    light: empty().fill(1),
    kept: empty(),
    arms: empty(),
  } as const;
  for (let i = 0; i < oldCloth.length; i++) {
    const skinInPhoto = scene.parts.bodySkin[i]!;
    if (oldCloth[i]! <= 0 && skinInPhoto < 0.05 && scene.parts.lower[i]! < 0.05) continue;
    const x = (i % scene.width) + scene.left;
    const y = Math.floor(i / scene.width) + scene.top;
    const [along, across] = toBody(scene.body.frame, x, y);
    const place = { i, along, across, skinInPhoto };
    removeLegs(removal, place, bare);
    if (dressing.top) removeBesideGarment(removal, place, dressing.top, scene, bare);
    const arm = addBareArms(removal, place, dressing.top, bare);
    addTrunkAndLegs(removal, place, arm, scene, dressing, bare);
  }
  return removal;
}

/** Also removes skin hidden by new sleeves and shoulders, and ends of old sleeves that were read as trousers. */
function removeBesideGarment(
  { old }: Removal,
  { i, along, across, skinInPhoto }: PixelPlace,
  top: Worn,
  scene: Scene,
  bare: BareBody,
): void {
  const notTrunk = 1 - bare.trunk.cover[i]!;
  for (const arm of bare.arms) old[i] = Math.max(old[i]!, skinInPhoto * arm.skinBesideSleeve(i) * notTrunk);
  if (!top.hasSleeves || along > top.from) return;
  const neckDistance = Math.abs(across - scene.body.torso.neck.offset) / scene.body.frame.shoulderWidth;
  old[i] = Math.max(old[i]!, skinInPhoto * smoothstep(top.collarHalf + 0.02, top.collarHalf + 0.06, neckDistance));
}

/** Also removes legs beside the new garment, unless a hand is there. */
function removeLegs({ old }: Removal, { i, skinInPhoto }: PixelPlace, bare: BareBody): void {
  if (skinInPhoto === 0) return;
  const strayShare = Math.max(0, ...bare.legs.map((leg) => leg.skinBesideGarment(i)));
  if (strayShare > 0)
    old[i] = Math.max(old[i]!, skinInPhoto * strayShare * (1 - Math.max(...bare.arms.map((arm) => arm.skinShare(i)))));
}

/** Replaces cloth with bare arms. Returns how much arm is in the pixel. */
function addBareArms(
  { skin, light, arms }: Removal,
  { i, skinInPhoto }: PixelPlace,
  top: Worn | undefined,
  bare: BareBody,
): number {
  let armShare = 0;
  for (const arm of bare.arms) {
    const bareShare = arm.bareShare(i);
    const share = (top?.hasSleeves ? arm.shareBeyondSleeve(i) : 1) * bareShare;
    arms[i] = Math.max(arms[i]!, arm.shareBeyondSleeve(i) * skinInPhoto * arm.skinShare(i));
    if (share <= armShare) continue;
    armShare = share;
    light[i] = arm.light(i);
  }
  skin[i] = top ? armShare : 0;
  return armShare;
}

/** Replaces cloth with the bare trunk and legs, and with the cloth that remains. */
function addTrunkAndLegs(
  removal: Removal,
  place: PixelPlace,
  arm: number,
  scene: Scene,
  dressing: Dressing,
  bare: BareBody,
): void {
  const { i, along } = place;
  const { top, waist, takesLower } = dressing;
  const seam = waist.seamAt(place.across);
  const isHidden = top !== undefined && isHiddenByTop(top, place, scene);
  const lowest = takesLower ? HIPS_ALONG : Math.max(0.8, seam) + 0.05;
  if (top && along < lowest && !isHidden) addSkin(removal, i, bare.trunk.cover[i]!, bare.trunk.light[i]!);
  // The legs are bare only if trousers are removed.
  if (along > 0.9) for (const leg of bare.legs) addSkin(removal, i, leg.bareShare(i), leg.light(i));
  if (!isHidden && !bare.legs.some((leg) => leg.skinBesideGarment(i) > 0)) addRim(removal, place);
  removal.kept[i] = isKept(along, seam, dressing) ? bare.trunk.cover[i]! * (1 - arm) : 0;
}

/** Replaces the soft edge of old cloth on visible skin with skin. */
function addRim(removal: Removal, { i, skinInPhoto }: PixelPlace): void {
  if (removal.skin[i]! < 0.5 && removal.old[i]! < 0.98) addSkin(removal, i, smoothstep(0.4, 0.8, skinInPhoto), 1);
}

function addSkin({ skin, light }: Removal, i: number, cover: number, brightness: number): void {
  if (cover <= skin[i]!) return;
  skin[i] = cover;
  light[i] = brightness;
}

/** Whether the old cloth at a pixel stays: trousers below a shorter top. */
const isKept = (along: number, seam: number, { top, takesLower }: Dressing): boolean =>
  top !== undefined && !takesLower && along > Math.min(0.72, seam);

/**
 * Whether a pixel must not show skin, because the new cloth is the outline there. That is the case beside cloth
 * between the armpits and the hem, and beside the collar of a top with sleeves.
 */
function isHiddenByTop(top: Worn, { along, across }: PixelPlace, { body }: Scene): boolean {
  const { shoulderWidth } = body.frame;
  if (along > top.from) return along < top.to && Math.abs(across) > OPENING_HALF * shoulderWidth;
  const neckDistance = Math.abs(across - body.torso.neck.offset) / shoulderWidth;
  return top.hasSleeves && neckDistance > top.collarHalf + 0.04;
}
