import { clamp } from '../curve.ts';
import { findNearestOnLimb, profileAt, toPicture } from './bodyPlaces.ts';
import type { BodyFrame, BySide, Limb, PictureSide, Profile, Torso } from './PersonBody.ts';
import { PICTURE_SIDES, signOf } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { findFraction, sampleProfile, smoothValues, lookUp } from './profiles.ts';
import { findShoulderLine } from './shoulderLine.ts';
import type { Silhouette } from './Silhouette.ts';

const PROFILE_START = 0.15;
const PROFILE_END = 1.4;
const SAMPLE_COUNT = 41;
/** Half the width of the torso in shoulder widths, by position in torso lengths below the shoulders. */
export const HALF_WIDTHS: Table = [
  [0, 0.56],
  [0.25, 0.5],
  [0.45, 0.46],
  [0.68, 0.41],
  [0.85, 0.46],
  [1.05, 0.54],
  [1.25, 0.54],
  [1.6, 0.5],
  [3, 0.4],
];

interface TorsoSide {
  readonly distance: number;
  readonly isEdge: boolean;
  /** Whether an arm is in front of the torso's side. */
  readonly isArm: boolean;
}

export function measureTorso(frame: BodyFrame, arms: BySide<Limb>, silhouette: Silhouette): Torso {
  const sides = PICTURE_SIDES.map((side) => findSides(frame, side, arms, silhouette));
  const [left, right] = sides.map((side) => estimateBodySide(side, frame)) as [Profile, Profile];
  const [leftSeenWidths, rightSeenWidths] = sides.map((side) =>
    sampleProfile(PROFILE_START, PROFILE_END, SAMPLE_COUNT, (_, i) =>
      side[i]!.isEdge ? side[i]!.distance : Number.NaN,
    ),
  ) as [Profile, Profile];
  const neck = measureNeck(frame, silhouette);
  return {
    halfWidths: { left, right },
    seenHalfWidths: { left: leftSeenWidths, right: rightSeenWidths },
    neck,
    shoulderLine: findShoulderLine(frame, neck.half, silhouette),
  };
}

function findSides(
  frame: BodyFrame,
  side: PictureSide,
  arms: BySide<Limb>,
  silhouette: Silhouette,
): readonly TorsoSide[] {
  const width = frame.shoulderWidth;
  return Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const along = PROFILE_START + (i * (PROFILE_END - PROFILE_START)) / (SAMPLE_COUNT - 1);
    for (let distance = 0.1 * width; distance < 0.95 * width; distance++) {
      const point = toPicture(frame, along, signOf(side) * distance);
      if (!silhouette.isInside(point)) return { distance, isEdge: false, isArm: false };
      if (silhouette.isBackground(point)) return { distance, isEdge: true, isArm: false };
      if (distance < 0.3 * width) continue;
      const isBareArm = along > 0.3 && silhouette.skinAt(point) > 0.6;
      if (isBareArm || PICTURE_SIDES.some((arm) => isOnArm(arms[arm], point[0], point[1])))
        return { distance, isEdge: false, isArm: true };
    }
    return { distance: 0.95 * width, isEdge: false, isArm: false };
  });
}

function isOnArm(arm: Limb, x: number, y: number): boolean {
  const { distance, position } = findNearestOnLimb(arm, x, y);
  return position > 0.12 && distance < profileAt(arm.outer, position) * 1.05;
}

/**
 * Corrects the usual proportions by the outline of the person with clothes, which are only a little wider than the
 * body.
 */
function estimateBodySide(foundSides: readonly TorsoSide[], { shoulderWidth, jointSpan }: BodyFrame): Profile {
  const turnFactor = findFraction(0.9, 1, jointSpan / shoulderWidth);
  const unsmoothedWidths = sampleProfile(PROFILE_START, PROFILE_END, SAMPLE_COUNT, (along, i) => {
    const usualWidth = lookUp(HALF_WIDTHS, along) * shoulderWidth * turnFactor;
    const { distance, isEdge, isArm } = foundSides[i]!;
    if (isEdge) return clamp(distance, usualWidth * 0.82, usualWidth * 1.12);
    return isArm ? clamp(distance, usualWidth * 0.85, usualWidth * 1.03) : usualWidth;
  });
  return { ...unsmoothedWidths, values: smoothValues(unsmoothedWidths.values, 3) };
}

/** Measures the bare neck below the chin, if visible. */
function measureNeck(frame: BodyFrame, silhouette: Silhouette): Torso['neck'] {
  const width = frame.shoulderWidth;
  const neckSamples = [-0.16, -0.19, -0.22].flatMap((along) => {
    const middle = toPicture(frame, along, 0);
    const [x, y] = frame.right;
    const isPastNeck = (point: readonly [number, number]): boolean => silhouette.skinAt(point) < 0.5;
    const right = silhouette.measureDistance(middle, [x, y], 0.5 * width, isPastNeck);
    const left = silhouette.measureDistance(middle, [-x, -y], 0.5 * width, isPastNeck);
    if (right === null || left === null || left + right <= 0.2 * width || left + right >= 0.55 * width) return [];
    return [{ half: (left + right) / 2, offset: (right - left) / 2 }];
  });
  if (neckSamples.length === 0) return { half: 0.2 * width, offset: 0 };
  const mean = (value: 'half' | 'offset'): number =>
    neckSamples.reduce((sum, sample) => sum + sample[value], 0) / neckSamples.length;
  return {
    half: clamp(mean('half'), 0.15 * width, 0.24 * width),
    offset: clamp(mean('offset'), -0.1 * width, 0.1 * width),
  };
}
