import { clamp } from '../curve.ts';
import { nearestOnLimb, profileAt, toPicture } from './bodyPlaces.ts';
import type { BodyFrame, BySide, Limb, PictureSide, Profile, Torso } from './PersonBody.ts';
import { PICTURE_SIDES, signOf } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { between, profileOf, smoothed, tableAt } from './profiles.ts';
import { shoulderLine } from './shoulderLine.ts';
import type { Silhouette } from './Silhouette.ts';

const FROM = 0.15;
const TO = 1.4;
const SAMPLES = 41;
/** Half the width of the torso in shoulder widths, by the distance down from the shoulders in torso lengths. */
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

interface Found {
  readonly distance: number;
  readonly isEdge: boolean;
  /** Whether an arm lies in front of the torso's side. */
  readonly isArm: boolean;
}

export function measureTorso(frame: BodyFrame, arms: BySide<Limb>, silhouette: Silhouette): Torso {
  const found = PICTURE_SIDES.map((side) => findSides(frame, side, arms, silhouette));
  const [left, right] = found.map((side) => bodySide(side, frame)) as [Profile, Profile];
  const [seenLeft, seenRight] = found.map((side) =>
    profileOf(FROM, TO, SAMPLES, (_, i) => (side[i]!.isEdge ? side[i]!.distance : Number.NaN)),
  ) as [Profile, Profile];
  const neck = measureNeck(frame, silhouette);
  return {
    half: { left, right },
    seen: { left: seenLeft, right: seenRight },
    neck,
    shoulderLine: shoulderLine(frame, neck.half, silhouette),
  };
}

function findSides(frame: BodyFrame, side: PictureSide, arms: BySide<Limb>, silhouette: Silhouette): readonly Found[] {
  const width = frame.shoulderWidth;
  return Array.from({ length: SAMPLES }, (_, i) => {
    const along = FROM + (i * (TO - FROM)) / (SAMPLES - 1);
    for (let distance = 0.1 * width; distance < 0.95 * width; distance++) {
      const place = toPicture(frame, along, signOf(side) * distance);
      if (!silhouette.isInside(place)) return { distance, isEdge: false, isArm: false };
      if (silhouette.isBackground(place)) return { distance, isEdge: true, isArm: false };
      if (distance < 0.3 * width) continue;
      const isBareArm = along > 0.3 && silhouette.skin(place) > 0.6;
      if (isBareArm || PICTURE_SIDES.some((arm) => isOnArm(arms[arm], place[0], place[1])))
        return { distance, isEdge: false, isArm: true };
    }
    return { distance: 0.95 * width, isEdge: false, isArm: false };
  });
}

function isOnArm(arm: Limb, x: number, y: number): boolean {
  const { distance, position } = nearestOnLimb(arm, x, y);
  return position > 0.12 && distance < profileAt(arm.outer, position) * 1.05;
}

/**
 * Usual proportions, corrected by the silhouette: clothes are wider than the body, but the body is not much slimmer.
 */
function bodySide(found: readonly Found[], { shoulderWidth, jointSpan }: BodyFrame): Profile {
  const turned = between(0.9, 1, jointSpan / shoulderWidth);
  const raw = profileOf(FROM, TO, SAMPLES, (along, i) => {
    const usual = tableAt(HALF_WIDTHS, along) * shoulderWidth * turned;
    const { distance, isEdge, isArm } = found[i]!;
    if (isEdge) return clamp(distance, usual * 0.82, usual * 1.12);
    return isArm ? clamp(distance, usual * 0.85, usual * 1.03) : usual;
  });
  return { ...raw, values: smoothed(raw.values, 3) };
}

/** Measures the bare neck below the chin, if it is visible. */
function measureNeck(frame: BodyFrame, silhouette: Silhouette): Torso['neck'] {
  const width = frame.shoulderWidth;
  const found = [-0.16, -0.19, -0.22].flatMap((along) => {
    const middle = toPicture(frame, along, 0);
    const [x, y] = frame.right;
    const stops = (place: readonly [number, number]): boolean => silhouette.skin(place) < 0.5;
    const right = silhouette.reach(middle, [x, y], 0.5 * width, stops);
    const left = silhouette.reach(middle, [-x, -y], 0.5 * width, stops);
    if (right === null || left === null || left + right <= 0.2 * width || left + right >= 0.55 * width) return [];
    return [{ half: (left + right) / 2, offset: (right - left) / 2 }];
  });
  if (found.length === 0) return { half: 0.2 * width, offset: 0 };
  const mean = (value: 'half' | 'offset'): number => found.reduce((sum, each) => sum + each[value], 0) / found.length;
  return {
    half: clamp(mean('half'), 0.15 * width, 0.24 * width),
    offset: clamp(mean('offset'), -0.1 * width, 0.1 * width),
  };
}
