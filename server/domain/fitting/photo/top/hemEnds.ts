import { findNearestOnLimb, halfWidthAt, profileAt, toBody } from '../../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import { measureShare } from '../matte/colorShare.ts';
import type { OldColors } from '../matte/oldColors.ts';
import type { Scene } from '../Scene.ts';
import { findOldSleeveReach } from '../sleeveReach.ts';

/** Highest position of a hem down the torso. */
const HIGHEST = 0.4;
/** Half the width of the trunk in half widths of the body, in which its hem is found. */
const FOUND = 1.05;
/** Distance from an arm in half widths of it at which cloth may be its sleeve. */
const SLEEVE = 1.35;
/** Reach from which a sleeve may hang beside the hem, as a fraction of the arm. */
const LONG_SLEEVE = 0.6;
/** Distance in torso lengths from the parser's hem within which the colors decide. */
const SEAM = 0.16;
const MIN_TRUST = 0.4;
/** Minimum height of a piece of cloth that is the top, in torso lengths. */
const MIN_PIECE = 0.1;

/** Where the trunk and the old sleeves of a scene are. */
export interface HemPlaces {
  /** Distance of a pixel from the middle in half widths of the body; infinite above the hem. */
  readonly findWidth: (x: number, y: number) => number;
  readonly isSleeve: (x: number, y: number) => boolean;
}

export function createHemPlaces({ left, top, body }: Scene): HemPlaces {
  const hasLongSleeves = findOldSleeveReach(body) > LONG_SLEEVE;
  return {
    findWidth: (x, y) => {
      const [along, across] = toBody(body.frame, x + left, y + top);
      const side = across < 0 ? 'left' : 'right';
      return along < HIGHEST ? Infinity : Math.abs(across) / halfWidthAt(body, side, along);
    },
    isSleeve: (x, y) =>
      hasLongSleeves &&
      PICTURE_SIDES.some((side) => {
        const { distance, position } = findNearestOnLimb(body.arms[side], x + left, y + top);
        return distance < SLEEVE * profileAt(body.arms[side].inner, position);
      }),
  };
}

/** Finds the row of the hem in each column of the trunk; NaN if it is not seen. */
export function findHemEnds(
  scene: Scene,
  mask: Uint8Array,
  colors: OldColors,
  { findWidth, isSleeve }: HemPlaces,
): Float32Array {
  const { width, height, parts, body } = scene;
  const minPiece = Math.round(MIN_PIECE * body.frame.torsoLength);
  return Float32Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    while (y > 0 && !isPieceEnd(mask, width, x, y, minPiece)) y--;
    if (findWidth(x, y) > FOUND || y >= height - 3 || isSleeve(x, y)) return Number.NaN;
    // Below the hem there must be other clothes or the wall, no hand.
    const below = Math.min(height - 1, y + 4) * width + x;
    const isFree = parts.lower[below]! + parts.background[below]! > 0.6;
    return isFree ? (findSeam(scene, colors, x, y) ?? y) : Number.NaN;
  });
}

/** Whether a row is the lower end of a piece of cloth. Lower pieces, such as one in a pocket, are not the top. */
function isPieceEnd(mask: Uint8Array, width: number, x: number, y: number, minPiece: number): boolean {
  for (let k = 0; k < minPiece; k++) if (mask[(y - k) * width + x] !== 1) return false;
  return true;
}

/** Finds the row in which the color of the top changes to that of the clothes below; null if they look alike. */
function findSeam({ width, height, rgb, body }: Scene, { atSeam }: OldColors, x: number, end: number): number | null {
  const range = Math.round(SEAM * body.frame.torsoLength);
  let [sum, best, seam] = [0, 0, end - range];
  for (let y = end - range; y < Math.min(height - 1, end + range); y++) {
    const { share, trust } = measureShare(y * width + x, rgb, atSeam);
    if (y === end && trust < MIN_TRUST) return null;
    sum += share - 0.5;
    if (sum > best) [best, seam] = [sum, y];
  }
  return seam;
}
