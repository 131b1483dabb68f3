import type { GarmentFit } from '../../../src/domain/poses/Adjustment.ts';
import type { ArmPose } from './arms.ts';
import { armPose } from './arms.ts';
import type { FigureShape } from './Figure.ts';
import { fitOf } from './fitOf.ts';
import type { Garment } from './Garment.ts';
import { Body } from './Figure.ts';
import { SIDES } from './Garment.ts';
import type { Plate } from './ground.ts';
import { ground } from './ground.ts';
import type { FigurePixels } from './layers.ts';
import { alphaOf, Covered, frontOf, bentArm, layGarment, layHand, layLayer, SOFT, wholeArm } from './layers.ts';
import type { Shade } from './Sheet.ts';
import { castShadow, Sheet } from './Sheet.ts';
import { baseMask, bareMask } from './shown.ts';
import { posed, stanceOf } from './stance.ts';
import type { Tone } from './tones.ts';
import { shadesOf } from './tones.ts';
import type { Outfit } from './wear.ts';
import type { Worn } from './Worn.ts';
import { wornOn } from './wear.ts';

const CONTACT: readonly Shade[] = [
  { sigma: 2.4, right: 1, down: 2, strength: 0.3 },
  { sigma: 9, right: 4, down: 7, strength: 0.26 },
];

const CHIN: readonly Shade[] = [
  { sigma: 3, right: 2, down: 5, strength: 0.2 },
  { sigma: 10, right: 5, down: 12, strength: 0.3 },
];

/** How far the armhole reaches below the armpit, in pixels. */
const ARMHOLE = 24;

/** The picture of a dressed figure, and where its garments lie in it. */
export interface DressedPlate extends Plate {
  readonly fits: ReadonlyMap<Garment, Omit<GarmentFit, 'slot'>>;
}

/** Dresses a figure and draws it on paper with its shadow. */
export function dress(shape: FigureShape, pixels: FigurePixels, tone: Tone, outfit: Outfit): DressedPlate {
  const body = new Body(shape);
  const worn = wornOn(body, outfit);
  const sheet = new Sheet(shape.width, shape.height);
  const skin = shadesOf(tone.skin);
  const hair = shadesOf(tone.hair);
  const poses = posesFor(body, worn);
  layLayer(sheet, shape, pixels, 'hair-behind', hair);
  for (const { laid } of [...worn].reverse()) layGarment(sheet, laid, 'behind');
  const shown = bareMask(body, worn);
  const arms = poses.map((pose) => bentArm(shape, pixels, pose, skin));
  const bareArms = arms.filter((_, index) => isBare(poses[index]!, shape));
  for (const arm of bareArms) layGarment(sheet, wholeArm(arm), 'front');
  layLayer(sheet, shape, pixels, 'body', skin, shown);
  const base = baseMask(body, worn, shown);
  const covered = new Covered(sheet);
  covered.byLayer(shape.layers.body, pixels.body, shown);
  covered.byLayer(shape.layers.base, pixels.base, base);
  layLayer(sheet, shape, pixels, 'base', undefined, base);
  layLayer(sheet, shape, pixels, 'shoes', undefined);
  for (const arm of bareArms) layGarment(sheet, arm, 'front', covered.pixels);
  // Underwear is drawn twice: shorts over the arms, but the arms over the armholes of the tank.
  base.fill(0, (shape.levels.armpit + ARMHOLE) * shape.width);
  layLayer(sheet, shape, pixels, 'base', undefined, base);
  for (const { laid } of worn) {
    castShadow(sheet, frontOf(laid), CONTACT);
    layGarment(sheet, laid, 'front');
    covered.byGarment(laid);
  }
  poses.forEach((pose, index) => {
    const again = isBare(pose, shape) ? covered.pixels : undefined;
    layHand(sheet, shape, { arm: arms[index]!, pose, covered: again }, worn);
  });
  castShadow(sheet, alphaOf(shape.layers.head, pixels.head), CHIN);
  layLayer(sheet, shape, pixels, 'head', skin);
  layLayer(sheet, shape, pixels, 'features', undefined);
  castShadow(sheet, alphaOf(shape.layers['hair-before'], pixels['hair-before']), SOFT);
  layLayer(sheet, shape, pixels, 'hair-before', hair);
  const stance = stanceOf(shape);
  const fits = new Map(worn.map((piece) => [piece.garment, fitOf(piece, stance, shape)]));
  return { ...ground(posed(sheet, stance), stance), fits };
}

/** Whether more of the arm than the hand is visible. */
const isBare = ({ from }: ArmPose, { arm }: FigureShape): boolean => from < arm.upper + arm.lower - 40;

/** Poses each arm by its outermost long sleeve, or else by its outermost sleeve. */
function posesFor(body: Body, worn: readonly Worn[]): readonly ArmPose[] {
  return SIDES.map((side) => {
    const sleeved = [...worn].reverse().filter(({ garment }) => garment.cut.limbs[side]);
    const poses = sleeved.map(({ garment, lay }) =>
      armPose(body, side, { cut: garment.cut, lay, sheer: garment.cutOut.sheer }),
    );
    const first = poses[0];
    if (!first) return armPose(body, side, undefined);
    return poses.find((pose) => !isBare(pose, body.shape)) ?? first;
  });
}
