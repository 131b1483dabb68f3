import type { Cloth } from '../../cloth/Cloth.ts';
import { smoothstep } from '../../curve.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import { isThingBeforeClothes } from '../carriedThing.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import { isPrint } from '../matte/oldColors.ts';
import type { PhotoReason } from '../reasons.ts';
import type { Scene } from '../Scene.ts';
import { measureSeamContrast } from '../seamContrast.ts';
import type { TopFit } from '../TopFit.ts';
import type { Waist } from '../waist.ts';
import { measureClothPattern } from './clothPattern.ts';
import { isCropTop } from './cropTop.ts';
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
  /** Area of skin that is made up above the new neckline, in squared shoulder widths. */
  readonly madeSkin: number;
  readonly isTucked: boolean;
}

/** Pattern of a cloth from which it is seen to bend at the armpits. */
const MAX_CLOTH_PATTERN = 22;
/** Light on an old sleeve from which its end shows as a ghost on the longer new one. */
const MAX_SLEEVE_LIGHT = 1.08;
/** Area in squared shoulder widths from which a piece of the old top beside its outline is seen. */
const MAX_REMAINS = 0.0009;
/** Difference of the mean colors above and below the waist from which the hem is clear. */
const MIN_CONTRAST = 90;
/** Share of a faint outline from which the old top has the color of the wall. */
const FAINT = 0.4;

/** Finds the reasons that come from the new top and its place. */
export function judgeTop(
  cloth: Cloth,
  { old, fit, newTop, light, madeSkin, isTucked }: TopJudgment,
): readonly PhotoReason[] {
  const longer = fit.hemAlong - old.hem;
  return [
    { key: 'much-skin-made', strength: cloth.kind === 'outer' ? 0 : smoothstep(0.03, 0.12, madeSkin) },
    { key: 'much-cloth-made', strength: isTucked ? 0 : smoothstep(-0.12, -0.3, longer) },
    { key: 'other-shape', strength: isTucked ? 0 : smoothstep(0.28, 0.5, longer) },
    { key: 'pattern-bends', strength: measureClothPattern(cloth) > MAX_CLOTH_PATTERN ? 1 : 0 },
    { key: 'sleeves-stand-out', strength: measureSleeveLight(old, newTop, light) > MAX_SLEEVE_LIGHT ? 1 : 0 },
  ];
}

/** Finds the reasons against replacing the old top, whatever takes its place. */
export function judgeOldTop(scene: Scene, matte: ClothMatte, waist: Waist): readonly PhotoReason[] {
  const isUnclear = isHemUnclear(scene, waist);
  const isHemGuessed = isPrint(matte.pattern) && (isUnclear || waist.seam === null);
  return [
    { key: 'other-shape', strength: isCropTop(scene) ? 1 : 0 },
    { key: 'clothes-like-background', strength: isLostBehindArm(scene, matte) ? 1 : 0 },
    { key: 'thing-before-clothes', strength: isThingBeforeClothes(scene) ? 1 : 0 },
    { key: 'outline-ragged', strength: measureRemains(scene, matte) > MAX_REMAINS ? 1 : 0 },
    { key: 'top-patterned', strength: isHemGuessed ? 1 : 0 },
    { key: 'clothes-alike', strength: isUnclear ? smoothstep(0.15, 0.6, matte.faintSeamShare) : 0 },
  ];
}

const isHemUnclear = (scene: Scene, { seam }: Waist): boolean =>
  seam !== null && measureSeamContrast(scene, seam) < MIN_CONTRAST;

/** Whether pieces of a top in the color of the wall may be lost behind an arm. */
function isLostBehindArm({ body }: Scene, { faintShare }: ClothMatte): boolean {
  if (faintShare < FAINT) return false;
  return PICTURE_SIDES.some((side) => {
    const [along, across] = toBody(body.frame, ...body.arms[side].axis.at(-1)!);
    return along < 1.15 && Math.abs(across) < 0.36 * body.frame.shoulderWidth;
  });
}
