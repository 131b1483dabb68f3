import { toBody } from '../person/bodyPlaces.ts';
import type { ClothesPart, Scene } from './Scene.ts';

/** Distance from the seam, in torso lengths, within which the colors are compared. */
const BESIDE = 0.35;
/** Distance from the middle, in shoulder widths, within which they are compared, because arms hang beyond it. */
const MIDDLE = 0.4;
/** Reads every third pixel. */
const STEP = 3;

/** Measures how far the mean colors of the old clothes above and below the waist differ, 0 to 441. */
export function measureSeamContrast(scene: Scene, seam: number): number {
  const [upper, lower] = [findMeanColor(scene, 'upper', seam), findMeanColor(scene, 'lower', seam)];
  return Math.hypot(upper[0]! - lower[0]!, upper[1]! - lower[1]!, upper[2]! - lower[2]!);
}

function findMeanColor(scene: Scene, part: ClothesPart, seam: number): readonly number[] {
  const { left, top, width, rgb, parts, body } = scene;
  const maxAcross = MIDDLE * body.frame.shoulderWidth;
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < rgb.length / 3; i += STEP) {
    if (parts[part][i]! < 0.9) continue;
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (Math.abs(along - seam) > BESIDE || Math.abs(across) > maxAcross) continue;
    for (let c = 0; c < 3; c++) sum[c]! += rgb[i * 3 + c]!;
    count++;
  }
  return sum.map((value) => value / Math.max(1, count));
}
