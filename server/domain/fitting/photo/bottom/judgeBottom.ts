import type { BottomOutline } from '../../cloth/Cloth.ts';
import { clamp, lerp, smoothstep } from '../../curve.ts';
import type { Point } from '../../Figure.ts';
import { findLimbPoint, findNearestOnLimb } from '../../person/bodyPlaces.ts';
import type { PictureSide } from '../../person/PersonBody.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import type { BottomFit } from './bottomFit.ts';
import { fitBottom } from './bottomFit.ts';
import type { PhotoReason } from '../reasons.ts';
import { isThingBeforeClothes } from '../carriedThing.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import type { Scene } from '../Scene.ts';
import { isHandBeforeCrotch } from './handBeforeCrotch.ts';
import type { OldBottom } from './oldBottom.ts';
import { measureOutlineRoughness } from './outlineRoughness.ts';

/** Fractions of rows with a gap between the legs: at most in a skirt, and at least in trousers. */
const [MAX_SKIRT_GAPS, MIN_TROUSERS_GAPS] = [0.15, 0.2];
/** Position along a leg from which trousers are long. */
const LONG_LEG = 0.85;
/** Maximum difference of two lengths: along a leg, and of skirts in torso lengths. */
const [MAX_LEG_DIFFERENCE, MAX_SKIRT_DIFFERENCE] = [0.15, 0.25];
/** How much wider or narrower a garment may become near its hem, compared with its hips. */
const MAX_WIDTH_RATIO = 1.8;
/** Position of the hips in a skirt, as a fraction of its height. */
const SKIRT_HIP_SHARE = 0.4;
/** Roughness of an outline from which it is ragged. Clean ones had 0.19 to 0.39, ragged ones 0.65 and more. */
const MAX_ROUGHNESS = 0.5;
/** Minimum visible height of a garment that is cut off, in torso lengths. */
const MIN_VISIBLE = 0.55;

/** Finds the reasons against putting a garment in place of the old one below the waist. */
export function judgeBottom(
  outline: BottomOutline,
  old: OldBottom,
  scene: Scene,
  matte: ClothMatte,
  waistAlong: number,
): readonly PhotoReason[] {
  const fit = fitBottom(outline, scene.body, waistAlong);
  const isLike =
    isSameShape(outline, old) && isSameLength(outline, fit, old, scene) && isSameWidth(outline, old, scene);
  return [{ key: 'other-shape', strength: isLike ? 0 : 1 }, ...judgeOldBottom(old, scene, matte)];
}

/** Finds the reasons against replacing the old garment below the waist, whatever takes its place. */
export function judgeOldBottom(
  old: OldBottom,
  scene: Scene,
  { mask, faintShare, faintSeamShare, pattern }: ClothMatte,
): readonly PhotoReason[] {
  const visible = (old.end - old.top) / scene.body.frame.torsoLength;
  return [
    { key: 'cut-off-legs', strength: old.isCutOff && visible < MIN_VISIBLE ? 1 : 0 },
    { key: 'outline-ragged', strength: measureOutlineRoughness(scene, mask) > MAX_ROUGHNESS ? 1 : 0 },
    { key: 'arms-before-body', strength: isHandBeforeCrotch(scene) ? 1 : 0 },
    { key: 'thing-before-clothes', strength: isThingBeforeClothes(scene) ? 1 : 0 },
    { key: 'clothes-like-background', strength: smoothstep(0.15, 0.5, faintShare) },
    { key: 'clothes-patterned', strength: smoothstep(22, 40, pattern) },
    { key: 'clothes-alike', strength: smoothstep(0.15, 0.6, faintSeamShare) },
  ];
}

/** Whether both have legs, or neither has. Trousers whose legs are cut off may show no gap. */
function isSameShape({ crotch }: BottomOutline, { gapShare, isCutOff }: OldBottom): boolean {
  return crotch ? gapShare >= MIN_TROUSERS_GAPS || (isCutOff && gapShare < MAX_SKIRT_GAPS) : gapShare < MAX_SKIRT_GAPS;
}

function isSameLength(outline: BottomOutline, fit: BottomFit, old: OldBottom, scene: Scene): boolean {
  return PICTURE_SIDES.every((side) => {
    const end = findOwnEnd(outline, fit, scene, side);
    if (old.isCutOff) return end >= scene.height;
    if (!outline.crotch) return Math.abs(end - old.hems[side]) < MAX_SKIRT_DIFFERENCE * scene.body.frame.torsoLength;
    const leg = scene.body.legs[side];
    const k = old.hems[side] - old.top;
    const middle: Point = [(old.outer[side][k]! + old.inner[side][k]!) / 2 + scene.left, old.hems[side] + scene.top];
    const oldPosition = findNearestOnLimb(leg, ...middle).position;
    const ownPosition = fit.legs[side][1];
    if (Math.min(oldPosition, ownPosition) > LONG_LEG) return true;
    return Math.abs(oldPosition - ownPosition) < MAX_LEG_DIFFERENCE;
  });
}

/** Returns the row of the scene at which the garment ends by its own length. */
function findOwnEnd(outline: BottomOutline, fit: BottomFit, { top, body }: Scene, side: PictureSide): number {
  if (outline.crotch) return findLimbPoint(body.legs[side], fit.legs[side][1])[1] - top;
  const length = outline.outer.left.length * fit.scale;
  return body.frame.shoulders[1] + fit.waistAlong * body.frame.torsoLength + length - top;
}

/** Positions between the crotch and the visible end at which widths are compared. */
const WIDTH_POSITIONS = [0.5, 0.9];

/** Whether the widths of both, compared with the hips, are similar. */
function isSameWidth(outline: BottomOutline, old: OldBottom, { body, top }: Scene): boolean {
  const bottomRow = Math.min(old.hems.left, old.hems.right);
  const ankles = body.legs.left.axis.at(-1)![1] - top;
  const crotchRow = outline.crotch ? outline.crotch[1] - outline.top : outline.outer.left.length * SKIRT_HIP_SHARE;
  const lastRow = outline.outer.left.length - 1;
  const findRatio = (position: number): number => {
    const row = Math.round(lerp(old.crotch, bottomRow, position));
    const share = (row - old.crotch) / Math.max(1, (old.isCutOff ? ankles : bottomRow) - old.crotch);
    const newRow = Math.round(lerp(crotchRow, lastRow, clamp(share, 0, 1)));
    return findWidth(outline, newRow) / findWidth(old, row - old.top);
  };
  const hipRatio = findRatio(0);
  return WIDTH_POSITIONS.every((position) => {
    const ratio = findRatio(position) / hipRatio;
    return ratio < MAX_WIDTH_RATIO && ratio > 1 / MAX_WIDTH_RATIO;
  });
}

const findWidth = ({ outer, inner }: Pick<OldBottom, 'outer' | 'inner'>, row: number): number =>
  inner.left[row]! - outer.left[row]! + outer.right[row]! - inner.right[row]!;
