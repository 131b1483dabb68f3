import type { Cloth, TopOutline } from '../../cloth/Cloth.ts';
import type { Person } from '../../person/Person.ts';
import type { PhotoReason } from '../reasons.ts';
import { CONFIDENCE_FLOOR, findConfidence } from '../reasons.ts';
import type { Scene } from '../Scene.ts';
import { pasteScene } from '../Scene.ts';
import { findOldSleeveReach, findSleeveReach } from '../sleeveReach.ts';
import type { TopFit } from '../TopFit.ts';
import { fitTop } from '../TopFit.ts';
import type { Waist } from '../waist.ts';
import { coverTop } from './coverTop.ts';
import { drawTop, layTop } from './drawTop.ts';
import { createHemFinder } from './hemRows.ts';
import { judgeOldTop, judgeTop } from './judgeTop.ts';
import { findNeckline, measureMadeSkin } from './neckline.ts';
import { findOldTop } from './oldTop.ts';
import { measureTopLight } from './topLight.ts';
import { TopMap } from './TopMap.ts';
import { createTopMatte } from './topMatte.ts';
import { LONG_SLEEVE } from './topRegions.ts';

export interface DressedTop {
  /** The photo with the new garment, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  readonly reasons: readonly PhotoReason[];
}

/** How much longer the new sleeves are at least, as a fraction of the arm. */
const MIN_LONGER = 0.16;
/** Where long sleeves on bare arms end, before the hand. */
const MAX_REACH = 0.98;

const fitFreely = (cloth: Cloth, outline: TopOutline, { body }: Scene): TopFit =>
  fitTop(outline, cloth.kind, body, { nearbyHem: null, room: { left: Infinity, right: Infinity } });

/** Whether a top with long sleeves takes the place of one with short ones or none, so that no arm is made up. */
export function isLongOverShort(cloth: Cloth, outline: TopOutline, scene: Scene): boolean {
  const ownReach = findSleeveReach(outline, fitFreely(cloth, outline, scene).scale, scene.body);
  return ownReach >= LONG_SLEEVE && hasShortSleeves(scene, ownReach);
}

const hasShortSleeves = ({ body }: Scene, newReach: number): boolean =>
  findOldSleeveReach(body) < Math.min(LONG_SLEEVE, newReach - MIN_LONGER);

/** Whether some top with long sleeves could be put on the photo within the outline of the old one. */
export function canReplaceTop(scene: Scene, waist: Waist): boolean {
  if (scene.isOnePiece || !hasShortSleeves(scene, 1)) return false;
  return findConfidence(judgeOldTop(scene, createTopMatte(scene), waist)) >= CONFIDENCE_FLOOR;
}

/**
 * Puts a top with long sleeves in the place of one with short ones or none: within its outline, except at the neck and
 * along the arms.
 */
export function dressTop(
  person: Person,
  cloth: Cloth,
  outline: TopOutline,
  scene: Scene,
  photoWaist: Waist,
): DressedTop {
  const waist = { ...photoWaist, isTucked: photoWaist.isTucked && cloth.kind !== 'outer' };
  const matte = createTopMatte(scene);
  const fit = fitFreely(cloth, outline, scene);
  const old = findOldTop(scene, matte.mask, fit, findOldSleeveReach(scene.body));
  const map = new TopMap(outline, old, fit, scene, {
    clothHem: createHemFinder(cloth, outline, fit, waist, scene),
    isTucked: waist.isTucked,
  });
  const neckline = findNeckline(scene, matte.mask, map, cloth, fit);
  const reach = Math.min(findSleeveReach(outline, fit.scale, scene.body), MAX_REACH);
  const newTop = coverTop(reach, { scene, matte, old, map, neckline, keepsTop: cloth.kind === 'outer' });
  const light = measureTopLight(scene, matte, newTop);
  const rgb = drawTop(person, scene, matte, newTop, { colors: layTop(cloth, scene, newTop, map, fit.scale), light });
  return {
    rgb: pasteScene(person, person.box, rgb),
    reasons: [
      ...judgeOldTop(scene, matte, photoWaist),
      ...judgeTop(cloth, {
        old,
        fit,
        newTop,
        light,
        madeSkin: measureMadeSkin(neckline, scene),
        isTucked: waist.isTucked,
      }),
    ],
  };
}
