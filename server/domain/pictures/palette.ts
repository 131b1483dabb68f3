import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { colorName } from './colorNames.ts';
import { eroded } from './components.ts';
import { clothDistance } from './lab.ts';
import { mixtureOf } from './mixture.ts';
import type { ColorShare, Lab, PaletteColor } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { areaOf } from './Raster.ts';

const COLORS_AT_FIRST = 8;
/** Clusters nearer than this are the same cloth in different light. */
const SAME_CLOTH_DISTANCE = 15;
const MIN_SHARE = 0.04;
/** A color with a smaller share is a detail that is not searched by. */
const MIN_NAMED_SHARE = 0.12;

/** The dominant colors inside the mask, largest first. Excludes the mask's edge, where the background bleeds in. */
export function paletteOf(lab: LabRaster, mask: Mask): readonly PaletteColor[] {
  const core = eroded(mask, 2);
  const { inside } = areaOf(core) > areaOf(mask) * 0.3 ? core : mask;
  const found = mixtureOf(lab, Float32Array.from(inside), COLORS_AT_FIRST).parts.map(
    ({ mean, share }): PaletteColor => ({ lab: mean, share }),
  );
  const merged = joined(found).filter(({ share }) => share >= MIN_SHARE);
  const total = merged.reduce((sum, { share }) => sum + share, 0);
  return merged
    .map(({ lab: color, share }) => ({ lab: color, share: share / total }))
    .sort((one, other) => other.share - one.share);
}

/** Merges the two nearest colors, repeatedly, while they are near enough to be the same cloth. */
function joined(colors: readonly PaletteColor[]): PaletteColor[] {
  const left = [...colors];
  for (;;) {
    let nearest: readonly [number, number, number] = [0, 0, Infinity];
    left.forEach((one, i) =>
      left.slice(i + 1).forEach((other, j) => {
        const distance = clothDistance(one.lab, other.lab);
        if (distance < nearest[2]) nearest = [i, i + 1 + j, distance];
      }),
    );
    if (nearest[2] > SAME_CLOTH_DISTANCE) return left;
    const [second] = left.splice(nearest[1], 1);
    left[nearest[0]] = mean(left[nearest[0]]!, second!);
  }
}

function mean(one: PaletteColor, other: PaletteColor): PaletteColor {
  const share = one.share + other.share;
  const between = (channel: 0 | 1 | 2): number =>
    (one.lab[channel] * one.share + other.lab[channel] * other.share) / share;
  return { lab: [between(0), between(1), between(2)], share };
}

/** Names the colors with their shares; three or more significant ones also count as Multicolor. */
export function colorsOf(palette: readonly PaletteColor[]): readonly ColorShare[] {
  const shares = new Map<Color, number>();
  for (const { lab, share } of palette) shares.set(colorName(lab), (shares.get(colorName(lab)) ?? 0) + share);
  const all = [...shares].map(([color, share]) => ({ color, share })).sort((one, other) => other.share - one.share);
  const named = all.filter(({ share }, at) => at === 0 || share >= MIN_NAMED_SHARE);
  return named.length < 3 ? named : [...named, { color: 'Multicolor' as const, share: 1 - named[0]!.share }];
}

/** White balance: lightness and color cast as under a neutral lamp. */
export function whiteBalanced(lab: LabRaster, mask: Mask): LabRaster {
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
