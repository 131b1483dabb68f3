import { toBody } from '../person/bodyPlaces.ts';
import type { Scene } from './Scene.ts';

/** Reads every third pixel. */
const STEP = 3;
/** Cloth below this position down the torso hangs from the hips. */
const HIPS_ALONG = 1;
const ROW_HEIGHT = 0.02;
/** Minimum cloth in a row above the hem, as a fraction of the cloth in the widest row. */
const MIN_SHARE = 0.06;

/**
 * Finds the hem of the clothes in the photo, as a position down the torso; returns null if none hang below the hips.
 * The highest end of the cloth counts, because dark shoes may look like clothes.
 */
export function findOldHem({ left, top, width, parts, body }: Scene): number | null {
  const counts: number[] = [];
  for (let i = 0; i < parts.lower.length; i += STEP) {
    if (parts.lower[i]! + parts.upper[i]! < 0.5) continue;
    const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    const row = Math.floor((along - HIPS_ALONG) / ROW_HEIGHT);
    if (row >= 0) counts[row] = (counts[row] ?? 0) + 1;
  }
  if (counts.length === 0) return null;
  const filledCounts = Array.from(counts, (count) => count ?? 0);
  const minCount = Math.max(...filledCounts) * MIN_SHARE;
  const firstEmptyRow = filledCounts.findIndex((count) => count < minCount);
  return HIPS_ALONG + (firstEmptyRow < 0 ? filledCounts.length : firstEmptyRow) * ROW_HEIGHT;
}
