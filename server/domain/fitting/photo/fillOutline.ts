import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import type { ArmView } from './ArmView.ts';
import { isBelowHem } from './belowHem.ts';
import type { Filling } from './Layer.ts';
import { emptyLayer } from './Layer.ts';
import type { LegView } from './LegView.ts';
import type { Removal } from './removal.ts';
import { replacedShare } from './replacedShare.ts';
import type { Scene } from './Scene.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';
import { wholeCover } from './worn.ts';

/**
 * Width in pixels of the edge of new cloth that takes the color of the cloth inside of it: the rim of a packshot has a
 * trace of its background.
 */
const RIM = 3;
/** Cloth farther than this from the new garment, in shoulder widths, counts as continued. */
const NEAR = 0.05;

/** The areas around a garment. */
export interface Around {
  readonly arms: readonly ArmView[];
  readonly legs: readonly LegView[];
  readonly waist: Waist;
  readonly isTucked: boolean;
  readonly removal: Removal;
}

/**
 * Continues a garment to the outline of the old clothes, and over the skin beside it. Slightly too much cloth looks
 * right; invented surroundings or skin do not.
 */
export function fillOutline(worn: Worn, scene: Scene, around: Around): Filling {
  const { width, height } = scene;
  const cover = wholeCover(worn);
  const hard = Uint8Array.from(cover, (value) => (value > 0.9 ? 1 : 0));
  const inside = shrinkMask(hard, width, height, RIM);
  const layer = emptyLayer(scene);
  layer.rgb.set(fillFromKnown(colorsOf(worn), Float32Array.from(inside), width, height).map(Math.round));
  const soft = { width, height, data: Float32Array.from(inside) };
  applyBoxBlur(soft, 1);
  const away = computeDistances(inside, width, height);
  const { shoulderWidth } = scene.body.frame;
  let area = 0;
  for (let i = 0; i < cover.length; i++) {
    const wanted = wantedAt(i, worn, scene, around) * (isBelowHem(i, worn, scene, around) ? 0 : 1);
    if (wanted < 0.01 && cover[i]! < 0.01) continue;
    layer.front[i] = Math.max(wanted, cover[i]! * (1 - openingAt(i, worn, scene))) * (1 - soft.data[i]!);
    if (away[i]! > NEAR * shoulderWidth) area += layer.front[i]!;
  }
  return { ...layer, area: area / shoulderWidth ** 2 };
}

/** How much of a pixel the new cloth must cover: old cloth, and skin beside the new cloth. */
function wantedAt(i: number, worn: Worn, scene: Scene, { arms, legs, removal }: Around): number {
  const { parts, left, top, width, body } = scene;
  // Includes the old cloth's soft rim on the body; on the background, the surroundings replace it.
  const rim = removal.old[i]! * (1 - removal.skin[i]!) * (1 - smoothstep(0.3, 0.8, parts.background[i]!));
  const taken = Math.max(replacedShare(worn.cloth.kind, parts, i), rim);
  const skin = parts.bodySkin[i]!;
  if (taken < 0.01 && skin < 0.01) return 0;
  const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  if (worn.cloth.outline.on === 'legs') {
    return along < worn.from ? 0 : Math.max(taken, skin * Math.max(0, ...legs.map((leg) => leg.stray(i))));
  }
  const away = Math.abs(across - body.torso.neck.offset) / body.frame.shoulderWidth;
  const besideCollar = smoothstep(worn.collarHalf + 0.02, worn.collarHalf + 0.06, away);
  const shoulder = worn.hasSleeves && along < worn.from ? skin * besideCollar : 0;
  const stray = Math.max(0, ...arms.map((arm) => arm.stray(i)));
  return Math.max(taken, shoulder, skin * stray) * (1 - openingAt(i, worn, scene));
}

/** How much of a pixel lies in the neck opening, with the edge of the collar. */
function openingAt(i: number, worn: Worn, { left, top, width, body }: Scene): number {
  if (worn.cloth.outline.on === 'legs') return 0;
  const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  const away = Math.abs(across - body.torso.neck.offset) / body.frame.shoulderWidth;
  return (
    smoothstep(worn.openingTo + 0.05, worn.openingTo + 0.02, along) *
    smoothstep(worn.collarHalf + 0.06, worn.collarHalf + 0.02, away)
  );
}

/** The colors of the garment as it is drawn: sleeves over the trunk. */
function colorsOf({ trunk, sleeves }: Worn): Uint8Array {
  const rgb = trunk.rgb.slice();
  for (const sleeve of sleeves)
    for (let i = 0; i < sleeve.front.length; i++) {
      if (sleeve.front[i]! < 0.5) continue;
      for (let c = 0; c < 3; c++) rgb[i * 3 + c] = sleeve.rgb[i * 3 + c]!;
    }
  return rgb;
}
