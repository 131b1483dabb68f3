import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import { computeDistances } from '../raster/distance.ts';
import type { ArmView } from './ArmView.ts';
import { findReplacedShare } from './replacedShare.ts';
import type { Scene } from './Scene.ts';
import { findOldSleeveReach } from './sleeveReach.ts';
import type { Worn } from './worn.ts';

/** How far new cloth may extend beyond the shoulder, in pixels, because the outline of the shoulder is inexact. */
const BEYOND_SHOULDER = 4;

/** Gives sleeves the outline of the old ones if both are similarly long, so that hand and arm stay unchanged. */
export function useOldSleeves(garment: Worn, scene: Scene, arms: readonly ArmView[]): Worn {
  const { parts, body, width, height } = scene;
  if (garment.sleeves.length < arms.length || garment.sleeveEnd !== findOldSleeveReach(body)) return garment;
  const person = Uint8Array.from(parts.background, (share) => (share < 0.5 ? 1 : 0));
  const distances = computeDistances(person, width, height);
  const onPerson = (i: number): number => smoothstep(BEYOND_SHOULDER + 1, BEYOND_SHOULDER - 1, distances[i]!);
  const inOutline = (arm: ArmView, i: number): number => {
    const shareBelow = arm.shareBelowShoulder(i);
    return shareBelow * findReplacedShare(garment.cloth.kind, parts, i) + (1 - shareBelow) * onPerson(i);
  };
  const sleeves = garment.sleeves.map((layer, k) => ({
    ...layer,
    front: layer.front.map((front, i) => (front === 0 ? 0 : front * inOutline(arms[k]!, i))),
  }));
  const front = garment.trunk.front.map((cover, i) =>
    cover > 0 && isOnShoulder(i, garment, scene) ? cover * onPerson(i) : cover,
  );
  return { ...garment, sleeves, trunk: { ...garment.trunk, front } };
}

/** Whether a pixel is above the armpits and beside the collar. */
function isOnShoulder(i: number, { from, collarHalf }: Worn, { left, top, width, body }: Scene): boolean {
  const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  return along < from && Math.abs(across - body.torso.neck.offset) > (collarHalf + 0.06) * body.frame.shoulderWidth;
}
