import type { ClothesPart, Scene } from './Scene.ts';

/** Checks every third row. */
const STEP = 3;
/** Distance from the outline, in pixels, of the two points that are compared. */
const SIDE_DISTANCE = 5;
/** Maximum difference of red, green and blue in total at which cloth and background look alike. */
const MAX_ALIKE_DIFFERENCE = 26;

/**
 * Returns the fraction of the old clothes' outline that has nearly the color of the background. Traces of the old
 * clothes may stay there.
 */
export function measureFaintShare({ width, height, rgb, parts }: Scene, replacedParts: readonly ClothesPart[]): number {
  const isCloth = (i: number): boolean => replacedParts.some((part) => parts[part][i]! > 0.5);
  let [faint, count] = [0, 0];
  for (let y = 0; y < height; y += STEP) {
    for (let x = SIDE_DISTANCE; x < width - SIDE_DISTANCE - 1; x++) {
      const i = y * width + x;
      if (isCloth(i) === isCloth(i + 1)) continue;
      const [inside, outside] = isCloth(i)
        ? [i - SIDE_DISTANCE, i + 1 + SIDE_DISTANCE]
        : [i + 1 + SIDE_DISTANCE, i - SIDE_DISTANCE];
      if (!isCloth(inside) || parts.background[outside]! < 0.8) continue;
      count++;
      if (difference(rgb, inside, outside) < MAX_ALIKE_DIFFERENCE) faint++;
    }
  }
  return count > 0 ? faint / count : 0;
}

const difference = (rgb: Uint8Array, firstPixel: number, secondPixel: number): number =>
  Math.hypot(
    rgb[firstPixel * 3]! - rgb[secondPixel * 3]!,
    rgb[firstPixel * 3 + 1]! - rgb[secondPixel * 3 + 1]!,
    rgb[firstPixel * 3 + 2]! - rgb[secondPixel * 3 + 2]!,
  );
