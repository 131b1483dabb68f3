import { toBody } from '../person/bodyPlaces.ts';
import type { ArmView } from './ArmView.ts';
import type { Scene } from './Scene.ts';
import { findOldSleeveReach } from './sleeveReach.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';

/** Minimum position of the end of a long sleeve along the arm. Such a sleeve ends beside the hips. */
const MIN_LONG_SLEEVE = 0.75;

/** Tolerance below the new hem, in torso lengths. */
const [BELOW_NEW, BELOW_OLD] = [0.03, 0.07];
/** Tolerance below the waistband over a tucked top. */
const BAND_TOLERANCE = 0.06;

/** Creates a test for pixels below both the old and the new top, where cloth belongs to the trousers. */
export function createBelowHemTest(
  { cloth, to }: Worn,
  { left, top, width, body }: Scene,
  { waist, isTucked, arms }: { readonly waist: Waist; readonly isTucked: boolean; readonly arms: readonly ArmView[] },
): (index: number) => boolean {
  if (waist.seam === null || (cloth.kind !== 'upper' && cloth.kind !== 'outer')) return () => false;
  const hasLongSleeves = findOldSleeveReach(body) > MIN_LONG_SLEEVE;
  return (i) => {
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    const oldSeam = waist.seamAt(across);
    const isBelow = along > (isTucked ? oldSeam + BAND_TOLERANCE : Math.max(to + BELOW_NEW, oldSeam + BELOW_OLD));
    // Cloth on an arm may be the end of a long sleeve.
    return isBelow && !(hasLongSleeves && arms.some((arm) => arm.isNear(i)));
  };
}
