import type { Cloth } from '../../cloth/Cloth.ts';
import { smoothstep } from '../../curve.ts';
import { findNearestOnLimb, halfWidthAt, toBody } from '../../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import type { ClothMatte } from '../bottom/clothMatte.ts';
import { isThingBeforeClothes } from '../carriedThing.ts';
import type { PhotoReason } from '../reasons.ts';
import type { Scene } from '../Scene.ts';
import { measureSeamContrast } from '../seamContrast.ts';
import type { TopFit } from '../TopFit.ts';
import type { Waist } from '../waist.ts';
import { measureClothPattern } from './clothPattern.ts';
import type { NecklineAreas } from './neckline.ts';
import type { NewTop } from './newTop.ts';
import type { OldTop } from './oldTop.ts';
import { measureRemains } from './remains.ts';
import { measureSleeveLight } from './sleeveLight.ts';

export interface TopJudgment {
  readonly old: OldTop;
  readonly fit: TopFit;
  readonly newTop: NewTop;
  /** The light on the new top, as a factor per pixel. */
  readonly light: Float32Array;
  readonly areas: NecklineAreas;
  readonly isTucked: boolean;
}

/** Pattern of a cloth from which it is seen to bend at the armpits. */
const MAX_CLOTH_PATTERN = 22;
/** Light on an old sleeve from which its end shows as a ghost on the longer new one. */
const MAX_SLEEVE_LIGHT = 1.08;

/** Finds the reasons that come from the new top and its place. */
export function judgeTop(
  cloth: Cloth,
  { old, fit, newTop, light, areas, isTucked }: TopJudgment,
): readonly PhotoReason[] {
  const longer = fit.hemAlong - old.hem;
  const madeSkin = cloth.kind === 'outer' ? 0 : smoothstep(0.03, 0.12, areas.lower);
  return [
    { key: 'much-skin-made', strength: madeSkin },
    { key: 'much-cloth-made', strength: isTucked ? 0 : smoothstep(-0.12, -0.3, longer) },
    { key: 'other-shape', strength: isTucked ? 0 : smoothstep(0.28, 0.5, longer) },
    { key: 'pattern-bends', strength: measureClothPattern(cloth) > MAX_CLOTH_PATTERN ? 1 : 0 },
    { key: 'sleeves-stand-out', strength: measureSleeveLight(old, newTop, light) > MAX_SLEEVE_LIGHT ? 1 : 0 },
  ];
}

/** Finds the reasons against replacing the old top, whatever takes its place. */
export function judgeOldTop(scene: Scene, matte: ClothMatte, waist: Waist): readonly PhotoReason[] {
  const isUnclear = isHemUnclear(scene, waist);
  const isHemGuessed = matte.pattern > MAX_PATTERN && (isUnclear || waist.seam === null);
  return [
    { key: 'other-shape', strength: measureBelly(scene) > MAX_BELLY ? 1 : 0 },
    { key: 'clothes-like-background', strength: isLostBehindArm(scene, matte) ? 1 : 0 },
    { key: 'thing-before-clothes', strength: isThingBeforeClothes(scene) ? 1 : 0 },
    { key: 'outline-ragged', strength: measureRemains(scene, matte) > MAX_REMAINS ? 1 : 0 },
    { key: 'top-patterned', strength: isHemGuessed ? 1 : 0 },
    { key: 'clothes-alike', strength: isUnclear ? smoothstep(0.15, 0.6, matte.faintSeamShare) : 0 },
  ];
}

/** Area in squared shoulder widths from which a piece of the old top beside its outline is seen. */
const MAX_REMAINS = 0.0009;

/** Difference of the mean colors above and below the waist from which the hem is clear. */
const MIN_CONTRAST = 90;

/** Strength of the pattern from which the outline of a hem is a guess. */
const MAX_PATTERN = 22;

const isHemUnclear = (scene: Scene, { seam }: Waist): boolean =>
  seam !== null && measureSeamContrast(scene, seam) < MIN_CONTRAST;

/** Area of bare belly in squared shoulder widths from which the old top is a crop top. */
const MAX_BELLY = 0.01;
/** Positions down the torso of the belly, and its half width in half widths of the body. */
const [BELLY_FROM, BELLY_TO, BELLY_HALF] = [0.5, 1, 0.75];

/** Measures the bare skin between a crop top and the clothes below, without arms before it. */
function measureBelly({ left, top, width, parts, body }: Scene): number {
  let area = 0;
  for (let i = 0; i < parts.bodySkin.length; i++) {
    if (parts.bodySkin[i]! < 0.5) continue;
    const [x, y] = [(i % width) + left, Math.floor(i / width) + top];
    const [along, across] = toBody(body.frame, x, y);
    if (along < BELLY_FROM || along > BELLY_TO) continue;
    if (Math.abs(across) > BELLY_HALF * halfWidthAt(body, across < 0 ? 'left' : 'right', along)) continue;
    const arm = Math.min(...PICTURE_SIDES.map((side) => findNearestOnLimb(body.arms[side], x, y).distance));
    if (arm > ARM * body.frame.shoulderWidth) area++;
  }
  return area / body.frame.shoulderWidth ** 2;
}

/** Distance from the axis of an arm in shoulder widths within which skin is the arm. */
const ARM = 0.22;
/** Share of a faint outline from which the old top has the color of the wall. */
const FAINT = 0.4;

/** Whether pieces of a top in the color of the wall may be lost behind an arm. */
function isLostBehindArm({ body }: Scene, { faintShare }: ClothMatte): boolean {
  if (faintShare < FAINT) return false;
  return PICTURE_SIDES.some((side) => {
    const [along, across] = toBody(body.frame, ...body.arms[side].axis.at(-1)!);
    return along < 1.15 && Math.abs(across) < 0.36 * body.frame.shoulderWidth;
  });
}
