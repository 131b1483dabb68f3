import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, growMask, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import { markAbove } from '../raster/threshold.ts';
import { findOldHem } from './oldHem.ts';
import type { Removal } from './removal.ts';
import type { Scene } from './Scene.ts';
import type { SkinTone } from './SkinTone.ts';

/** Width in pixels of the rim that gets the color of the cloth beside it. */
const RIM = 3;
/** Width of the same rim on skin, where the shadow of a collar is wider. */
const SKIN_RIM = 6;

/** Minimum distance below the old hem, in torso lengths, at which cloth is a shoe. */
const MIN_BELOW_HEM = 0.12;
const SHOES_ALONG = 1.7;

function isShoe(i: number, hem: number | null, { left, top, width, parts, body }: Scene): boolean {
  if (hem === null || parts.lower[i]! + parts.upper[i]! < 0.25) return false;
  const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
  return along > SHOES_ALONG && along > hem + MIN_BELOW_HEM;
}

/** Finds how much cloth to remove in each pixel, including its edge. Leaves cloth that is behind something else. */
export function findOldCloth(scene: Scene, takenOff: readonly ('upper' | 'lower')[]): Float32Array {
  const { width, height, parts } = scene;
  const inside = new Uint8Array(width * height);
  const hem = findOldHem(scene);
  for (let i = 0; i < inside.length; i++) {
    inside[i] = takenOff.some((part) => parts[part][i]! > 0.25) && !isShoe(i, hem, scene) ? 1 : 0;
  }
  const closed = shrinkMask(growMask(inside, width, height, 5), width, height, 5);
  const distances = computeDistances(closed, width, height);
  const rimPlane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < distances.length; i++) {
    const rim =
      parts.bodySkin[i]! > 0.5 ? smoothstep(SKIN_RIM, SKIN_RIM - 4, distances[i]!) : distances[i]! <= RIM ? 1 : 0;
    rimPlane.data[i] = rim;
  }
  applyBoxBlur(rimPlane, 1);
  const keptParts = (['upper', 'lower'] as const).filter((part) => !takenOff.includes(part));
  for (let i = 0; i < rimPlane.data.length; i++) {
    if (rimPlane.data[i] === 0) continue;
    const inFront = Math.max(parts.other[i]!, parts.faceSkin[i]!);
    const inFrontShare = Math.max(smoothstep(0.4, 0.8, parts.hair[i]!), ignoreTraces(inFront));
    const keptShare = keptParts.reduce((sum, part) => sum + parts[part][i]!, 0);
    rimPlane.data[i]! *= (1 - inFrontShare) * (1 - ignoreTraces(keptShare));
  }
  return rimPlane.data;
}

/** Ignores small amounts, which are errors and would leave traces of the old clothes. */
const ignoreTraces = (share: number): number => Math.min(1, share) * smoothstep(0.08, 0.3, share);

/** How strongly the folds and shade of the old clothes are drawn on skin. */
const SKIN_SHADE_STRENGTH = 0.6;

/** Exponents of red, green and blue. Light passes through skin, so its shadows are redder. */
const SKIN_EXPONENTS = [0.82, 1.06, 1.2];
const SHADE_COUNT = 256;
const LIGHTEST = 1.4;
/** Factors of red, green and blue for each brightness from 0 to `LIGHTEST`. */
const SKIN_SHADES = Float32Array.from(
  { length: SHADE_COUNT * 3 },
  (_, k) => ((Math.floor(k / 3) * LIGHTEST) / SHADE_COUNT) ** SKIN_EXPONENTS[k % 3]!,
);

/** Draws skin, remaining cloth and surroundings in place of the old clothes. Changes `result`. */
export function replaceOldClothes(
  result: Uint8Array,
  scene: Scene,
  removal: Removal,
  tone: SkinTone,
  shade: Float32Array,
): void {
  const { old, skin, light, kept } = removal;
  const keptColors = kept.some((value) => value > 0.05) ? extendColors(scene, scene.parts.lower) : null;
  const noise = createNoise(tone.grain);
  for (let i = 0; i < old.length; i++) {
    const share = old[i]!;
    if (share <= 0.01) continue;
    const noiseFactor = noise();
    const lit = light[i]! * (1 + (shade[i]! - 1) * SKIN_SHADE_STRENGTH);
    const entry = Math.max(0, Math.min(SHADE_COUNT - 1, Math.round((lit * SHADE_COUNT) / LIGHTEST))) * 3;
    for (let c = 0; c < 3; c++) {
      const offset = i * 3 + c;
      const skinColor = tone.rgb[offset]! * SKIN_SHADES[entry + c]! + noiseFactor;
      let value = scene.plate[offset]! + (skinColor - scene.plate[offset]!) * skin[i]!;
      if (keptColors) value += (keptColors[offset]! + noiseFactor - value) * kept[i]!;
      result[offset] = clampByte(result[offset]! + (value - result[offset]!) * share);
    }
  }
}

const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** Returns the color of the remaining cloth, extended below the removed cloth. */
function extendColors({ width, height, rgb }: Scene, part: Float32Array): Float32Array {
  const surelyCloth = shrinkMask(markAbove(part, 0.8), width, height, 3);
  return fillFromKnown(rgb, new Float32Array(surelyCloth), width, height);
}

/**
 * Creates a function that returns random numbers around 0. They always start from the same seed, so that a photo
 * always gives the same picture.
 */
export function createNoise(size: number): () => number {
  let state = 1234567;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 3.4 * size;
  };
}
