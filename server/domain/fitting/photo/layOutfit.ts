import { clamp, smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import { growMask, shrinkMask } from '../raster/distance.ts';
import { markAbove } from '../raster/threshold.ts';
import type { ArmView } from './ArmView.ts';
import type { Look } from './lay.ts';
import { castContactShadow, shadeForm, drawCloth } from './lay.ts';
import type { Layer } from './Layer.ts';
import type { Removal } from './removal.ts';
import type { Scene } from './Scene.ts';
import { findLuma } from './SkinTone.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';
import { combineOpacity } from './worn.ts';

export interface Stage {
  readonly scene: Scene;
  readonly removal: Removal;
  readonly arms: readonly ArmView[];
  readonly waist: Waist;
  readonly look: Look;
}

/** Brightness of the inside of a back, which the neck shades. */
const INSIDE_BRIGHTNESS = 0.82;

/** Draws a garment for the trunk: first the inside of its back behind the neck, then its front, then its sleeves. */
export function drawTop(result: Uint8Array, garment: Worn, isTucked: boolean, stage: Stage): void {
  const { scene, removal, look, arms } = stage;
  const shadowOffset = 0.02 * scene.body.frame.shoulderWidth;
  // Surroundings in place of old clothes get no shadow, because it would show the outline of the old sleeve.
  const shadowShare = (i: number): number =>
    (1 - scene.parts.background[i]!) * (1 - removal.old[i]!) +
    removal.old[i]! * Math.max(removal.skin[i]!, removal.kept[i]!);
  drawCloth(
    result,
    garment.trunk,
    hideBehindNeck(garment.trunk, stage),
    { ...look, exposure: look.exposure * INSIDE_BRIGHTNESS },
    null,
  );
  const cover = garment.trunk.front.slice();
  if (isTucked) hideBelowBand(cover, stage);
  castContactShadow(result, cover, (i) => shadowShare(i) * (1 - removal.arms[i]!), scene, {
    down: shadowOffset,
    blur: shadowOffset * 1.5,
    strength: 0.3,
  });
  const form = shadeForm(combineOpacity(garment), scene);
  for (let i = 0; i < cover.length; i++) cover[i]! *= 1 - removal.arms[i]!;
  drawCloth(result, garment.trunk, cover, look, form);
  for (const sleeve of garment.sleeves) {
    const sleeveShadowShare = (i: number): number =>
      shadowShare(i) * Math.max(...arms.map((arm) => arm.shareFreeOfTrunk(i)));
    castContactShadow(result, sleeve.front, sleeveShadowShare, scene, {
      down: 1,
      blur: shadowOffset * 1.5,
      strength: 0.28,
    });
    drawCloth(result, sleeve, sleeve.front, look, form);
  }
  if (garment.filling) {
    const filling = garment.filling.front.map((front, i) => front * (1 - removal.arms[i]!));
    if (isTucked) hideBelowBand(filling, stage);
    drawCloth(result, garment.filling, filling, look, form);
  }
}

/** Returns the opacity of the inside of the back. The neck and a remaining top hide it. */
function hideBehindNeck({ behind }: Layer, { scene: { parts }, removal }: Stage): Float32Array {
  return behind.map((cover, i) => {
    if (cover === 0) return 0;
    const inner = parts.upper[i]! * (1 - removal.old[i]!);
    const skin = Math.max(parts.bodySkin[i]! + parts.faceSkin[i]!, removal.old[i]! * removal.skin[i]!, inner);
    return cover * (1 - clamp(skin, 0, 1));
  });
}

/** Cuts a tucked top off at the photo's waistband. */
function hideBelowBand(cover: Float32Array, { scene, waist }: Stage): void {
  const { left, top, width, height, parts, body } = scene;
  const lowerMask = markAbove(parts.lower, 0.5);
  const closed = shrinkMask(growMask(lowerMask, width, height, 7), width, height, 7);
  const softEdge = 2 / body.frame.torsoLength;
  for (let i = 0; i < cover.length; i++) {
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    const seam = waist.seamAt(across) + 0.02;
    const bandShare = smoothstep(seam + softEdge, seam - softEdge, along);
    cover[i]! *= bandShare * (1 - Math.max(parts.lower[i]!, along > seam - 0.1 ? closed[i]! : 0));
  }
}

/** Measures the brightness of white in this photo, as a factor, from the lightest pixels. */
export function measureExposure({ rgb }: Scene): number {
  const bins = new Uint32Array(256);
  for (let i = 0; i < rgb.length / 3; i += 3) bins[Math.round(findLuma(rgb, i))]! += 1;
  let left = (rgb.length / 9) * 0.005;
  let value = 255;
  while (value > 0 && left > 0) left -= bins[value--]!;
  return clamp(value / 245, 0.75, 1);
}
