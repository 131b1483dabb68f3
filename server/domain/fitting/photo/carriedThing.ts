import { findNearestOnLimb, halfWidthAt, toBody } from '../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../person/PersonBody.ts';
import type { Scene } from './Scene.ts';
import { findOldSleeveReach } from './sleeveReach.ts';

/** Reach of the old sleeves, as a fraction of the arm, from which cloth beside the hips may be a sleeve. */
const LONG_SLEEVE = 0.75;
/** Position down the torso from which something may hang or be held beside the body. */
const CHEST_ALONG = 0.5;
const HIPS_ALONG = 1;
/** Distance from the middle, in half widths of the torso, from which something is beside the body. */
const BESIDE_BODY = 1.15;
/** Distance from the middle line of an arm, in shoulder widths, from which something is beside the arm. */
const BESIDE_ARM = 0.2;
/** Area in squared shoulder widths from which something is carried. The wide hem of a top has up to 0.02. */
const MIN_AREA = 0.04;

/**
 * Whether a bag or the like is before the clothes. The parser takes it for a part of the top, but it is beside body
 * and arms.
 */
export function isThingBeforeClothes({ left, top, width, parts, body }: Scene): boolean {
  if (findOldSleeveReach(body) > LONG_SLEEVE) return false;
  const { frame } = body;
  const armDistance = (x: number, y: number): number =>
    Math.min(...PICTURE_SIDES.map((side) => findNearestOnLimb(body.arms[side], x, y).distance));
  let area = 0;
  for (let i = 0; i < parts.upper.length; i++) {
    if (parts.upper[i]! < 0.5) continue;
    const [x, y] = [(i % width) + left, Math.floor(i / width) + top];
    const [along, across] = toBody(frame, x, y);
    if (along < CHEST_ALONG) continue;
    const half = halfWidthAt(body, across < 0 ? 'left' : 'right', Math.min(along, HIPS_ALONG));
    if (Math.abs(across) > BESIDE_BODY * half && armDistance(x, y) > BESIDE_ARM * frame.shoulderWidth) area++;
  }
  return area > MIN_AREA * frame.shoulderWidth ** 2;
}
