import { toBody } from '../person/bodyPlaces.ts';
import type { Scene } from './Scene.ts';

/** Only every third pixel is read. */
const STEP = 3;
/** Share of the old clothes that may hang lower than their hem, such as a fringe. */
const FRINGE = 0.003;
/** `along` below which cloth hangs from the hips. */
const HIPS = 1;

/** `along` of the hem of the clothes that cover the legs in the photo; null if there are none. */
export function oldHemAlong({ left, top, width, parts, body }: Scene): number | null {
  const found: number[] = [];
  for (let i = 0; i < parts.lower.length; i += STEP) {
    if (parts.lower[i]! < 0.5) continue;
    const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > HIPS) found.push(along);
  }
  if (found.length === 0) return null;
  return Float32Array.from(found).sort()[Math.floor((found.length - 1) * (1 - FRINGE))]!;
}
