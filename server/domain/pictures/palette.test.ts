import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture, isTee, mirrorPicture } from '../../../tests/support/drawnPictures.ts';
import { colorName, colorService } from './colorNames.ts';
import { labOfHex, labRaster } from './lab.ts';
import { colorsOf, whiteBalanced, paletteOf } from './palette.ts';
import type { ColorShare } from './PictureReading.ts';
import type { Mask, Raster } from './Raster.ts';
import { shadesLike } from './shades.ts';

function maskOf({ width, height }: Raster): Mask {
  const inside = Uint8Array.from({ length: width * height }, (_, i) =>
    isTee((i % width) / width, Math.floor(i / width) / height) ? 1 : 0,
  );
  return { width, height, inside };
}

function colors(picture: Raster): readonly ColorShare[] {
  const mask = maskOf(picture);
  return colorsOf(paletteOf(whiteBalanced(labRaster(picture), mask), mask));
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
  ] as const)('names %s %s', (hex, color) => expect(colorName(labOfHex(hex))).toBe(color));

  it('are sorted by their shares', () => {
    const found = colors(drawPicture({ cloth: (_, y) => (y > 0.62 ? WHITE : NAVY) }));
    expect(found.map(({ color }) => color)).toEqual(['Blue', 'White']);
    expect(found[0]!.share).toBeGreaterThan(found[1]!.share);
  });

  it('omit small details', () => {
    const found = colors(
      drawPicture({ cloth: (x, y) => (Math.hypot(x - 0.55, y - 0.4) < 0.04 ? [240, 205, 60] : RED) }),
    );
    expect(found.map(({ color }) => color)).toEqual(['Red']);
  });

  it('include Multicolor if three or more matter', () => {
    const found = colors(drawPicture({ cloth: (_, y) => (y < 0.4 ? RED : y < 0.6 ? NAVY : WHITE) }));
    expect(found.map(({ color }) => color)).toContain('Multicolor');
  });

  it('are the same in light and in the shadow of a fold', () => {
    const found = colors(
      drawPicture({
        cloth: (x) => {
          const light = 0.82 + 0.18 * Math.sin(x * 40);
          return [190 * light, 30 * light, 45 * light];
        },
      }),
    );
    expect(found.map(({ color }) => color)).toEqual(['Red']);
  });

  it('do not change with mirroring and scaling', () => {
    fc.assert(
      fc.property(anyCloth, anyCloth, fc.integer({ min: 90, max: 150 }), (one, other, width) => {
        const cloth = (_: number, y: number): Rgb => (y < 0.55 ? one : other);
        const names = (found: readonly ColorShare[]): string[] => found.map(({ color }) => color).sort();
        const here = colors(drawPicture({ cloth }));
        expect(names(colors(mirrorPicture(drawPicture({ cloth }))))).toEqual(names(here));
        expect(names(colors(drawPicture({ cloth, width, height: Math.round(width * 1.2) })))).toEqual(names(here));
      }),
      { numRuns: 12 },
    );
  });

  it('always have shares that sum to one, largest first', () => {
    fc.assert(
      fc.property(anyCloth, anyCloth, (one, other) => {
        const picture = drawPicture({ cloth: (x) => (x < 0.5 ? one : other) });
        const palette = paletteOf(labRaster(picture), maskOf(picture));
        expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        expect(palette.map(({ share }) => share)).toEqual(palette.map(({ share }) => share).sort((a, b) => b - a));
      }),
      { numRuns: 10 },
    );
  });
});

describe('the similarity of colors', () => {
  it("is highest for a color's own name and zero for the opposite", () => {
    const navy = labOfHex('#252f45');
    expect(colorService(navy, 'Blue')).toBe(1);
    expect(colorService(navy, 'Yellow')).toBe(0);
    expect(colorService(navy, 'Black')).toBeGreaterThan(colorService(navy, 'White'));
  });

  it('names the nearest shade first', () => {
    expect(shadesLike(labOfHex('#27304a'))[0]?.name).toBe('navy');
    expect(shadesLike(labOfHex('#6a2233'))[0]?.name).toBe('burgundy');
  });
});
