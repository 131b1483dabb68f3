import { keepMainParts } from '../../../pictures/components.ts';
import { applyBoxBlur } from '../../raster/blur.ts';
import { computeDistances, growMask, shrinkMask } from '../../raster/distance.ts';
import type { Colors } from '../matte/colorShare.ts';
import { measureShare } from '../matte/colorShare.ts';
import type { OldColors } from '../matte/oldColors.ts';
import { isPrint } from '../matte/oldColors.ts';
import { findMeanColor } from '../meanColor.ts';
import type { Scene } from '../Scene.ts';
import { levelHem } from './levelHem.ts';

/** Distance in pixels by which the outline may move outwards. */
const FREE_PIXELS = 12;
/** Maximum difference of red, green and blue in total at which a pixel beside an arm is cloth. */
const MAX_DIFFERENCE = 40;
/** Radius in pixels of notches that are closed, such as those of a flower in the color of the wall. */
const NOTCH = 6;
const SMOOTHING = 2;
/** Sizes as fractions of the largest piece: of pieces that count, and of holes that are filled. */
const [MIN_PIECE, MAX_HOLE] = [0.004, 0.01];

/** Marks the cloth of a top with 1. It may have prints, so its color decides beside the wall only. */
export function createTopMask(scene: Scene, parserMask: Uint8Array, colors: OldColors): Uint8Array {
  const { width, height, parts } = scene;
  const mask = growByColor(scene, parserMask, colors);
  const closed = shrinkMask(growMask(mask, width, height, NOTCH), width, height, NOTCH);
  for (let i = 0; i < mask.length; i++)
    if (closed[i] === 1 && parts.background[i]! + parts.upper[i]! + parts.lower[i]! > 0.7) mask[i] = 1;
  return smoothMask(scene, levelHem(scene, mask, colors));
}

/** Adds pixels beside the parser's outline that have the color of the cloth. */
function growByColor(scene: Scene, parserMask: Uint8Array, colors: OldColors): Uint8Array {
  const { width, height, rgb, parts } = scene;
  const atWall = { ...colors.atWall, pattern: isPrint(colors.fullPattern) ? Infinity : colors.pattern };
  const distances = computeDistances(parserMask, width, height);
  const isFromSkin = measureSkinContrast(scene, colors.cloth, parserMask) > MIN_SKIN_CONTRAST;
  const isFree = (i: number): boolean => {
    const isSkin = parts.bodySkin[i]! > 0.2;
    const share = parts.background[i]! + parts.upper[i]! + (isSkin ? parts.bodySkin[i]! : 0);
    return share >= 0.8 && (!isSkin || (isFromSkin && isLike(rgb, colors.cloth, i * 3)));
  };
  return parserMask.map((value, i) => {
    if (value === 1 || distances[i]! > FREE_PIXELS || !isFree(i)) return value;
    const { share, trust } = measureShare(i, rgb, atWall);
    return trust > 0.5 && share > 0.5 ? 1 : 0;
  });
}

function smoothMask({ width, height, parts }: Scene, mask: Uint8Array): Uint8Array {
  const plane = { width, height, data: new Float32Array(mask) };
  applyBoxBlur(plane, SMOOTHING);
  // Thin strips, such as straps and cloth beside an arm, would get lost.
  const smooth = mask.map((value, i) => (plane.data[i]! > 0.5 || (value === 1 && parts.background[i]! < 0.2) ? 1 : 0));
  const whole = keepMainParts({ width, height, inside: smooth }, MIN_PIECE, MAX_HOLE).inside;
  // A hand or hair before the top is no hole.
  return whole.map((value, i) => (smooth[i] === 1 || parts.upper[i]! + parts.background[i]! > 0.5 ? value : 0));
}

const isLike = (rgb: Uint8Array, cloth: Colors, c: number): boolean =>
  Math.hypot(rgb[c]! - cloth[c]!, rgb[c + 1]! - cloth[c + 1]!, rgb[c + 2]! - cloth[c + 2]!) < MAX_DIFFERENCE;

/** Difference of the mean colors of cloth and skin from which both can be told apart in the shade. */
const MIN_SKIN_CONTRAST = 110;

/** Reads every third pixel. */
const STEP = 3;

function measureSkinContrast({ rgb, parts }: Scene, cloth: Colors, mask: Uint8Array): number {
  const skinColor = findMeanColor(rgb, (i) => parts.bodySkin[i]! > 0.95, STEP);
  const clothColor = findMeanColor(cloth, (i) => mask[i] === 1, STEP);
  if (skinColor === null || clothColor === null) return 0;
  return Math.hypot(...skinColor.map((value, c) => value - clothColor[c]!));
}
