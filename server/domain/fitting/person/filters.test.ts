import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoxFilter } from './BoxFilter.ts';
import { computeDistances } from '../raster/distance.ts';
import { fillFromAround } from './fillFromAround.ts';
import { GuidedFilter } from './GuidedFilter.ts';
import { randomWalk } from './randomWalk.ts';

describe('the mean over a square', () => {
  it('is that of the pixels within the plane, for every size and radius', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 9 }),
      height: fc.integer({ min: 1, max: 9 }),
      radius: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(sizes, fc.infiniteStream(fc.integer({ min: 0, max: 9 })), ({ width, height, radius }, stream) => {
        const source = Float32Array.from({ length: width * height }, () => stream.next().value as number);
        const target = new Float32Array(source.length);
        new BoxFilter(width, height).apply(source, radius, target);
        source.forEach((_, i) => expect(target[i]).toBeCloseTo(findMeanSlowly(source, width, i, radius), 4));
      }),
    );
  });
});

function findMeanSlowly(source: Float32Array, width: number, index: number, radius: number): number {
  const nearbyValues = [...source].filter(
    (_, i) =>
      Math.abs((i % width) - (index % width)) <= radius &&
      Math.abs(Math.floor(i / width) - Math.floor(index / width)) <= radius,
  );
  return nearbyValues.reduce((sum, value) => sum + value, 0) / nearbyValues.length;
}

describe('the filter that finds edges', () => {
  it('moves the edge of a mask to the edge of the picture', () => {
    const [width, height, edge] = [40, 40, 22];
    const rgb = Uint8Array.from({ length: width * height * 3 }, (_, i) =>
      Math.floor(i / 3) % width < edge ? 40 : 200,
    );
    const filter = new GuidedFilter({ width, height, rgb }, 6, 1e-4);
    const mask = Float32Array.from({ length: filter.width * filter.height }, (_, i) => (i % filter.width < 10 ? 1 : 0));
    const row = filter.drawMask(filter.fitMask(mask)).subarray(20 * width, 21 * width);
    expect(row[edge - 1]! - row[edge]!).toBeGreaterThan(100);
    expect(Math.abs(row[edge - 1]! - row[edge - 2]!)).toBeLessThan(20);
  });
});

describe('distances', () => {
  it('are counted to the nearest pixel inside, also over corners', () => {
    const distance = computeDistances(
      Uint8Array.from({ length: 25 }, (_, i) => (i === 12 ? 1 : 0)),
      5,
      5,
    );
    expect([12, 13, 7, 10, 18].map((i) => distance[i])).toEqual([0, 1, 1, 2, Math.fround(Math.SQRT2)]);
  });
});

describe('a hole', () => {
  it('is filled with what is around it', () => {
    const [width, height] = [16, 16];
    const knownMask = Float32Array.from({ length: width * height }, (_, i) =>
      i % width > 3 && i % width < 12 ? 0 : 1,
    );
    const colors = Float32Array.from({ length: width * height * 3 }, (_, i) => (knownMask[Math.floor(i / 3)] ? 90 : 0));
    expect(
      Math.max(
        ...fillFromAround({ width, height, colors, knownShares: knownMask }).map((value) => Math.abs(value - 90)),
      ),
    ).toBeLessThan(1);
  });
});

describe('the random walk', () => {
  it('divides a line of cells at its weakest link', () => {
    const [width, height, weakColumn] = [12, 3, 7];
    const guess = new Float32Array(width * height).fill(0.5);
    const isFixed = new Uint8Array(width * height);
    const [linksToRight, linksToBelow] = [new Float32Array(width * height), new Float32Array(width * height)];
    for (let x = 0; x < width - 1; x++) linksToRight[width + x] = x === weakColumn ? 0.01 : 1;
    for (const [x, value] of [
      [0, 0],
      [width - 1, 1],
    ] as const) {
      guess[width + x] = value;
      isFixed[width + x] = 1;
    }
    const values = randomWalk({ width, height, linksToRight, linksToBelow, isFixed, guess, guessWeight: 0.001 });
    const sides = Array.from({ length: width }, (_, x) => (values[width + x]! > 0.5 ? 1 : 0));
    expect(sides.indexOf(1)).toBe(weakColumn + 1);
  });
});
