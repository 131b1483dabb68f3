import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { findLimbOutward, findLimbPoint, profileAt } from './bodyPlaces.ts';
import { createLimbAxis } from './limbAxis.ts';
import type { Joint } from './Person.ts';
import type { BodyFrame, Limb, PictureSide, Profile } from './PersonBody.ts';
import { signOf } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { sampleProfile, smoothValues, lookUp } from './profiles.ts';
import type { Silhouette } from './Silhouette.ts';

const SAMPLE_COUNT = 21;
/** Half the width of a leg in shoulder widths, from hip to ankle. */
const HALF_WIDTHS: Table = [
  [0, 0.27],
  [0.15, 0.26],
  [0.5, 0.17],
  [0.65, 0.165],
  [1, 0.1],
];
/** Distance in shoulder widths from the hip joint outwards to the start of the leg's axis. */
const HIP_SHIFT_RATIO = 0.06;

export interface LegJoints {
  readonly hip: Joint;
  readonly knee: Joint;
  readonly ankle: Joint;
}

export function measureLeg(
  { hip, knee, ankle }: LegJoints,
  side: PictureSide,
  { right, shoulderWidth }: BodyFrame,
  silhouette: Silhouette,
): Limb {
  const hipShift = signOf(side) * HIP_SHIFT_RATIO * shoulderWidth;
  const start: Point = [hip.x + right[0] * hipShift, hip.y + right[1] * hipShift];
  const line = createLimbAxis(start, [knee.x, knee.y], [ankle.x, ankle.y], 0.1);
  const emptyProfile = { from: 0, to: 1, values: new Float32Array(2) };
  const unmeasuredLeg: Limb = {
    ...line,
    side,
    outer: emptyProfile,
    inner: emptyProfile,
    seenOuter: emptyProfile,
    seenInner: emptyProfile,
    skinShares: emptyProfile,
    isVisible: false,
  };
  const seenOuter = measureSeenWidths(unmeasuredLeg, 1, shoulderWidth, silhouette);
  const seenInner = measureSeenWidths(unmeasuredLeg, -1, shoulderWidth, silhouette);
  const skin = sampleProfile(0, 1, SAMPLE_COUNT, (position) =>
    silhouette.skinAt(findLimbPoint(unmeasuredLeg, position)),
  );
  const isSeen =
    silhouette.isInside(findLimbPoint(unmeasuredLeg, 0.75)) &&
    !silhouette.isBackground(findLimbPoint(unmeasuredLeg, 0.75));
  const [outer, inner] = [findBodyWidths(seenOuter, shoulderWidth), findBodyWidths(seenInner, shoulderWidth)];
  return { ...unmeasuredLeg, outer, inner, seenOuter, seenInner, skinShares: skin, isVisible: isSeen };
}

const measureSeenWidths = (limb: Limb, sign: number, shoulderWidth: number, silhouette: Silhouette): Profile =>
  sampleProfile(0, 1, SAMPLE_COUNT, (position) => {
    const [x, y] = findLimbOutward(limb, position);
    const isBackground = (point: Point): boolean => silhouette.isBackground(point);
    const from = findLimbPoint(limb, position);
    return silhouette.measureDistance(from, [x * sign, y * sign], 0.6 * shoulderWidth, isBackground) ?? Number.NaN;
  });

function findBodyWidths(visibleWidths: Profile, shoulderWidth: number): Profile {
  const raw = sampleProfile(0, 1, SAMPLE_COUNT, (position) => {
    const usualWidth = shoulderWidth * lookUp(HALF_WIDTHS, position);
    const measuredWidth = profileAt(visibleWidths, position);
    return Number.isNaN(measuredWidth) ? usualWidth : clamp(measuredWidth, usualWidth * 0.75, usualWidth * 1.1);
  });
  return { ...raw, values: smoothValues(raw.values, 2) };
}
