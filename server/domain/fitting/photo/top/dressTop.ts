import type { Cloth, TopOutline } from '../../cloth/Cloth.ts';
import { clamp } from '../../curve.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import type { Person } from '../../person/Person.ts';
import { shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import type { ClothMatte } from '../bottom/clothMatte.ts';
import { createClothMatte } from '../bottom/clothMatte.ts';
import { createClothPicture, sampleCloth } from '../bottom/clothPicture.ts';
import { castContactShadow } from '../lay.ts';
import { measureExposure } from '../layOutfit.ts';
import type { PhotoReason } from '../reasons.ts';
import { findFrontmost, restorePixels } from '../restore.ts';
import type { Scene } from '../Scene.ts';
import { pasteScene } from '../Scene.ts';
import { findOldSleeveReach, findSleeveReach } from '../sleeveReach.ts';
import type { TopFit } from '../TopFit.ts';
import { fitTop } from '../TopFit.ts';
import type { Waist } from '../waist.ts';
import { judgeTop } from './judgeTop.ts';
import { findNeckline, isFront, measureNeckline } from './neckline.ts';
import type { NewTop } from './newTop.ts';
import { coverTop } from './newTop.ts';
import { findOldTop, LEFT_SLEEVE, SLEEVELESS, TRUNK } from './oldTop.ts';
import { TopMap } from './topMap.ts';
import { measureTopLight } from './topLight.ts';

export interface DressedTop {
  /** The photo with the new garment, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  readonly reasons: readonly PhotoReason[];
}

/** How much a sleeve may be changed to end where the old one ends, as a fraction of the arm. */
const MAX_CHANGE = 0.16;
/** Where long sleeves on bare arms end, before the hand. */
const MAX_REACH = 0.98;

/** Puts a top in the place of the old one, within its outline, except at the neck and along bare arms. */
export function dressTop(person: Person, cloth: Cloth, outline: TopOutline, scene: Scene, photoWaist: Waist): DressedTop {
  const waist = { ...photoWaist, isTucked: photoWaist.isTucked && cloth.kind !== 'outer' };
  const matte = createClothMatte(scene, 'upper');
  const hasSleeves = outline.sides.left.sleeve !== null && outline.sides.right.sleeve !== null;
  const fit = fitTop(outline, cloth.kind, scene.body, { nearbyHem: null, room: { left: Infinity, right: Infinity } });
  const oldReach = findOldSleeveReach(scene.body);
  const ownReach = hasSleeves ? findSleeveReach(outline, fit.scale, scene.body) : 0;
  const isLonger = hasSleeves && (ownReach > oldReach + MAX_CHANGE || oldReach <= SLEEVELESS);
  const old = findOldTop(scene, matte.mask, fit, { hasSleeves, reach: oldReach, isLonger });
  const map = new TopMap(outline, old, fit, scene, {
    clothHem: createHemFinder(cloth, outline, fit, waist, scene),
    isTucked: waist.isTucked,
  });
  const neckline = findNeckline(scene, matte.mask, map, cloth, fit);
  const reach = isLonger ? Math.min(ownReach, MAX_REACH) : oldReach;
  const newTop = coverTop(outline, reach, { scene, matte, old, map, neckline, keepsTop: cloth.kind === 'outer' });
  const colors = layTop(cloth, scene, newTop, map, fit.scale);
  const rgb = drawTop(person, scene, matte, newTop, colors);
  return {
    rgb: pasteScene(person, person.box, rgb),
    reasons: judgeTop(cloth, {
      old,
      fit,
      scene,
      matte,
      waist: photoWaist,
      ownReach,
      foreign: hasSleeves ? 0 : measureForeign(cloth, scene, matte, map, fit),
      areas: measureNeckline(neckline, scene),
    }),
  };
}

/** Returns a function that finds the last row of the trunk in a column of the cloth. */
function createHemFinder(
  { width, height, rgba }: Cloth,
  { sides: { left, right } }: TopOutline,
  fit: TopFit,
  { isTucked, seam }: Waist,
  { body }: Scene,
): (column: number) => number {
  const armpitRow = (left.armpit[1] + right.armpit[1]) / 2;
  const sideRow = Math.min(left.edge.at(-1)![1], right.edge.at(-1)![1]);
  const rows = new Float32Array(width).fill(sideRow);
  for (let x = Math.ceil(left.edge.at(-1)![0]); x < right.edge.at(-1)![0]; x++)
    for (let y = height - 1; y > armpitRow; y--)
      if (rgba[(y * width + x) * 4 + 3]! > 200) {
        rows[x] = y;
        break;
      }
  // A tucked top keeps its length, and its hem is hidden.
  const visible = seam === null ? 0 : ((seam - fit.armpitAlong) * body.frame.torsoLength) / fit.scale;
  const tucked = isTucked ? armpitRow + visible : Infinity;
  return (column) => Math.min(tucked, rows[clamp(Math.round(column), 0, width - 1)]! - 2);
}

/** Brightness of the inside of a back, which the neck shades. */
const INSIDE_BRIGHTNESS = 0.72;

/** Returns the colors of the new top: three values per pixel, 0 to 255. */
function layTop(cloth: Cloth, scene: Scene, { cloth: share, inside, regions, sleeves }: NewTop, map: TopMap, scale: number): Float32Array {
  const { left, top, width, body } = scene;
  const picture = createClothPicture(cloth, scale, true);
  const rgb = new Float32Array(share.length * 3);
  for (let i = 0; i < share.length; i++) {
    if (share[i]! + inside[i]! < 0.004) continue;
    const region = regions[i]!;
    if (region === TRUNK) {
      const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
      sampleCloth(picture, map.findTrunkPoint(along, across, i % width), rgb, i * 3);
    } else {
      const side = region === LEFT_SLEEVE ? 'left' : 'right';
      sampleCloth(picture, map.findSleevePoint(i, side, sleeves[side]), rgb, i * 3);
    }
    if (inside[i]! > share[i]!) for (let c = i * 3; c < i * 3 + 3; c++) rgb[c]! *= INSIDE_BRIGHTNESS;
  }
  return rgb;
}

/** Share of cloth in a pixel from which its surroundings are taken from nearby. */
const MIN_MIXED = 0.15;

function drawTop(person: Person, scene: Scene, matte: ClothMatte, newTop: NewTop, colors: Float32Array): Uint8Array {
  const { cloth, skin, inside, kept, added, regions } = newTop;
  const light = measureTopLight(scene, matte, newTop);
  const exposure = measureExposure(scene);
  const tone = skin.some((share) => share > 0.1) ? continueSkin(scene) : null;
  const result = scene.rgb.slice();
  const draw = (i: number, share: number): void => {
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const color = Math.min(255, colors[c]! * light[i]! * exposure);
      result[c] = result[c]! + (color - result[c]!) * share + 0.5;
    }
  };
  for (let i = 0; i < cloth.length; i++) {
    const old = matte.alpha[i]!;
    if (Math.max(old, cloth[i]!, skin[i]!) < 0.004) continue;
    const mixed = Math.min(1, old / MIN_MIXED);
    for (let c = i * 3; c < i * 3 + 3; c++) {
      let behind = scene.rgb[c]! + (matte.surroundings[c]! - scene.rgb[c]!) * mixed * (1 - kept[i]!);
      if (tone) behind += (tone[c]! - behind) * skin[i]!;
      result[c] = behind + 0.5;
    }
    if (regions[i] === TRUNK || added[i]! < 0.004) draw(i, Math.max(cloth[i]!, inside[i]!));
    else draw(i, Math.max(matte.alpha[i]!, 0));
  }
  const { shoulderWidth } = scene.body.frame;
  const onTrunk = (i: number): number => (regions[i] === TRUNK ? cloth[i]! : 0);
  castContactShadow(result, added, onTrunk, scene, { down: 1, blur: 0.02 * shoulderWidth, strength: 0.3 });
  for (let i = 0; i < cloth.length; i++) if (added[i]! > 0.004 && regions[i] !== TRUNK) draw(i, cloth[i]!);
  const frontmost = findFrontmost(person, scene, null);
  for (let i = 0; i < frontmost.length; i++) frontmost[i]! *= 1 - added[i]! * scene.parts.bodySkin[i]!;
  restorePixels(result, scene, frontmost);
  return result;
}

/** Continues the skin beside the old top. */
function continueSkin({ width, height, rgb, parts }: Scene): Float32Array {
  const known = new Float32Array(shrinkMask(markAbove(parts.bodySkin, 0.9), width, height, 3));
  return fillFromKnown(rgb, known, width, height);
}

/** Measures the old cloth above the armpits where the new top has none, in squared shoulder widths. */
function measureForeign(
  cloth: Cloth,
  { left, top, width, body }: Scene,
  { mask }: ClothMatte,
  map: TopMap,
  { armpitAlong, collarAcross }: TopFit,
): number {
  let area = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    const isNeck = across > collarAcross.left && across < collarAcross.right;
    if (along > armpitAlong - 0.03 || isNeck) continue;
    if (!isFront(cloth, map.findTrunkPoint(along, across, i % width))) area++;
  }
  return area / body.frame.shoulderWidth ** 2;
}
