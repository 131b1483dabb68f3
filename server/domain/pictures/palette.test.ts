import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture, isTee, mirrorPicture } from '../../../tests/support/drawnPictures.ts';
import { nameColor, computeColorFit } from './colorNames.ts';
import { convertHexToLab, convertToLabRaster } from './lab.ts';
import { nameColors, balanceWhite, findPalette } from './palette.ts';
import type { ColorShare } from './PictureReading.ts';
import type { Mask, Raster } from './Raster.ts';
import { findSimilarShades } from './shades.ts';

function createMask({ width, height }: Raster): Mask {
  const inside = Uint8Array.from({ length: width * height }, (_, i) =>
    isTee((i % width) / width, Math.floor(i / width) / height) ? 1 : 0,
  );
  return { width, height, inside };
}

function readColors(picture: Raster): readonly ColorShare[] {
  const mask = createMask(picture);
  return nameColors(findPalette(balanceWhite(convertToLabRaster(picture), mask), mask));
}

type Rgb = readonly [number, number, number];
const RED: Rgb = [190, 30, 45];
const NAVY: Rgb = [34, 44, 80];
const WHITE: Rgb = [244, 244, 242];
const anyCloth = fc.constantFrom<Rgb>(RED, NAVY, WHITE, [70, 120, 60], [240, 205, 60], [120, 80, 50]);

describe('the colors of a garment', () => {
  it.each([
    ['#111113', 'Black'],
    ['#f6f6f4', 'White'],
    ['#8e9094', 'Gray'],
    ['#d3c3a5', 'Beige'],
    ['#5e3e2c', 'Brown'],
    ['#b8232b', 'Red'],
    ['#e58fa6', 'Pink'],
    ['#e0682a', 'Orange'],
    ['#efd13f', 'Yellow'],
    ['#2f6b41', 'Green'],
    ['#22376b', 'Blue'],
    ['#6b4296', 'Purple'],
  ] as const)('names %s %s', (hex, color) => expect(nameColor(convertHexToLab(hex))).toBe(color));

  it('are sorted by their shares', () => {
    const foundColors = readColors(drawPicture({ cloth: (_, y) => (y > 0.62 ? WHITE : NAVY) }));
    expect(foundColors.map(({ color }) => color)).toEqual(['Blue', 'White']);
    expect(foundColors[0]!.share).toBeGreaterThan(foundColors[1]!.share);
  });

  it('omit small details', () => {
    const foundColors = readColors(
      drawPicture({ cloth: (x, y) => (Math.hypot(x - 0.55, y - 0.4) < 0.04 ? [240, 205, 60] : RED) }),
    );
    expect(foundColors.map(({ color }) => color)).toEqual(['Red']);
  });

  it('include Multicolor if three or more matter', () => {
    const foundColors = readColors(drawPicture({ cloth: (_, y) => (y < 0.4 ? RED : y < 0.6 ? NAVY : WHITE) }));
    expect(foundColors.map(({ color }) => color)).toContain('Multicolor');
  });

  it('are the same in light and in the shadow of a fold', () => {
    const foundColors = readColors(
      drawPicture({
        cloth: (x) => {
          const brightness = 0.82 + 0.18 * Math.sin(x * 40);
          return [190 * brightness, 30 * brightness, 45 * brightness];
        },
      }),
    );
    expect(foundColors.map(({ color }) => color)).toEqual(['Red']);
  });

  it('do not change with mirroring and scaling', () => {
    fc.assert(
      fc.property(anyCloth, anyCloth, fc.integer({ min: 90, max: 150 }), (firstColor, secondColor, width) => {
        const getClothColor = (_: number, y: number): Rgb => (y < 0.55 ? firstColor : secondColor);
        const listNames = (foundColors: readonly ColorShare[]): string[] =>
          foundColors.map(({ color }) => color).sort();
        const paletteColors = readColors(drawPicture({ cloth: getClothColor }));
        expect(listNames(readColors(mirrorPicture(drawPicture({ cloth: getClothColor }))))).toEqual(
          listNames(paletteColors),
        );
        expect(
          listNames(readColors(drawPicture({ cloth: getClothColor, width, height: Math.round(width * 1.2) }))),
        ).toEqual(listNames(paletteColors));
      }),
      { numRuns: 12 },
    );
  });

  it('always have shares that sum to one, largest first', () => {
    fc.assert(
      fc.property(anyCloth, anyCloth, (firstColor, secondColor) => {
        const picture = drawPicture({ cloth: (x) => (x < 0.5 ? firstColor : secondColor) });
        const palette = findPalette(convertToLabRaster(picture), createMask(picture));
        expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        expect(palette.map(({ share }) => share)).toEqual(palette.map(({ share }) => share).sort((a, b) => b - a));
      }),
      { numRuns: 10 },
    );
  });
});

describe('the similarity of colors', () => {
  it("is highest for a color's own name and zero for the opposite", () => {
    const navy = convertHexToLab('#252f45');
    expect(computeColorFit(navy, 'Blue')).toBe(1);
    expect(computeColorFit(navy, 'Yellow')).toBe(0);
    expect(computeColorFit(navy, 'Black')).toBeGreaterThan(computeColorFit(navy, 'White'));
  });

  it('names the nearest shade first', () => {
    expect(findSimilarShades(convertHexToLab('#27304a'))[0]?.name).toBe('navy');
    expect(findSimilarShades(convertHexToLab('#6a2233'))[0]?.name).toBe('burgundy');
  });
});
