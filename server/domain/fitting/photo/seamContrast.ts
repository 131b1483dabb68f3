import { toBody } from '../person/bodyPlaces.ts';
import { findMeanColor } from './meanColor.ts';
import type { ClothesPart, Scene } from './Scene.ts';

/** Distance from the seam, in torso lengths, within which the colors are compared. */
const BESIDE = 0.35;
/** Distance from the middle, in shoulder widths, within which they are compared, because arms hang beyond it. */
const MIDDLE = 0.4;
/** Reads every third pixel. */
const STEP = 3;

const BLACK = [0, 0, 0];

/** Measures how far the mean colors of the old clothes above and below the waist differ, 0 to 441. */
export function measureSeamContrast(scene: Scene, seam: number): number {
  const [upper, lower] = [findColorAtSeam(scene, 'upper', seam), findColorAtSeam(scene, 'lower', seam)];
  return Math.hypot(upper[0]! - lower[0]!, upper[1]! - lower[1]!, upper[2]! - lower[2]!);
}

function findColorAtSeam({ left, top, width, rgb, parts, body }: Scene, part: ClothesPart, seam: number) {
  const maxAcross = MIDDLE * body.frame.shoulderWidth;
  const isAtSeam = (i: number): boolean => {
    if (parts[part][i]! < 0.9) return false;
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    return Math.abs(along - seam) <= BESIDE && Math.abs(across) <= maxAcross;
  };
  return findMeanColor(rgb, isAtSeam, STEP) ?? BLACK;
}
