import { findComponents } from '../../../pictures/components.ts';
import { smoothstep } from '../../curve.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import { applyBoxBlur } from '../../raster/blur.ts';
import { createBareTrunk } from '../Bare.ts';
import type { Scene } from '../Scene.ts';
import { bySide } from '../TopFit.ts';
import { coverChest } from './coverChest.ts';
import { addSleeves, isInsideArmhole, leaveToTrunk } from './coverSleeves.ts';
import { extendSleeve } from './extendSleeve.ts';
import type { NewTop, Place } from './newTop.ts';
import { SLEEVELESS, TRUNK } from './topRegions.ts';

/** Position down the torso above which skin beside the old top is covered. */
const CHEST_ALONG = 0.6;
/** Position down the torso above which a hole in the old top belongs to its neckline. */
const KEYHOLE_ALONG = 0.35;

/**
 * Decides which pixels the new top covers: those of the old one, skin above its neckline and beside its straps, and
 * arms along longer sleeves. `reach` is where its sleeves end.
 */
export function coverTop(reach: number, place: Place): NewTop {
  const { scene, matte, old } = place;
  const { left, top, width, parts, body } = scene;
  const count = matte.alpha.length;
  const isSkin = (i: number): boolean => parts.bodySkin[i]! > 0.5;
  const sleeves = bySide((side) => extendSleeve(old.sleeves[side], old.reach <= SLEEVELESS, reach, isSkin));
  const result = {
    cloth: matte.alpha.slice(),
    skin: new Float32Array(count),
    inside: new Float32Array(count),
    kept: new Float32Array(count),
    regions: old.regions.slice(),
    sleeves,
    added: new Float32Array(count),
  };
  const bare = createBareTrunk(scene).cover;
  const hands = findHoles(scene, matte.mask);
  const skin = {
    width,
    height: scene.height,
    data: parts.bodySkin.map((share, i) => Math.min(1, share + matte.mask[i]!)),
  };
  applyBoxBlur(skin, 3);
  for (let i = 0; i < count; i++) {
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > old.armpitAlong && along < old.hem) leaveToTrunk(result, i);
    const isAbove = isInsideArmhole(old, along, across, body.frame.torsoLength);
    addSleeves(result, i, old, smoothstep(0.06, 0.3, skin.data[i]!), isAbove);
    const isChest = result.regions[i] === TRUNK && along < CHEST_ALONG && (hands[i] === 0 || along < KEYHOLE_ALONG);
    if (isChest) coverChest(result, i, [along, across], place, bare[i]!);
  }
  return result;
}

/** Finds what is before the old top and surrounded by it, such as a hand. */
function findHoles({ width, height }: Scene, mask: Uint8Array): Uint8Array {
  const surroundings = findComponents({ width, height, inside: mask.map((value) => 1 - value) });
  const holes = new Set(
    surroundings.sortedComponents.filter(({ touchesRim }) => !touchesRim).map(({ label }) => label),
  );
  return mask.map((_, i) => (holes.has(surroundings.labels[i]!) ? 1 : 0));
}
