import type { GarmentFit, LineMoves } from '../../../../src/domain/poses/Adjustment.ts';
import type { Cloth } from '../cloth/Cloth.ts';
import type { Person } from '../person/Person.ts';
import { PICTURE_SIDES } from '../person/PersonBody.ts';
import { ArmView } from './ArmView.ts';
import { createBareTrunk } from './Bare.ts';
import type { InventedAreas } from './judge.ts';
import { measureInventedAreas, judgeDressedPhoto } from './judge.ts';
import type { Stage } from './layOutfit.ts';
import type { Around } from './fillOutline.ts';
import { fillOutline } from './fillOutline.ts';
import { isBelowHem } from './belowHem.ts';
import { useOldSleeves } from './oldSleeves.ts';
import { measureExposure, drawBottom, drawTop } from './layOutfit.ts';
import { LegView } from './LegView.ts';
import type { PhotoReason } from './reasons.ts';
import { findConfidence } from './reasons.ts';
import type { BareBody, Dressing } from './removal.ts';
import { createRemoval } from './removal.ts';
import { findFrontmost, restorePixels } from './restore.ts';
import type { Scene } from './Scene.ts';
import { pasteScene, createScene } from './Scene.ts';
import { estimateShade } from './shade.ts';
import { estimateSkinTone } from './SkinTone.ts';
import { findOldCloth, replaceOldClothes } from './uncover.ts';
import { placeGarment } from './placeLines.ts';
import { toTorsoMoves, moveShoulders, moveWaist } from './lineMoves.ts';
import { findWaist } from './waist.ts';
import type { Outfit, Worn } from './worn.ts';
import { positionOutfit } from './worn.ts';

/** The way of wearing the clothes. */
export interface PhotoReading {
  /** Whether a top is tucked in; null to follow the photo. */
  readonly tucked: boolean | null;
  /** The shopper's corrections, if any. */
  readonly moves?: PhotoMoves;
}

/** How far the shopper moved lines down, as fractions of the picture's height. */
export interface PhotoMoves {
  readonly garments: ReadonlyMap<Cloth, LineMoves>;
  readonly body: LineMoves | null;
}

export interface DressedPhoto {
  /** The picture in sRGB, 3 bytes per pixel, as large as the photo. */
  readonly rgb: Uint8Array;
  /** The probability that the picture is not broken, 0 to 1. Below `CONFIDENCE_FLOOR` it should not be shown. */
  readonly confidence: number;
  /** Reasons against showing the picture, strongest first. */
  readonly reasons: readonly PhotoReason[];
  readonly invented: InventedAreas;
  /** The position of each garment and its movable lines. */
  readonly placements: ReadonlyMap<Cloth, Omit<GarmentFit, 'slot'>>;
}

/**
 * Dresses the person in a photo. Draws from back to front: surroundings, body and remaining cloth in place of the old
 * clothes; the inside of the collar; the new clothes; then hair, face, hands and bags. Changes only pixels near the
 * person.
 */
export function dressPhoto(found: Person, cloths: readonly Cloth[], reading: PhotoReading): DressedPhoto {
  const bodyMoves = toTorsoMoves(reading.moves?.body, found);
  const moves = new Map(cloths.map((cloth) => [cloth, toTorsoMoves(reading.moves?.garments.get(cloth), found)]));
  const person = moveShoulders(found, bodyMoves);
  const scene = createScene(person);
  const waist = moveWaist(findWaist(scene), bodyMoves);
  const isTucked = reading.tucked ?? waist.isTucked;
  const placed = positionOutfit(cloths, scene, { waist, isTucked, moves });
  const takesLower = placed.takenOff.includes('lower');
  const dressing: Dressing = { top: placed.tops[placed.tops.length - 1], bottom: placed.bottom, waist, takesLower };
  const bare = createBareBody(scene, dressing);
  const old = findOldCloth(scene, placed.takenOff);
  // Under a jacket the old top stays, except its sleeves and parts beside the body.
  if (placed.keepsTop) for (let i = 0; i < old.length; i++) old[i]! *= 1 - bare.trunk.cover[i]! * scene.parts.upper[i]!;
  if (dressing.top && !takesLower)
    for (let i = 0; i < old.length; i++)
      if (isBelowHem(i, dressing.top, scene, { waist, isTucked, arms: bare.arms })) old[i] = 0;
  const removal = createRemoval(scene, old, dressing, bare);
  const outfit = fillOutfit(placed, scene, { ...bare, waist, isTucked, removal });
  const { tops, bottom } = outfit;
  const tone = estimateSkinTone(scene);
  const shade = estimateShade(scene, removal.old);
  const out = scene.rgb.slice();
  replaceOldClothes(out, scene, removal, tone, shade);
  const look = { shade, exposure: measureExposure(scene), grain: tone.grain * CLOTH_GRAIN_FACTOR };
  drawOutfit(out, outfit, { scene, removal, arms: bare.arms, waist, look });
  const dress = tops.find(({ cloth }) => cloth.kind === 'dress');
  restorePixels(out, scene, findFrontmost(person, scene, dress ? dress.trunk.front : null));
  const worn = bottom ? [...tops, bottom] : tops;
  const invented = measureInventedAreas(scene, worn, removal);
  const reasons = judgeDressedPhoto(person, scene, worn, invented, dressing);
  const place = (one: Worn) => {
    const lines = { garment: moves.get(one.cloth) ?? {}, body: bodyMoves };
    return [one.cloth, placeGarment(one, person, { waist, isTucked, moves: lines })] as const;
  };
  const placements = new Map(worn.map(place));
  return {
    rgb: pasteScene(person, person.box, out),
    confidence: findConfidence(reasons),
    reasons,
    invented,
    placements,
  };
}

/** Noise added to cloth, relative to skin's. It is less, because the picture of the cloth has noise. */
const CLOTH_GRAIN_FACTOR = 0.8;

function createBareBody(scene: Scene, { top, bottom, takesLower }: Dressing): BareBody {
  const { legs } = scene.body;
  return {
    trunk: createBareTrunk(scene),
    arms: PICTURE_SIDES.map((side) => new ArmView(scene, side, top)),
    legs: takesLower ? PICTURE_SIDES.map((side) => new LegView(scene, legs[side], bottom ?? top)) : [],
  };
}

/** Extends the outermost garments to the outline of the replaced clothes. */
function fillOutfit(outfit: Outfit, scene: Scene, around: Around): Outfit {
  const fill = (worn: Worn): Worn => {
    const fillGarment = useOldSleeves(worn, scene, around.arms);
    return { ...fillGarment, filling: fillOutline(fillGarment, scene, around) };
  };
  const { tops, bottom } = outfit;
  return {
    ...outfit,
    tops: tops.map((worn, i) => (i === tops.length - 1 ? fill(worn) : worn)),
    bottom: bottom && fill(bottom),
  };
}

/** Draws from the body outwards: a tucked top below the bottom, other tops above it. */
function drawOutfit(out: Uint8Array, { tops, bottom, isTucked }: Outfit, stage: Stage): void {
  const upper = tops.length > 0 ? null : stage.scene.parts.upper;
  if (bottom && !isTucked) drawBottom(out, bottom, upper, stage);
  for (const worn of tops) drawTop(out, worn, isTucked && !bottom && worn.cloth.kind === 'upper', stage);
  if (bottom && isTucked) drawBottom(out, bottom, null, stage);
}
