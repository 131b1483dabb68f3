import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import { markAbove } from '../raster/threshold.ts';
import type { ArmView } from './ArmView.ts';
import { createBelowHemTest } from './belowHem.ts';
import type { Filling } from './Layer.ts';
import { createEmptyLayer } from './Layer.ts';
import type { Removal } from './removal.ts';
import { findReplacedShare } from './replacedShare.ts';
import type { Scene } from './Scene.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';
import { combineOpacity } from './worn.ts';

/**
 * Width in pixels of the edge of new cloth that gets the color of the cloth inside it. In a product picture, the edge
 * contains some background.
 */
const RIM = 3;
/** Maximum distance from the new garment, in shoulder widths, at which cloth does not count as extended. */
const MAX_NEAR_DISTANCE = 0.05;

/** What surrounds a garment in the photo. */
export interface Around {
  readonly arms: readonly ArmView[];
  readonly waist: Waist;
  readonly isTucked: boolean;
  readonly removal: Removal;
}

/**
 * Extends a garment to the outline of the old clothes and over the skin beside it. Slightly too much cloth looks
 * better than invented surroundings or skin.
 */
export function fillOutline(garment: Worn, scene: Scene, around: Around): Filling {
  const { width, height } = scene;
  const cover = combineOpacity(garment);
  const opaqueMask = markAbove(cover, 0.9);
  const inside = shrinkMask(opaqueMask, width, height, RIM);
  const layer = createEmptyLayer(scene);
  const filledColors = fillFromKnown(combineColors(garment), new Float32Array(inside), width, height);
  const softMask = { width, height, data: new Float32Array(inside) };
  applyBoxBlur(softMask, 1);
  const distances = computeDistances(inside, width, height);
  const { shoulderWidth } = scene.body.frame;
  const isBelowHem = createBelowHemTest(garment, scene, around);
  let area = 0;
  for (let i = 0; i < cover.length; i++) {
    if (softMask.data[i] === 1) continue;
    const replacedShare = findNeededShare(i, garment, scene, around);
    if (replacedShare < 0.01 && cover[i]! < 0.01) continue;
    const neededShare = replacedShare > 0 && isBelowHem(i) ? 0 : replacedShare;
    if (neededShare < 0.01 && cover[i]! < 0.01) continue;
    layer.front[i] =
      Math.max(neededShare, cover[i]! * (1 - findOpeningShare(i, garment, scene))) * (1 - softMask.data[i]!);
    for (let c = 0; c < 3; c++) layer.rgb[i * 3 + c] = filledColors[i * 3 + c]! + 0.5;
    if (distances[i]! > MAX_NEAR_DISTANCE * shoulderWidth) area += layer.front[i]!;
  }
  return { ...layer, area: area / shoulderWidth ** 2 };
}

/** Returns how much of a pixel the new cloth must cover: old cloth, and skin beside the new cloth. */
function findNeededShare(i: number, garment: Worn, scene: Scene, { arms, removal }: Around): number {
  const { parts, left, top, width, body } = scene;
  // Include the old cloth's soft rim on the body. On the background, the surroundings replace it.
  const rim = removal.old[i]! * (1 - removal.skin[i]!) * (1 - smoothstep(0.3, 0.8, parts.background[i]!));
  const replaced = Math.max(findReplacedShare(garment.cloth.kind, parts, i), rim);
  const skin = parts.bodySkin[i]!;
  if (replaced < 0.01 && skin < 0.01) return 0;
  const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  const neckDistance = Math.abs(across - body.torso.neck.offset) / body.frame.shoulderWidth;
  const shareBesideCollar = smoothstep(garment.collarHalf + 0.02, garment.collarHalf + 0.06, neckDistance);
  const shoulder = garment.hasSleeves && along < garment.from ? skin * shareBesideCollar : 0;
  const strayShare = Math.max(0, ...arms.map((arm) => arm.skinBesideSleeve(i)));
  return Math.max(replaced, shoulder, skin * strayShare) * (1 - findOpeningShare(i, garment, scene));
}

/** Returns how much of a pixel is in the neck opening or at the edge of the collar. */
function findOpeningShare(i: number, garment: Worn, { left, top, width, body }: Scene): number {
  const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  const neckDistance = Math.abs(across - body.torso.neck.offset) / body.frame.shoulderWidth;
  return (
    smoothstep(garment.openingAlong + 0.05, garment.openingAlong + 0.02, along) *
    smoothstep(garment.collarHalf + 0.06, garment.collarHalf + 0.02, neckDistance)
  );
}

/** Returns the colors of the garment with its sleeves over its trunk. */
function combineColors({ trunk, sleeves }: Worn): Uint8Array {
  const rgb = trunk.rgb.slice();
  for (const sleeve of sleeves)
    for (let i = 0; i < sleeve.front.length; i++) {
      if (sleeve.front[i]! < 0.5) continue;
      for (let c = 0; c < 3; c++) rgb[i * 3 + c] = sleeve.rgb[i * 3 + c]!;
    }
  return rgb;
}
