import { clamp } from '../curve.ts';
import type { Box } from '../Figure.ts';
import { computeDistances } from '../raster/distance.ts';
import { markAbove } from '../raster/threshold.ts';
import type { GuidedFilter } from './GuidedFilter.ts';
import type { ParserClass, ParserMap } from './ParserMap.ts';
import { sampleClass } from './ParserMap.ts';

/** Masks of the model's classes around the person, 0 to 255. Their edges follow the edges in the picture. */
export type ParserMasks = Readonly<Record<ParserClass, Uint8Array>>;

/** Maximum distance in pixels by which the filter may move an edge. */
const FREE_PIXELS = 7;
const FADE_PIXELS = 3;
/** Factor that narrows the filter's soft edge. */
const SHARPENING_FACTOR = 1.6;
const SHRINK_FACTOR = 2;

export function createPartMasks(map: ParserMap, box: Box, filter: GuidedFilter): ParserMasks {
  const { width, height } = filter;
  const readClass = (name: ParserClass): Float32Array => sampleClass(map, name, box, [width, height], SHRINK_FACTOR);
  const [body, face] = [readClass('bodySkin'), readClass('faceSkin')];
  const skin = body.map((value, i) => value + face[i]!);
  const faceShare = face.map((value, i) => value / Math.max(1e-6, skin[i]!));
  const drawFiltered = (mask: Float32Array): Uint8Array => filter.drawMask(fitLines(mask, filter));
  const drawUnfiltered = (mask: Float32Array): Uint8Array => enlargeMask(mask, width, box);
  const masks = {
    background: drawFiltered(readClass('background')),
    hair: drawFiltered(readClass('hair')),
    clothes: drawFiltered(readClass('clothes')),
  };
  const [bodySkin, faceSkin] = divideMask(drawFiltered(skin), drawUnfiltered(faceShare));
  return normalizeMasks({ ...masks, bodySkin, faceSkin, other: drawUnfiltered(readClass('other')) });
}

/**
 * Fits the mask. Away from edges, keeps the model's label, because white clothes on a white wall would otherwise
 * spread.
 */
function fitLines(mask: Float32Array, filter: GuidedFilter): ReturnType<GuidedFilter['fitMask']> {
  const lines = filter.fitMask(mask);
  const { width, height } = filter;
  const part = markAbove(mask, 0.5);
  const outsideDistances = computeDistances(part, width, height);
  const insideDistances = computeDistances(
    part.map((value) => 1 - value),
    width,
    height,
  );
  const computeFadeShare = (distance: number): number =>
    clamp((distance * SHRINK_FACTOR - FREE_PIXELS) / FADE_PIXELS, 0, 1);
  for (let i = 0; i < mask.length; i++) {
    const innerShare = computeFadeShare(insideDistances[i]!);
    const keptShare = (1 - computeFadeShare(outsideDistances[i]!)) * (1 - innerShare);
    for (const slope of lines.slopes) slope[i]! *= SHARPENING_FACTOR * keptShare;
    lines.offset[i] = (SHARPENING_FACTOR * (lines.offset[i]! - 0.5) + 0.5) * keptShare + innerShare;
  }
  return lines;
}

/** Enlarges a mask without the filter, for parts that have no visible edges. */
function enlargeMask(mask: Float32Array, width: number, box: Box): Uint8Array {
  const target = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const row = Math.floor(y / SHRINK_FACTOR) * width;
    for (let x = 0; x < box.width; x++)
      target[y * box.width + x] = mask[row + Math.floor(x / SHRINK_FACTOR)]! * 255 + 0.5;
  }
  return target;
}

function divideMask(wholeMask: Uint8Array, share: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const secondMask = wholeMask.map((value, i) => (value * share[i]!) / 255);
  return [wholeMask.map((value, i) => value - secondMask[i]!), secondMask];
}

/** Scales the parts of each pixel so that they add up to 255. */
function normalizeMasks(masks: ParserMasks): ParserMasks {
  const { background, hair, bodySkin, faceSkin, clothes, other } = masks;
  for (let i = 0; i < background.length; i++) {
    const sum = background[i]! + hair[i]! + bodySkin[i]! + faceSkin[i]! + clothes[i]! + other[i]!;
    if (sum === 255) continue;
    if (sum === 0) background[i] = 255;
    else
      for (const plane of [background, hair, bodySkin, faceSkin, clothes, other])
        plane[i] = (plane[i]! * 255) / sum + 0.5;
  }
  return masks;
}
