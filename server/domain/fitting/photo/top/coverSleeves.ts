import { smoothstep } from '../../curve.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import { CUFF } from './extendSleeve.ts';
import type { NewTop } from './newTop.ts';
import type { OldTop } from './oldTop.ts';
import { edgeAt, findEnd, findShare } from './sleeves.ts';
import { SLEEVELESS, SLEEVES, TRUNK } from './topRegions.ts';

/** Old cloth beyond the inner edge of a sleeve belongs to the trunk. */
export function leaveToTrunk({ regions, sleeves }: NewTop, i: number): void {
  if (regions[i] === TRUNK) return;
  const { map, inner } = sleeves[regions[i] === SLEEVES.left ? 'left' : 'right'];
  if (map.distance[i]! < edgeAt(inner, map.position[i]!) - 1.5) regions[i] = TRUNK;
}

/** Slope of the seam below the armpit, from the armhole to the inner edge of the sleeve. */
const SEAM_SLOPE = 0.6;

/** Whether only the armhole decides if a pixel is sleeve: above the armpit, and inside a slanted seam below it. */
export function isInsideArmhole(
  { armpitAlong, armpits }: OldTop,
  along: number,
  across: number,
  torsoLength: number,
): boolean {
  if (along < armpitAlong) return true;
  const seam = armpits[across < 0 ? 'left' : 'right'] - (along - armpitAlong) * torsoLength * SEAM_SLOPE;
  return Math.abs(across) < seam;
}

/** Position along a bare arm below which a new sleeve keeps to the outline of the shoulder. */
const CAP = 0.2;

/** Adds the new sleeves to what the top covers of a pixel. `skinNear` is the share of skin around it. */
export function addSleeves(result: NewTop, i: number, old: OldTop, skinNear: number, isAbove: boolean): void {
  const region = result.regions[i]!;
  for (const side of PICTURE_SIDES) {
    const sleeve = result.sleeves[side];
    const isOwn = region === SLEEVES[side];
    const position = sleeve.map.position[i]!;
    const distance = sleeve.map.distance[i]!;
    if (Number.isNaN(distance) || (isAbove && !isOwn)) continue;
    const end = findEnd(sleeve, findShare(sleeve, i));
    const soft = 1.5 / sleeve.limb.length;
    const from = Math.min(edgeAt(sleeve.outer, position) - distance, distance - edgeAt(sleeve.inner, position));
    const edge = smoothstep(-1, 1, from);
    const oldEnd = old.reach <= SLEEVELESS ? CAP : Math.max(...old.sleeves[side].ends) - CUFF;
    const near = isOwn ? skinNear : 0;
    const share = (position < oldEnd ? near : edge) * smoothstep(end + soft, end - soft, position);
    if (share < 0.02) continue;
    if (share > 0.5) result.regions[i] = SLEEVES[side];
    result.added[i] = Math.max(result.added[i]!, share);
    result.cloth[i] = Math.max(result.cloth[i]!, share);
  }
}
