import { toBody } from '../person/bodyPlaces.ts';
import type { Scene } from './Scene.ts';

/** Position down the torso below which hair hangs over the clothes. */
const CHEST_ALONG = 0.2;

/**
 * Measures the area of hair over the clothes, in squared shoulder widths. Between the strands, the old clothes stay
 * visible.
 */
export function measureHairOverClothes({ left, top, width, parts, body }: Scene): number {
  let area = 0;
  for (let i = 0; i < parts.hair.length; i++) {
    if (parts.hair[i]! < 0.5) continue;
    const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > CHEST_ALONG) area++;
  }
  return area / body.frame.shoulderWidth ** 2;
}
