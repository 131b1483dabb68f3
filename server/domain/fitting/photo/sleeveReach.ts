import type { SleeveOutline, TopOutline } from '../cloth/Cloth.ts';
import { pathLength } from '../cloth/paths.ts';
import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { findNearestOnLimb } from '../person/bodyPlaces.ts';
import type { Limb, PersonBody } from '../person/PersonBody.ts';

/** How far the found tip of the shoulder is inside the start of the arm, as a fraction of the arm's length. */
const TIP_OFFSET = 0.045;
/** Length of an arm in shoulder widths. */
const ARM_LENGTH = 1.62;
/** Depth of an armhole below the collar, in torso lengths. */
const ARMHOLE_DEPTH = 0.47;

/** Finds the length of a sleeve as a fraction of the arm; 1 reaches the wrist. */
export function findSleeveReach(outline: TopOutline, scale: number, body: PersonBody): number {
  const { left, right } = outline.sides;
  if (!left.sleeve || !right.sleeve) return 0;
  const full = ARM_LENGTH * body.frame.shoulderWidth;
  const lengthOf = (edge: 'outer' | 'inner'): number =>
    (pathLength(left.sleeve![edge]) + pathLength(right.sleeve![edge])) / 2;
  // A short sleeve is mostly armhole, so the armhole's depth tells its scale.
  const longness = smoothstep(0.25, 0.5, (lengthOf('inner') * scale) / full);
  const share = (lengthOf('outer') * lerp(findArmholeScale(outline, scale, body), scale, longness)) / full - TIP_OFFSET;
  if (share > 0.8) return 1;
  const arm = (body.arms.left.length + body.arms.right.length) / 2;
  const ownReach = share * clamp(full / arm, 0.85, 1.15);
  const oldReach = findOldSleeveReach(body);
  return ownReach > 0 && oldReach > MAX_SLEEVELESS_REACH && Math.abs(oldReach - ownReach) < MAX_CHANGE
    ? oldReach
    : ownReach;
}

/** How much the length of a sleeve may be changed to end where the old sleeve ends, as a fraction of the arm. */
const MAX_CHANGE = 0.16;
/** Maximum position, 0 to 1, from which an arm without a sleeve is bare. */
const MAX_SLEEVELESS_REACH = 0.2;

/**
 * Finds where the sleeves in the photo end, as a fraction of the arm. The longer sleeve counts, unless its arm is
 * hidden.
 */
export function findOldSleeveReach({ arms }: PersonBody): number {
  const bothArms = [arms.left, arms.right];
  const visibleArms = bothArms.filter(({ isVisible }) => isVisible);
  return Math.max(
    ...(visibleArms.length > 0 ? visibleArms : bothArms).map(({ skinShares }) => {
      const bareFrom = skinShares.values.findIndex(
        (value, i) => i >= 3 && value > 0.5 && skinShares.values[i + 1]! > 0.5,
      );
      return bareFrom < 0 ? 1 : bareFrom / (skinShares.values.length - 1);
    }),
  );
}

/**
 * Finds the scale for lengths near the armhole. Elastic garments, and those pictured on a bust, are narrow for their
 * length, so the scale by width would make their sleeves too long.
 */
function findArmholeScale({ sides: { left, right } }: TopOutline, scale: number, body: PersonBody): number {
  const depth = (left.armpit[1] + right.armpit[1] - left.collar[1] - right.collar[1]) / 2;
  const depthScale = (ARMHOLE_DEPTH * body.frame.torsoLength) / Math.max(1, depth);
  return Math.sqrt(scale * Math.min(scale, depthScale));
}

/** Maximum length of a short sleeve, as a fraction of the arm. Short sleeves are wide at their end. */
const MAX_SHORT_SLEEVE = 0.6;

/** Positions on an arm between which a sleeve's inner edge extends. */
export interface InnerSpan {
  readonly start: number;
  readonly end: number;
  readonly isShort: boolean;
}

/** `armpit` is its position in the photo. `reach` is the end of the outer edge. */
export function findInnerSpan(
  sleeve: SleeveOutline,
  armpit: Point,
  arm: Limb,
  scale: number,
  reach: number,
): InnerSpan {
  const isShort = reach < MAX_SHORT_SLEEVE;
  const start = clamp(findNearestOnLimb(arm, ...armpit).position, 0.1, 0.34);
  const ownEnd = start + (pathLength(sleeve.inner) * scale) / arm.length;
  // A short sleeve ends perpendicular to the arm, but its inner edge must not become longer than its cut.
  const end = Math.max(start + 0.03, isShort ? Math.min(reach * 0.97, ownEnd + 0.06) : reach);
  return { start, end, isShort };
}
