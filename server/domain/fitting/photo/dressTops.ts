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
import { createBelowHemTest } from './belowHem.ts';
import { useOldSleeves } from './oldSleeves.ts';
import { measureExposure, drawTop } from './layOutfit.ts';
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

/** How the shopper wants to wear the clothes. */
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
  /** The probability that the picture looks right, 0 to 1. Below `CONFIDENCE_FLOOR` it should not be shown. */
  readonly confidence: number;
  /** Reasons against showing the picture, the strongest first. */
  readonly reasons: readonly PhotoReason[];
  readonly invented: InventedAreas;
  /** The position of each garment, with the lines that the shopper can move. */
  readonly placements: ReadonlyMap<Cloth, Omit<GarmentFit, 'slot'>>;
}

/**
 * Dresses a person in tops, jackets and dresses. Draws from back to front: surroundings, body and remaining cloth in
 * place of the old clothes; the inside of the collar; the new clothes; then hair, face, hands and bags. Changes only
 * pixels near the person.
 */
export function dressTops(foundPerson: Person, cloths: readonly Cloth[], reading: PhotoReading): DressedPhoto {
  const bodyMoves = toTorsoMoves(reading.moves?.body, foundPerson);
  const moves = new Map(cloths.map((cloth) => [cloth, toTorsoMoves(reading.moves?.garments.get(cloth), foundPerson)]));
  const person = moveShoulders(foundPerson, bodyMoves);
  const scene = createScene(person);
  const waist = moveWaist(findWaist(scene), bodyMoves);
  const isTucked = reading.tucked ?? waist.isTucked;
  const placedOutfit = positionOutfit(cloths, scene, { waist, isTucked, moves });
  const takesLower = placedOutfit.takenOff.includes('lower');
  const dressing: Dressing = {
    top: placedOutfit.tops[placedOutfit.tops.length - 1],
    waist,
    takesLower,
  };
  const bare = createBareBody(scene, dressing);
  const oldCloth = findOldCloth(scene, placedOutfit.takenOff);
  // Under a jacket, the old top stays, except its sleeves and parts beside the body.
  if (placedOutfit.keepsTop)
    for (let i = 0; i < oldCloth.length; i++) oldCloth[i]! *= 1 - bare.trunk.cover[i]! * scene.parts.upper[i]!;
  if (dressing.top && !takesLower) {
    const isBelowHem = createBelowHemTest(dressing.top, scene, { waist, isTucked, arms: bare.arms });
    for (let i = 0; i < oldCloth.length; i++) if (oldCloth[i]! > 0 && isBelowHem(i)) oldCloth[i] = 0;
  }
  const removal = createRemoval(scene, oldCloth, dressing, bare);
  const outfit = fillOutfit(placedOutfit, scene, { ...bare, waist, isTucked, removal });
  const { tops } = outfit;
  const tone = estimateSkinTone(scene);
  const shade = estimateShade(scene, removal.old);
  const result = scene.rgb.slice();
  replaceOldClothes(result, scene, removal, tone, shade);
  const look = { shade, exposure: measureExposure(scene), grain: tone.grain * CLOTH_GRAIN_FACTOR };
  drawOutfit(result, outfit, { scene, removal, arms: bare.arms, waist, look });
  const dress = tops.find(({ cloth }) => cloth.kind === 'dress');
  restorePixels(result, scene, findFrontmost(person, scene, dress ? dress.trunk.front : null));
  const invented = measureInventedAreas(scene, tops, removal);
  const reasons = judgeDressedPhoto(person, scene, tops, invented, dressing);
  const place = (garment: Worn) => {
    const lines = { garment: moves.get(garment.cloth) ?? {}, body: bodyMoves };
    return [garment.cloth, placeGarment(garment, person, { waist, isTucked, moves: lines })] as const;
  };
  const placements = new Map(tops.map(place));
  return {
    rgb: pasteScene(person, person.box, result),
    confidence: findConfidence(reasons),
    reasons,
    invented,
    placements,
  };
}

/** Noise to add to cloth, as a fraction of the skin's noise. The picture of the cloth already has some. */
const CLOTH_GRAIN_FACTOR = 0.8;

function createBareBody(scene: Scene, { top, takesLower }: Dressing): BareBody {
  const { legs } = scene.body;
  return {
    trunk: createBareTrunk(scene),
    arms: PICTURE_SIDES.map((side) => new ArmView(scene, side, top)),
    legs: takesLower ? PICTURE_SIDES.map((side) => new LegView(scene, legs[side], top)) : [],
  };
}

/** Extends the outermost garments to the outline of the clothes that they replace. */
function fillOutfit(outfit: Outfit, scene: Scene, around: Around): Outfit {
  const fill = (garment: Worn): Worn => {
    const fillGarment = useOldSleeves(garment, scene, around.arms);
    return { ...fillGarment, filling: fillOutline(fillGarment, scene, around) };
  };
  const { tops } = outfit;
  return {
    ...outfit,
    tops: tops.map((garment, i) => (i === tops.length - 1 ? fill(garment) : garment)),
  };
}

/** Draws from the body outwards. */
function drawOutfit(result: Uint8Array, { tops, isTucked }: Outfit, stage: Stage): void {
  for (const garment of tops) drawTop(result, garment, isTucked && garment.cloth.kind === 'upper', stage);
}
