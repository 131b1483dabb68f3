import { describe, expect, it } from 'vitest';
import type { Point } from '../tailoring/geometry.ts';
import { findBounds, computeCoverage } from './coverage.ts';

const areaOf = (polygon: readonly Point[], size = 40): number =>
  computeCoverage(polygon, { x: 0, y: 0, width: size, height: size }).data.reduce((sum, value) => sum + value, 0);

describe('coverage', () => {
  it('is the exact area of a polygon that is off the pixel grid', () => {
    expect(
      areaOf([
        [3.25, 4.5],
        [20.75, 4.5],
        [20.75, 10.25],
        [3.25, 10.25],
      ]),
    ).toBeCloseTo(17.5 * 5.75, 3);
    expect(
      areaOf([
        [2, 3],
        [31.5, 8.2],
        [11.3, 33.7],
      ]),
    ).toBeCloseTo(0.5 * Math.abs((31.5 - 2) * (33.7 - 3) - (11.3 - 2) * (8.2 - 3)), 2);
  });

  it('does not depend on the direction of the outline', () => {
    const outline: Point[] = [
      [2, 3],
      [31.5, 8.2],
      [11.3, 33.7],
    ];
    expect(areaOf(outline)).toBeCloseTo(areaOf([...outline].reverse()), 3);
  });

  it('clips to the picture', () => {
    expect(
      areaOf([
        [-10, -10],
        [60, -10],
        [60, 60],
        [-10, 60],
      ]),
    ).toBeCloseTo(1600, 3);
  });
});

describe('boundsOf', () => {
  it('keeps a margin but stays inside the picture', () => {
    expect(
      findBounds(
        [
          [5, 6],
          [18, 30],
        ],
        10,
        40,
        36,
      ),
    ).toEqual({ x: 0, y: 0, width: 28, height: 36 });
  });
});
