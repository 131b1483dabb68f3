import type { Cloth } from '../../cloth/Cloth.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import type { Person } from '../../person/Person.ts';
import { shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import { createClothPicture, sampleCloth } from '../clothPicture.ts';
import { castContactShadow } from '../lay.ts';
import { measureExposure } from '../layOutfit.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import { findMixedShare } from '../matte/clothMatte.ts';
import { findFrontmost, restorePixels } from '../restore.ts';
import type { Scene } from '../Scene.ts';
import type { NewTop } from './newTop.ts';
import type { TopMap } from './TopMap.ts';
import { SLEEVES, TRUNK } from './topRegions.ts';

/** Brightness of the inside of a back, which the neck shades. */
const INSIDE_BRIGHTNESS = 0.72;

/** Returns the colors of the new top: three values per pixel, 0 to 255. */
export function layTop(
  cloth: Cloth,
  scene: Scene,
  { cloth: share, inside, regions, sleeves }: NewTop,
  map: TopMap,
  scale: number,
): Float32Array {
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
      const side = region === SLEEVES.left ? 'left' : 'right';
      sampleCloth(picture, map.findSleevePoint(i, side, sleeves[side]), rgb, i * 3);
    }
    if (inside[i]! > share[i]!) for (let c = i * 3; c < i * 3 + 3; c++) rgb[c]! *= INSIDE_BRIGHTNESS;
  }
  return rgb;
}

/** What is drawn: three color values per pixel, 0 to 255, and the light on them as a factor. */
export interface TopPaint {
  readonly colors: Float32Array;
  readonly light: Float32Array;
}

/** Draws the new top on the scene; returns its colors. */
export function drawTop(
  person: Person,
  scene: Scene,
  matte: ClothMatte,
  newTop: NewTop,
  { colors, light }: TopPaint,
): Uint8Array {
  const { cloth, skin, inside, kept, added, regions } = newTop;
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
    const mixed = findMixedShare(old);
    for (let c = i * 3; c < i * 3 + 3; c++) {
      let behind = scene.rgb[c]! + (matte.surroundings[c]! - scene.rgb[c]!) * mixed * (1 - kept[i]!);
      if (tone) behind += (tone[c]! - behind) * skin[i]!;
      result[c] = behind + 0.5;
    }
    if (regions[i] === TRUNK || added[i]! < 0.004) draw(i, Math.max(cloth[i]!, inside[i]!));
    else draw(i, old);
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
