import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { colorName } from './colorNames.ts';
import { eroded } from './components.ts';
import { clothDistance } from './lab.ts';
import { mixtureOf } from './mixture.ts';
import type { ColorShare, Lab, PaletteColor } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { areaOf } from './Raster.ts';

const COLORS_AT_FIRST = 8;
/** Clusters nearer than this are one cloth in more and less light. */
const ONE_CLOTH = 15;
const LEAST_SHARE = 0.04;
/** A color with less of the garment is a detail that one does not search by. */
const LEAST_NAMED = 0.12;

/** The few colors of what the mask covers, the largest first. Its rim is left out, where background bleeds in. */
export function paletteOf(lab: LabRaster, mask: Mask): readonly PaletteColor[] {
  const core = eroded(mask, 2);
  const { inside } = areaOf(core) > areaOf(mask) * 0.3 ? core : mask;
  const found = mixtureOf(lab, Float32Array.from(inside), COLORS_AT_FIRST).parts
    .map(({ mean, share }): PaletteColor => ({ lab: mean, share }));
  const merged = joined(found).filter(({ share }) => share >= LEAST_SHARE);
  const total = merged.reduce((sum, { share }) => sum + share, 0);
  return merged.map(({ lab: color, share }) => ({ lab: color, share: share / total })).sort((one, other) => other.share - one.share);
}

/** Joins the two nearest as long as they are one cloth. */
function joined(colors: readonly PaletteColor[]): PaletteColor[] {
  const left = [...colors];
  for (;;) {
    let nearest: readonly [number, number, number] = [0, 0, Infinity];
    left.forEach((one, i) => left.slice(i + 1).forEach((other, j) => {
      const distance = clothDistance(one.lab, other.lab);
      if (distance < nearest[2]) nearest = [i, i + 1 + j, distance];
    }));
    if (nearest[2] > ONE_CLOTH) return left;
    const [second] = left.splice(nearest[1], 1);
    left[nearest[0]] = mean(left[nearest[0]]!, second!);
  }
}

function mean(one: PaletteColor, other: PaletteColor): PaletteColor {
  const share = one.share + other.share;
  const between = (channel: 0 | 1 | 2): number => (one.lab[channel] * one.share + other.lab[channel] * other.share) / share;
  return { lab: [between(0), between(1), between(2)], share };
}

/** Names with their shares; three or more that matter are also what a shopper calls multicolored. */
export function colorsOf(palette: readonly PaletteColor[]): readonly ColorShare[] {
  const shares = new Map<Color, number>();
  for (const { lab, share } of palette) shares.set(colorName(lab), (shares.get(colorName(lab)) ?? 0) + share);
  const all = [...shares].map(([color, share]) => ({ color, share })).sort((one, other) => other.share - one.share);
  const named = all.filter(({ share }, at) => at === 0 || share >= LEAST_NAMED);
  return named.length < 3 ? named : [...named, { color: 'Multicolor' as const, share: 1 - named[0]!.share }];
}

/** Lightness and cast as they would be under a lamp that shows white as white. */
export function inFairLight(lab: LabRaster, mask: Mask): LabRaster {
  const ground = groundOf(lab, mask);
  const bright = Math.max(ground[0], quantile(lab.lightness, 0.97));
  const lift = bright > 55 ? Math.min(1.18, Math.max(1, 95 / bright)) : 1;
  const isNeutral = Math.hypot(ground[1], ground[2]) < 9 && ground[0] > 55;
  const [castA, castB] = isNeutral ? [ground[1] * 0.7, ground[2] * 0.7] : [0, 0];
  return {
    ...lab,
    lightness: lab.lightness.map((value) => Math.min(100, value * lift)),
    a: lab.a.map((value, i) => value - castA * (lab.lightness[i]! / 100)),
    b: lab.b.map((value, i) => value - castB * (lab.lightness[i]! / 100)),
  };
}

function groundOf(lab: LabRaster, { inside }: Mask): Lab {
  const outside = (plane: Float32Array): Float32Array => plane.filter((_, i) => inside[i] === 0);
  return [quantile(outside(lab.lightness), 0.5), quantile(outside(lab.a), 0.5), quantile(outside(lab.b), 0.5)];
}

function quantile(values: Float32Array, share: number): number {
  return Float32Array.from(values).sort()[Math.floor(values.length * share)] ?? 0;
}
