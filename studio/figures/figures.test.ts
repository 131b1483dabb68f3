import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labDistance, labOf } from './color.ts';
import { glanceOf, hashDistance, isNearCopy, nearest, perceptualHash } from './likeness.ts';

const gray = (paint: (x: number, y: number) => number): number[] =>
  Array.from({ length: 1024 }, (_, i) => paint(i % 32, Math.floor(i / 32)));
const disc = (cx: number, r: number) => gray((x, y) => (Math.hypot(x - cx, y - 16) < r ? 40 : 200));
const looks = (id: string, pixels: number[]) => ({
  id,
  hash: perceptualHash(pixels),
  glance: glanceOf(pixels.flatMap((value) => [value, value, value])),
});

describe('colors in Lab', () => {
  it('knows white, black and red', () => {
    expect(labOf(1, 1, 1)[0]).toBeCloseTo(100, 0);
    expect(labOf(0, 0, 0)[0]).toBeCloseTo(0, 1);
    const [l, a, b] = labOf(1, 0, 0);
    expect([Math.round(l), Math.round(a), Math.round(b)]).toEqual([53, 80, 67]);
  });

  it('measures no distance from a color to itself, and the same both ways', () => {
    const color = fc
      .tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([r, g, b]) => labOf(r, g, b));
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(labDistance(one, one)).toBe(0);
        expect(labDistance(one, other)).toBeCloseTo(labDistance(other, one), 9);
      }),
    );
  });
});

describe('likeness', () => {
  it('hardly changes when a picture gets lighter, and a lot when its shape does', () => {
    const plain = perceptualHash(disc(16, 9));
    expect(hashDistance(plain, perceptualHash(disc(16, 9).map((value) => value * 0.8 + 30)))).toBeLessThanOrEqual(2);
    expect(hashDistance(plain, perceptualHash(disc(7, 5)))).toBeGreaterThan(10);
  });

  it('reports a near copy and no other picture', () => {
    const found = nearest([
      looks('a', disc(16, 9)),
      looks(
        'copy of a',
        disc(16, 9).map((value) => value + 1),
      ),
      looks('b', disc(7, 5)),
    ]);
    expect(found.find(({ one }) => one === 'a')?.other).toBe('copy of a');
    expect(found.filter(isNearCopy).map(({ one }) => one)).toEqual(['a', 'copy of a']);
  });
});
