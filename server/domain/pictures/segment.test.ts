import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture, isTee, mirrorPicture } from '../../../tests/support/drawnPictures.ts';
import { removeBody } from './body.ts';
import { convertToLabRaster } from './lab.ts';
import type { Mask, Raster } from './Raster.ts';
import { segmentGarment } from './segment.ts';

type Rgb = readonly [number, number, number];

/** Returns how well the mask fits the area where `isExpected` is true: intersection over union. */
function computeOverlap({ width, height, inside }: Mask, isExpected: (x: number, y: number) => boolean): number {
  let [bothCount, eitherCount] = [0, 0];
  inside.forEach((value, i) => {
    const isCovered = isExpected((i % width) / width, Math.floor(i / width) / height);
    if (value === 1 && isCovered) bothCount++;
    if (value === 1 || isCovered) eitherCount++;
  });
  return bothCount / eitherCount;
}

const cut = (picture: Raster): Mask => segmentGarment(convertToLabRaster(picture)).mask;
const shade: fc.Arbitrary<Rgb> = fc.constantFrom<Rgb>(
  [20, 20, 24],
  [180, 30, 40],
  [40, 60, 140],
  [60, 110, 70],
  [240, 200, 60],
);

describe('segmentation', () => {
  it("finds the garment's outline, whatever its color", () => {
    fc.assert(
      fc.property(shade, (cloth) => {
        expect(computeOverlap(cut(drawPicture({ cloth })), isTee)).toBeGreaterThan(0.93);
      }),
      { numRuns: 3 },
    );
  });

  it('finds white on white by its edges', () => {
    const isEdge = (x: number, y: number): boolean =>
      isTee(x, y) && ![-0.012, 0.012].every((offset) => isTee(x + offset, y) && isTee(x, y + offset));
    const picture = drawPicture({
      background: [250, 250, 250],
      cloth: (x, y) => (isEdge(x, y) ? [222, 222, 226] : [244, 244, 246]),
    });
    expect(computeOverlap(cut(picture), isTee)).toBeGreaterThan(0.85);
  });

  it('does not mistake the bright center of a gray studio background for an object', () => {
    const darkenCorners = (x: number, y: number): Rgb => {
      const value = 205 - 60 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
      return [value, value, value];
    };
    const isSmall = (x: number, y: number): boolean => Math.hypot(x - 0.5, y - 0.5) < 0.2;
    const picture = drawPicture({
      covers: () => true,
      cloth: (x, y) => (isSmall(x, y) ? [30, 30, 32] : darkenCorners(x, y)),
    });
    expect(computeOverlap(cut(picture), isSmall)).toBeGreaterThan(0.9);
  });

  it('gives the mirrored result for a mirrored picture', () => {
    const picture = drawPicture({ cloth: (x) => (x < 0.5 ? [180, 30, 40] : [40, 60, 140]) });
    expect(computeOverlap(cut(mirrorPicture(picture)), (x, y) => isTee(1 - x, y))).toBeGreaterThan(0.93);
  });

  it('is less certain if nothing stands out', () => {
    const emptySegment = segmentGarment(convertToLabRaster(drawPicture({ cloth: [214, 206, 196] })));
    const tee = segmentGarment(convertToLabRaster(drawPicture({ cloth: [180, 30, 40] })));
    expect(emptySegment.certainty).toBeLessThan(tee.certainty);
  });
});

describe('a worn garment', () => {
  const isNeck = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.05 && y > 0.2 && y < 0.33;
  const isFace = (x: number, y: number): boolean =>
    Math.hypot((x - 0.5) / 0.085, (y - 0.22) / 0.08) < 1 || isNeck(x, y);
  const isHair = (x: number, y: number): boolean => Math.hypot((x - 0.5) / 0.1, (y - 0.17) / 0.08) < 1 && !isFace(x, y);
  const isTrunk = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.2 && y > 0.32 && y < 0.78;
  const isArm = (x: number, y: number): boolean => Math.abs(Math.abs(x - 0.5) - 0.24) < 0.04 && y > 0.35 && y < 0.8;
  const isJeans = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.15 && y >= 0.78;
  const wornPicture = drawPicture({
    background: [250, 250, 250],
    covers: (x, y) => [isFace, isHair, isTrunk, isArm, isJeans].some((isCovered) => isCovered(x, y)),
    cloth: (x, y) =>
      isTrunk(x, y) ? [40, 130, 70] : isJeans(x, y) ? [96, 118, 160] : isHair(x, y) ? [28, 22, 20] : [205, 155, 125],
  });

  it('is separated from head, arms and the clothes below', () => {
    const lab = convertToLabRaster(wornPicture);
    const { mask, isWorn } = removeBody(lab, segmentGarment(lab).mask);
    expect(isWorn).toBe(true);
    expect(computeOverlap(mask, isTrunk)).toBeGreaterThan(0.9);
  });

  it('a skin-colored garment that is not worn stays whole', () => {
    const lab = convertToLabRaster(drawPicture({ cloth: [205, 165, 135], background: [245, 245, 245] }));
    const { mask } = segmentGarment(lab);
    expect(removeBody(lab, mask)).toEqual({ mask, isWorn: false });
  });
});
