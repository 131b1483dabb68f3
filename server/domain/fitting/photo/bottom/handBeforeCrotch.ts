import { toBody } from '../../person/bodyPlaces.ts';
import type { Scene } from '../Scene.ts';

/** Positions down the torso between which the legs part. */
const [FROM, TO] = [1, 1.4];
/** Distance from the middle in shoulder widths. */
const MIDDLE = 0.25;
/** Minimum area of a hand in squared shoulder widths. One before the crotch had 0.17, other photos at most 0.002. */
const MIN_HAND = 0.03;

/** Whether a hand hides where the legs part, so that the new cloth would bend around it. */
export function isHandBeforeCrotch({ left, top, width, parts, body: { frame } }: Scene): boolean {
  let area = 0;
  for (let i = 0; i < parts.bodySkin.length; i++) {
    if (parts.bodySkin[i]! < 0.5) continue;
    const [along, across] = toBody(frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > FROM && along < TO && Math.abs(across) < MIDDLE * frame.shoulderWidth) area++;
  }
  return area > MIN_HAND * frame.shoulderWidth ** 2;
}
