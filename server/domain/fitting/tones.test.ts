import { describe, expect, it } from 'vitest';
import { createShadeTable, createSkinTable, findInkStrength, TONES } from './tones.ts';

/** Grays of a drawn face: where the light falls, and in its shadows. */
const [LIT_GRAY, SHADED_GRAY] = [166, 107];
const [lightestTone, darkestTone] = [TONES[0]!, TONES.at(-1)!];

const readGreen = (table: Float32Array, gray: number): number => table[gray * 3 + 1]!;
const measureContrast = (table: Float32Array): number =>
  (readGreen(table, LIT_GRAY) + 0.05) / (readGreen(table, SHADED_GRAY) + 0.05);

describe('skin', () => {
  it('has at least as much contrast of light and shadow when it is dark', () => {
    const contrasts = TONES.map(({ skin }) => measureContrast(createSkinTable(skin)));
    for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(contrasts[0]! * 0.95);
    expect(measureContrast(createSkinTable(darkestTone.skin))).toBeGreaterThan(1.7);
  });

  it('keeps its color when it is light', () => {
    expect(createSkinTable(lightestTone.skin)).toEqual(createShadeTable(lightestTone.skin));
    expect(findInkStrength(lightestTone)).toBe(1);
  });

  it('stays in the order of the tones, in light and in shadow', () => {
    for (const gray of [SHADED_GRAY, LIT_GRAY]) {
      const greens = TONES.map(({ skin }) => readGreen(createSkinTable(skin), gray));
      expect(greens).toEqual(greens.toSorted((a, b) => b - a));
    }
  });

  it('has stronger lines of the face when it is dark', () => {
    const strengths = TONES.map(findInkStrength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(findInkStrength(darkestTone)).toBeGreaterThan(1.5);
  });
});
