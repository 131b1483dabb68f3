import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLabDistance, convertToLab } from './color.ts';
import { createGlance, measureHashDistance, isNearCopy, findNearest, perceptualHash } from './likeness.ts';

const gray = (paint: (x: number, y: number) => number): number[] =>
  Array.from({ length: 1024 }, (_, i) => paint(i % 32, Math.floor(i / 32)));
const disc = (cx: number, r: number) => gray((x, y) => (Math.hypot(x - cx, y - 16) < r ? 40 : 200));
const looks = (id: string, pixels: number[]) => ({
  id,
  hash: perceptualHash(pixels),
  glance: createGlance(pixels.flatMap((value) => [value, value, value])),
});

describe('colors in Lab', () => {
  it('knows white, black and red', () => {
    expect(convertToLab(1, 1, 1)[0]).toBeCloseTo(100, 0);
    expect(convertToLab(0, 0, 0)[0]).toBeCloseTo(0, 1);
    const [l, a, b] = convertToLab(1, 0, 0);
    expect([Math.round(l), Math.round(a), Math.round(b)]).toEqual([53, 80, 67]);
  });

  it('measures no distance from a color to itself, and the same both ways', () => {
    const color = fc
      .tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([r, g, b]) => convertToLab(r, g, b));
    fc.assert(
      fc.property(color, color, (firstColor, secondColor) => {
        expect(measureLabDistance(firstColor, firstColor)).toBe(0);
        expect(measureLabDistance(firstColor, secondColor)).toBeCloseTo(measureLabDistance(secondColor, firstColor), 9);
      }),
    );
  });
});

describe('likeness', () => {
  it('hardly changes when a picture gets lighter, and a lot when its shape does', () => {
    const plainHash = perceptualHash(disc(16, 9));
    expect(
      measureHashDistance(plainHash, perceptualHash(disc(16, 9).map((value) => value * 0.8 + 30))),
    ).toBeLessThanOrEqual(2);
    expect(measureHashDistance(plainHash, perceptualHash(disc(7, 5)))).toBeGreaterThan(10);
  });

  it('reports a near copy and no other picture', () => {
    const foundNeighbors = findNearest([
      looks('a', disc(16, 9)),
      looks(
        'copy of a',
        disc(16, 9).map((value) => value + 1),
      ),
      looks('b', disc(7, 5)),
    ]);
    expect(foundNeighbors.find(({ firstId }) => firstId === 'a')?.secondId).toBe('copy of a');
    expect(foundNeighbors.filter(isNearCopy).map(({ firstId }) => firstId)).toEqual(['a', 'copy of a']);
  });
});
