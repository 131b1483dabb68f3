import type { BottomOutline, Cloth } from '../../cloth/Cloth.ts';
import { clamp, lerp } from '../../curve.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import type { PictureSide } from '../../person/PersonBody.ts';
import { createClothPicture, sampleCloth } from '../clothPicture.ts';
import type { Scene } from '../Scene.ts';
import { bySide } from '../TopFit.ts';
import type { Waist } from '../waist.ts';
import { findFrontTop } from './frontTop.ts';
import type { OldBottom } from './oldBottom.ts';

/** Fraction of the cloth's width at its edges that is not used. */
const EDGE_SHARE = 0.03;
/** Fraction of the cloth's height at its hem that is not used, because it may show the inside of the back. */
const HEM_SHARE = 0.015;
/** Position of the crotch in a skirt, as a fraction of its height, if the picture ends before its hem. */
const SKIRT_CROTCH_SHARE = 0.4;
/**
 * Position down the torso of a waistband that a top hides, and its minimum distance from the visible edge, in torso
 * lengths.
 */
const [HIDDEN_BAND_ALONG, MIN_HIDDEN] = [0.7, 0.04];

/** Returns the upper edge of a garment, as a position down the torso. Below a loose top, the waistband is hidden. */
export const findBandAlong = ({ seam, isTucked, seamAt }: Waist, across: number): number =>
  isTucked ? seamAt(across) : Math.min(HIDDEN_BAND_ALONG, (seam ?? 1) - MIN_HIDDEN);

/**
 * Lays cloth along the legs, from edge to edge of the old garment and from its waist to its hem. Returns the colors of
 * the cloth: three values per pixel of the scene, 0 to 255.
 */
export function layBottom(
  cloth: Cloth,
  outline: BottomOutline,
  old: OldBottom,
  { scene, waist, alpha }: { readonly scene: Scene; readonly waist: Waist; readonly alpha: Float32Array },
): Float32Array {
  const { width } = scene;
  const picture = createClothPicture(cloth, findScale(outline, old));
  const findRow = createRowFinder(cloth, outline, old, scene, waist);
  const rgb = new Float32Array(width * scene.height * 3);
  for (let y = old.top; y < old.end; y++) {
    const k = y - old.top;
    const middle = (old.inner.left[k]! + old.inner.right[k]!) / 2;
    const innerShare = y < old.crotch ? 0 : EDGE_SHARE;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (alpha[i]! < 0.004) continue;
      const side = x < middle ? 'left' : 'right';
      const [outerX, innerX] = [old.outer[side][k]!, old.inner[side][k]!];
      const share = clamp((x - outerX) / (innerX - outerX || 1), 0, 1);
      const v = findRow(x, y, side);
      const row = Math.round(v - outline.top);
      const u = lerp(outline.outer[side][row]!, outline.inner[side][row]!, lerp(EDGE_SHARE, 1 - innerShare, share));
      sampleCloth(picture, [u, v], rgb, i * 3);
    }
  }
  return rgb;
}

/** Number of rows below the upper edge at which the width at the waist is compared. */
const WAIST_ROWS = 5;

/** Returns the pixels of the photo per pixel of the cloth. */
function findScale({ outer }: BottomOutline, old: OldBottom): number {
  const row = Math.min(WAIST_ROWS, old.outer.left.length - 1);
  return (old.outer.right[row]! - old.outer.left[row]!) / (outer.right[WAIST_ROWS]! - outer.left[WAIST_ROWS]!);
}

/** Returns a function that finds the row of the cloth for a pixel of the scene. */
function createRowFinder(
  cloth: Cloth,
  outline: BottomOutline,
  old: OldBottom,
  { left, top, body }: Scene,
  waist: Waist,
): (x: number, y: number, side: PictureSide) => number {
  const { frame } = body;
  const rows = outline.outer.left.length;
  const band = findFrontTop(cloth, outline);
  const last = outline.top + Math.round((rows - 1) * (1 - HEM_SHARE));
  const [crotchAlong] = toBody(frame, frame.hips[0], old.crotch + top);
  const hems = bySide((side) => (old.isCutOff ? body.legs[side].axis.at(-1)![1] - top : old.hems[side]));
  // A skirt is laid evenly from waist to hem, unless its hem is outside the picture.
  const evenCrotch = (side: PictureSide): number => {
    const above = (crotchAlong - findBandAlong(waist, 0)) * frame.torsoLength;
    return lerp(band, last, above / (above + hems[side] - old.crotch));
  };
  const skirtCrotch = bySide((side) => (old.isCutOff ? outline.top + rows * SKIRT_CROTCH_SHARE : evenCrotch(side)));
  return (x, y, side) => {
    const crotch = outline.crotch ? outline.crotch[1] : skirtCrotch[side];
    if (y >= old.crotch) {
      const share = (y - old.crotch) / Math.max(1, hems[side] - old.crotch);
      return clamp(lerp(crotch, last, share), band, last);
    }
    const [along, across] = toBody(frame, x + left, y + top);
    const bandAlong = findBandAlong(waist, across);
    return lerp(band, crotch, clamp((along - bandAlong) / (crotchAlong - bandAlong), 0, 1));
  };
}
