import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { nameColor } from './colorNames.ts';
import { erode } from './components.ts';
import { computeClothDistance } from './lab.ts';
import { fitMixture } from './mixture.ts';
import type { ColorShare, Lab, PaletteColor } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { countPixels } from './Raster.ts';

const INITIAL_COLOR_COUNT = 8;
/** Maximum distance between colors of the same cloth in different light. */
const SAME_CLOTH_DISTANCE = 15;
const MIN_COLOR_SHARE = 0.04;
/** Minimum share of a color that has a name in a search. Other colors are details. */
const MIN_NAMED_SHARE = 0.12;

/**
 * Finds the dominant colors inside the mask, largest first. Leaves out the edge of the mask, which contains
 * background.
 */
export function findPalette(lab: LabRaster, mask: Mask): readonly PaletteColor[] {
  const coreMask = erode(mask, 2);
  const { inside } = countPixels(coreMask) > countPixels(mask) * 0.3 ? coreMask : mask;
  const clusterColors = fitMixture(lab, Float32Array.from(inside), INITIAL_COLOR_COUNT).parts.map(
    ({ mean, share }): PaletteColor => ({ lab: mean, share }),
  );
  const mergedColors = mergeNearColors(clusterColors).filter(({ share }) => share >= MIN_COLOR_SHARE);
  const total = mergedColors.reduce((sum, { share }) => sum + share, 0);
  return mergedColors
    .map(({ lab: color, share }) => ({ lab: color, share: share / total }))
    .sort((a, b) => b.share - a.share);
}

/** Merges the two nearest colors repeatedly while they may be the same cloth. */
function mergeNearColors(colors: readonly PaletteColor[]): PaletteColor[] {
  const remainingColors = [...colors];
  for (;;) {
    let nearestPair: readonly [number, number, number] = [0, 0, Infinity];
    remainingColors.forEach((color, i) =>
      remainingColors.slice(i + 1).forEach((otherColor, otherIndex) => {
        const distance = computeClothDistance(color.lab, otherColor.lab);
        if (distance < nearestPair[2]) nearestPair = [i, i + 1 + otherIndex, distance];
      }),
    );
    if (nearestPair[2] > SAME_CLOTH_DISTANCE) return remainingColors;
    const [secondColor] = remainingColors.splice(nearestPair[1], 1);
    remainingColors[nearestPair[0]] = mixColors(remainingColors[nearestPair[0]]!, secondColor!);
  }
}

function mixColors(firstColor: PaletteColor, secondColor: PaletteColor): PaletteColor {
  const share = firstColor.share + secondColor.share;
  const mixChannel = (channel: 0 | 1 | 2): number =>
    (firstColor.lab[channel] * firstColor.share + secondColor.lab[channel] * secondColor.share) / share;
  return { lab: [mixChannel(0), mixChannel(1), mixChannel(2)], share };
}

/** Names the colors, with their shares. Three or more significant ones also count as Multicolor. */
export function nameColors(palette: readonly PaletteColor[]): readonly ColorShare[] {
  const shareByColor = new Map<Color, number>();
  for (const { lab, share } of palette)
    shareByColor.set(nameColor(lab), (shareByColor.get(nameColor(lab)) ?? 0) + share);
  const allColors = [...shareByColor].map(([color, share]) => ({ color, share })).sort((a, b) => b.share - a.share);
  const namedColors = allColors.filter(({ share }, index) => index === 0 || share >= MIN_NAMED_SHARE);
  return namedColors.length < 3
    ? namedColors
    : [...namedColors, { color: 'Multicolor' as const, share: 1 - namedColors[0]!.share }];
}

/** Corrects lightness and color cast as if a neutral lamp lit the picture (white balance). */
export function balanceWhite(lab: LabRaster, mask: Mask): LabRaster {
  const backgroundColor = findBackgroundColor(lab, mask);
  const brightness = Math.max(backgroundColor[0], computeQuantile(lab.lightness, 0.97));
  const lightnessFactor = brightness > 55 ? Math.min(1.18, Math.max(1, 95 / brightness)) : 1;
  const isNeutral = Math.hypot(backgroundColor[1], backgroundColor[2]) < 9 && backgroundColor[0] > 55;
  const [castA, castB] = isNeutral ? [backgroundColor[1] * 0.7, backgroundColor[2] * 0.7] : [0, 0];
  return {
    ...lab,
    lightness: lab.lightness.map((value) => Math.min(100, value * lightnessFactor)),
    a: lab.a.map((value, i) => value - castA * (lab.lightness[i]! / 100)),
    b: lab.b.map((value, i) => value - castB * (lab.lightness[i]! / 100)),
  };
}

function findBackgroundColor(lab: LabRaster, { inside }: Mask): Lab {
  const selectBackground = (plane: Float32Array): Float32Array => plane.filter((_, i) => inside[i] === 0);
  return [
    computeQuantile(selectBackground(lab.lightness), 0.5),
    computeQuantile(selectBackground(lab.a), 0.5),
    computeQuantile(selectBackground(lab.b), 0.5),
  ];
}

function computeQuantile(values: Float32Array, share: number): number {
  return Float32Array.from(values).sort()[Math.floor(values.length * share)] ?? 0;
}
