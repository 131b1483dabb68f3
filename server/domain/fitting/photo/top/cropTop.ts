import { findNearestOnLimb, halfWidthAt, toBody } from '../../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import type { Scene } from '../Scene.ts';

/** Area of bare belly in squared shoulder widths from which the old top is a crop top. */
const MAX_BELLY = 0.01;
/** Positions down the torso of the belly, and its half width in half widths of the body. */
const [BELLY_FROM, BELLY_TO, BELLY_HALF] = [0.5, 1, 0.75];
/** Distance from the axis of an arm in shoulder widths within which skin is the arm. */
const ARM = 0.22;

/** Whether the old top is a crop top: bare skin shows below it. Arms before the belly do not count. */
export function isCropTop({ left, top, width, parts, body }: Scene): boolean {
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
  return area / body.frame.shoulderWidth ** 2 > MAX_BELLY;
}
