import type { GarmentFit } from '../../../src/domain/poses/Adjustment.ts';
import type { ArmPose } from './arms.ts';
import { poseArm } from './arms.ts';
import type { FigureShape } from './Figure.ts';
import { describeFit } from './fitOf.ts';
import type { Garment } from './Garment.ts';
import { Body } from './Figure.ts';
import { SIDES } from './Garment.ts';
import type { FinishedPicture } from './ground.ts';
import { drawOnPaper, drawWithoutPaper } from './ground.ts';
import type { FigurePixels } from './layers.ts';
import {
  createAlphaMask,
  CoveredPixels,
  createFrontMask,
  bendArm,
  drawGarment,
  drawHand,
  drawFeatures,
  drawLayer,
  SOFT_SHADOWS,
  createOpaqueArm,
} from './layers.ts';
import type { SoftShadow } from './Sheet.ts';
import { castShadow, Sheet } from './Sheet.ts';
import { createUnderwearMask, createBareMask } from './shown.ts';
import type { Stance } from './stance.ts';
import { applyStance, createStance } from './stance.ts';
import type { Tone } from './tones.ts';
import { createShadeTable, createSkinTable, findInkStrength } from './tones.ts';
import type { Outfit } from './wear.ts';
import type { WornGarment } from './WornGarment.ts';
import { wearOutfit } from './wear.ts';

const CONTACT_SHADOWS: readonly SoftShadow[] = [
  { sigma: 2.4, right: 1, down: 2, strength: 0.3 },
  { sigma: 9, right: 4, down: 7, strength: 0.26 },
];

const CHIN_SHADOWS: readonly SoftShadow[] = [
  { sigma: 3, right: 2, down: 5, strength: 0.2 },
  { sigma: 10, right: 5, down: 12, strength: 0.3 },
];

/** Height in pixels of the armhole below the armpit. */
const ARMHOLE_PIXELS = 24;

/** The picture of a dressed figure, with the position of each garment. */
export interface DressedPlate extends FinishedPicture {
  readonly fitByGarment: ReadonlyMap<Garment, Omit<GarmentFit, 'slot'>>;
}

/** A dressed figure without background or shadow. */
interface DressedSheet {
  readonly sheet: Sheet;
  readonly stance: Stance;
  readonly fitByGarment: DressedPlate['fitByGarment'];
}

/** Dresses a figure and draws it on paper with a shadow. */
export function dressFigure(shape: FigureShape, pixels: FigurePixels, tone: Tone, outfit: Outfit): DressedPlate {
  const { sheet, stance, fitByGarment } = dressOnSheet(shape, pixels, tone, outfit);
  return { ...drawOnPaper(sheet, stance), fitByGarment };
}

/** Dresses a figure, and draws it with its shadow on a transparent background, four bytes per pixel. */
export function dressCutOut(shape: FigureShape, pixels: FigurePixels, tone: Tone, outfit: Outfit): FinishedPicture {
  const { sheet, stance } = dressOnSheet(shape, pixels, tone, outfit);
  return drawWithoutPaper(sheet, stance);
}

function dressOnSheet(shape: FigureShape, pixels: FigurePixels, tone: Tone, outfit: Outfit): DressedSheet {
  const body = new Body(shape);
  const wornGarments = wearOutfit(body, outfit);
  const sheet = new Sheet(shape.width, shape.height);
  const skin = createSkinTable(tone.skin);
  const hair = createShadeTable(tone.hair);
  const poses = poseArms(body, wornGarments);
  drawLayer(sheet, shape, pixels, 'hair-behind', hair);
  for (const { warped } of [...wornGarments].reverse()) drawGarment(sheet, warped, 'behind');
  const bodyMask = createBareMask(body, wornGarments);
  const arms = poses.map((pose) => bendArm(shape, pixels, pose, skin));
  const bareArms = arms.filter((_, index) => isArmBare(poses[index]!, shape));
  for (const arm of bareArms) drawGarment(sheet, createOpaqueArm(arm), 'front');
  drawLayer(sheet, shape, pixels, 'body', skin, bodyMask);
  const underwearMask = createUnderwearMask(body, wornGarments, bodyMask);
  const coveredSheet = new CoveredPixels(sheet);
  coveredSheet.addLayer(shape.layers.body, pixels.body, bodyMask);
  coveredSheet.addLayer(shape.layers.base, pixels.base, underwearMask);
  drawLayer(sheet, shape, pixels, 'base', undefined, underwearMask);
  drawLayer(sheet, shape, pixels, 'shoes', undefined);
  for (const arm of bareArms) drawGarment(sheet, arm, 'front', coveredSheet.pixels);
  // Draw the upper part of the underwear again, because bare arms cover its shorts but not its armholes.
  underwearMask.fill(0, (shape.levels.armpit + ARMHOLE_PIXELS) * shape.width);
  drawLayer(sheet, shape, pixels, 'base', undefined, underwearMask);
  for (const { warped } of wornGarments) {
    castShadow(sheet, createFrontMask(warped), CONTACT_SHADOWS);
    drawGarment(sheet, warped, 'front');
    coveredSheet.addGarment(warped);
  }
  poses.forEach((pose, index) => {
    const coveredPixels = isArmBare(pose, shape) ? coveredSheet.pixels : undefined;
    drawHand(sheet, shape, { arm: arms[index]!, pose, coveredPixels }, wornGarments);
  });
  castShadow(sheet, createAlphaMask(shape.layers.head, pixels.head), CHIN_SHADOWS);
  drawLayer(sheet, shape, pixels, 'head', skin);
  drawFeatures(sheet, shape, pixels, findInkStrength(tone));
  castShadow(sheet, createAlphaMask(shape.layers['hair-before'], pixels['hair-before']), SOFT_SHADOWS);
  drawLayer(sheet, shape, pixels, 'hair-before', hair);
  const stance = createStance(shape);
  const fitByGarment = new Map(wornGarments.map((piece) => [piece.garment, describeFit(piece, stance, shape)]));
  return { sheet: applyStance(sheet, stance), stance, fitByGarment };
}

/** Whether more of the arm than the hand is visible. */
const isArmBare = ({ visibleFrom }: ArmPose, { arm }: FigureShape): boolean => visibleFrom < arm.upper + arm.lower - 40;

/** Poses each arm by its outermost long sleeve. Without one, uses the outermost sleeve. */
function poseArms(body: Body, wornGarments: readonly WornGarment[]): readonly ArmPose[] {
  return SIDES.map((side) => {
    const sleevedGarments = [...wornGarments].reverse().filter(({ garment }) => garment.cut.limbs[side]);
    const poses = sleevedGarments.map(({ garment, mapping }) =>
      poseArm(body, side, { cut: garment.cut, mapping, isSheer: garment.cutOut.isSheer }),
    );
    const outermostPose = poses[0];
    if (!outermostPose) return poseArm(body, side, undefined);
    return poses.find((pose) => !isArmBare(pose, body.shape)) ?? outermostPose;
  });
}
