import { findComponents, keepMainParts } from '../../../pictures/components.ts';
import { countPixels } from '../../../pictures/Raster.ts';
import { toPicture } from '../../person/bodyPlaces.ts';
import { applyBoxBlur } from '../../raster/blur.ts';
import { computeDistances, shrinkMask } from '../../raster/distance.ts';
import { markAbove } from '../../raster/threshold.ts';
import type { Scene } from '../Scene.ts';
import type { Colors, Sides } from '../matte/colorShare.ts';
import { findColorTolerance, MAX_FOREIGN, measureShare } from '../matte/colorShare.ts';
import type { OldColors } from '../matte/oldColors.ts';

/** Distance in pixels by which the outline may move outwards. */
const FREE_PIXELS = 7;
/** Minimum size of a piece of cloth, as a fraction of the largest. A smaller one is a shoe or a bag. */
const MIN_PIECE = 0.25;
/** Maximum size of a button or rivet, as a fraction of the cloth. */
const MAX_HOLE = 0.003;
/** Position down the torso above which small pieces of cloth are kept: a hand may separate them from the rest. */
const HIPS_ALONG = 1.15;
/** Maximum width of a button in pixels. */
const MAX_BUTTON = 14;
const SEAM_SMOOTHING = 4;
/** Maximum share of cloth in a pixel of a gap. */
const MAX_GAP_SHARE = 0.4;

/**
 * Marks the cloth below the waist with 1. The parser sees the picture in 256 by 256 pixels; its outline is moved to
 * where the colors change, if they do: between cloth and background, between upper and lower clothes, and into gaps
 * between the legs.
 */
export function createBottomMask(
  scene: Scene,
  parserMask: Uint8Array,
  colors: OldColors,
  seamDistance: number,
): Uint8Array {
  const { width, height, rgb, plate, parts, body } = scene;
  const distances = computeDistances(parserMask, width, height);
  const upperDistances = computeDistances(markAbove(parts.upper, 0.5), width, height);
  const { atWall, atSeam } = colors;
  const mask = parserMask.slice();
  const decide = (i: number, sides: Sides): void => {
    const { share, trust } = measureShare(i, rgb, sides);
    if (trust > 0.5)
      mask[i] = share > 0.5 && measureDifference(i, rgb, colors.cloth) < measureDifference(i, rgb, plate) ? 1 : 0;
  };
  for (let i = 0; i < mask.length; i++) {
    if (parserMask[i] === 0 && distances[i]! <= FREE_PIXELS && parts.background[i]! + parts.lower[i]! > 0.8)
      decide(i, atWall);
    const seamPixels = parserMask[i] === 1 ? upperDistances[i]! : distances[i]!;
    if (seamPixels <= seamDistance && parts.upper[i]! + parts.lower[i]! > 0.8) decide(i, atSeam);
  }
  removeForeign(mask, rgb, colors);
  openGaps(mask, scene, (i) => {
    const { share, trust } = measureShare(i, rgb, atWall);
    return share < MAX_GAP_SHARE && trust > 0.5;
  });
  const wholeMask = fillButtons(restoreSmallPieces(mask, parserMask, scene), scene);
  const openedMask = smoothSeams(removeThinLines(wholeMask, width, height), scene);
  const main = keepMainParts({ width, height, inside: openedMask }, MIN_PIECE, MAX_HOLE).inside;
  const hipsEnd = Math.round(toPicture(body.frame, HIPS_ALONG, 0)[1] - scene.top) * width;
  for (let i = 0; i < Math.min(hipsEnd, mask.length); i++) if (openedMask[i] === 1) main[i] = 1;
  return main;
}

/** Removes pixels whose color is far from that of the cloth, such as shoes. */
function removeForeign(mask: Uint8Array, rgb: Uint8Array, { cloth, pattern }: OldColors): void {
  const maxDifference = (MAX_FOREIGN * findColorTolerance(pattern)) ** 2;
  for (let i = 0; i < mask.length; i++) if (measureDifference(i, rgb, cloth) > maxDifference) mask[i] = 0;
}

/** Removes gaps that are connected to the background beside the cloth. */
function openGaps(mask: Uint8Array, { parts, width }: Scene, isGap: (i: number) => boolean): void {
  const neighborSteps = [1, -1, width, -width];
  const stack: number[] = [];
  const visitNeighbors = (i: number): void => {
    for (const step of neighborSteps) {
      if (mask[i + step] !== 1 || !isGap(i + step)) continue;
      mask[i + step] = 0;
      stack.push(i + step);
    }
  };
  for (let i = 0; i < mask.length; i++) if (mask[i] === 0 && parts.background[i]! > 0.5) visitNeighbors(i);
  while (stack.length > 0) visitNeighbors(stack.pop()!);
}

/** Returns the squared difference of a pixel from a color. */
function measureDifference(i: number, rgb: Uint8Array, color: Colors): number {
  let sum = 0;
  for (let c = i * 3; c < i * 3 + 3; c++) sum += (rgb[c]! - color[c]!) ** 2;
  return sum;
}

/** Restores small pieces of the parser's cloth that have another color, such as buttons and piping. */
function restoreSmallPieces(mask: Uint8Array, parserMask: Uint8Array, { width, height }: Scene): Uint8Array {
  const removed = mask.map((value, i) => (value === 0 && parserMask[i] === 1 ? 1 : 0));
  const { labels, sortedComponents } = findComponents({ width, height, inside: removed });
  const maxArea = MAX_HOLE * countPixels({ inside: parserMask });
  const isSmall = new Uint8Array(sortedComponents.length + 1);
  for (const { label, area } of sortedComponents) isSmall[label] = area <= maxArea ? 1 : 0;
  return mask.map((value, i) => value || isSmall[labels[i]!]!);
}

/** Fills notches at the waistband that are as small as a button, with cloth to the left, to the right and below. */
function fillButtons(mask: Uint8Array, { parts, width }: Scene): Uint8Array {
  const isBeside = (i: number, step: number): boolean => {
    for (let k = 1; k <= MAX_BUTTON; k++) if (mask[i + k * step] === 1) return true;
    return false;
  };
  return mask.map((value, i) => {
    if (value === 1 || parts.upper[i]! + parts.lower[i]! + parts.other[i]! < 0.8) return value;
    return isBeside(i, 1) && isBeside(i, -1) && isBeside(i, width) ? 1 : 0;
  });
}

/** Smooths the outline beside hands and tops, whose colors change gradually. */
function smoothSeams(mask: Uint8Array, { parts, width, height }: Scene): Uint8Array {
  const plane = { width, height, data: new Float32Array(mask) };
  applyBoxBlur(plane, SEAM_SMOOTHING);
  return mask.map((value, i) => (parts.background[i]! > 0.2 ? value : plane.data[i]! > 0.5 ? 1 : 0));
}

/** Removes lines and dots that are less than three pixels wide. */
function removeThinLines(mask: Uint8Array, width: number, height: number): Uint8Array {
  const distances = computeDistances(shrinkMask(mask, width, height, 1), width, height);
  return mask.map((value, i) => (value === 1 && distances[i]! <= 2 ? 1 : 0));
}
