import { clamp } from '../curve.ts';
import type { Box } from '../Figure.ts';
import { computeDistances } from '../raster/distance.ts';
import type { GuidedFilter } from './GuidedFilter.ts';
import type { ParserClass, ParserMap } from './ParserMap.ts';
import { sampled } from './ParserMap.ts';

/** Masks of the model's classes over the person's box, 0 to 255, with edges aligned to the picture's edges. */
export type ParserMasks = Readonly<Record<ParserClass, Uint8Array>>;

/** How far the filter may move an edge, in pixels; farther away, the model's own label applies. */
const FREE_PIXELS = 7;
const FADE_PIXELS = 3;
/** Factor that narrows the filter's soft edge. */
const SHARPENED = 1.6;
const STEP = 2;

export function refineParts(map: ParserMap, box: Box, filter: GuidedFilter): ParserMasks {
  const { width, height } = filter;
  const read = (name: ParserClass): Float32Array => sampled(map, name, box, [width, height], STEP);
  const [body, face] = [read('bodySkin'), read('faceSkin')];
  const skin = body.map((value, i) => value + face[i]!);
  const faceShare = face.map((value, i) => value / Math.max(1e-6, skin[i]!));
  const draw = (mask: Float32Array): Uint8Array => filter.draw(heldLines(mask, filter));
  const plain = (mask: Float32Array): Uint8Array => enlarged(mask, width, box);
  const masks = { background: draw(read('background')), hair: draw(read('hair')), clothes: draw(read('clothes')) };
  const [bodySkin, faceSkin] = divided(draw(skin), plain(faceShare));
  return normalized({ ...masks, bodySkin, faceSkin, other: plain(read('other')) });
}

/**
 * Fits the mask, but keeps the model's label far inside and outside of its edge: white clothes on a white wall would
 * bleed.
 */
function heldLines(mask: Float32Array, filter: GuidedFilter): ReturnType<GuidedFilter['fit']> {
  const lines = filter.fit(mask);
  const { width, height } = filter;
  const part = Uint8Array.from(mask, (value) => (value > 0.5 ? 1 : 0));
  const outside = computeDistances(part, width, height);
  const inside = computeDistances(
    part.map((value) => 1 - value),
    width,
    height,
  );
  const fade = (distance: number): number => clamp((distance * STEP - FREE_PIXELS) / FADE_PIXELS, 0, 1);
  for (let i = 0; i < mask.length; i++) {
    const full = fade(inside[i]!);
    const keep = (1 - fade(outside[i]!)) * (1 - full);
    for (const slope of lines.slopes) slope[i]! *= SHARPENED * keep;
    lines.offset[i] = (SHARPENED * (lines.offset[i]! - 0.5) + 0.5) * keep + full;
  }
  return lines;
}

/** Enlarges a mask without the filter, for parts whose edges are not visible in the picture. */
function enlarged(mask: Float32Array, width: number, box: Box): Uint8Array {
  const target = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const row = Math.floor(y / STEP) * width;
    for (let x = 0; x < box.width; x++) target[y * box.width + x] = mask[row + Math.floor(x / STEP)]! * 255 + 0.5;
  }
  return target;
}

function divided(whole: Uint8Array, share: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const second = whole.map((value, i) => (value * share[i]!) / 255);
  return [whole.map((value, i) => value - second[i]!), second];
}

/** Scales the parts of each pixel so that they add up to 255. */
function normalized(masks: ParserMasks): ParserMasks {
  const { background: a, hair: b, bodySkin: c, faceSkin: d, clothes: e, other: f } = masks;
  for (let i = 0; i < a.length; i++) {
    const sum = a[i]! + b[i]! + c[i]! + d[i]! + e[i]! + f[i]!;
    if (sum === 255) continue;
    if (sum === 0) a[i] = 255;
    else for (const plane of [a, b, c, d, e, f]) plane[i] = (plane[i]! * 255) / sum + 0.5;
  }
  return masks;
}
