import { toBody } from '../person/bodyPlaces.ts';
import type { PhotoReason } from './reasons.ts';
import type { Scene } from './Scene.ts';
import type { Worn } from './worn.ts';
import { combineOpacity } from './worn.ts';

/** Distance above the hem, in torso lengths, within which old cloth below it does not count. */
const HEM_DISTANCE = 0.03;
/** Maximum areas in squared shoulder widths: old cloth beside a top, and hair before it. */
const [MAX_OLD_CLOTH, MAX_HAIR] = [0.005, 0.005];

/** Finds the doubts about what stays visible beside and before a top: old cloth and hair. */
export function findBesideDoubts(scene: Scene, wornGarments: readonly Worn[]): readonly PhotoReason[] {
  const { left, top, width, parts, body } = scene;
  const opacities = wornGarments.map(combineOpacity);
  // The cloth below an open jacket stays visible.
  const closedTop = wornGarments.find(({ cloth }) => cloth.kind === 'upper');
  const isBesideTop = (i: number): boolean => {
    if (!closedTop || parts.upper[i]! + parts.lower[i]! < 0.5) return false;
    const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    return along > closedTop.from && along < closedTop.to - HEM_DISTANCE;
  };
  let [oldCloth, hair] = [0, 0];
  for (let i = 0; i < parts.hair.length; i++) {
    const isCovered = opacities.some((opacity) => opacity[i]! > 0.5);
    if (isCovered && parts.hair[i]! > 0.5) hair++;
    if (!isCovered && isBesideTop(i)) oldCloth++;
  }
  const unit = body.frame.shoulderWidth ** 2;
  return [
    { key: 'much-background-made', strength: oldCloth > MAX_OLD_CLOTH * unit ? 1 : 0 },
    { key: 'hair-over-garment', strength: hair > MAX_HAIR * unit ? 1 : 0 },
  ];
}
