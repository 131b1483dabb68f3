import { describe, expect, it } from 'vitest';
import type { Point } from '../tailoring/geometry.ts';
import { Sway } from './Sway.ts';

describe('Sway', () => {
  const points: Point[] = [
    [-300, 100],
    [0, 0],
    [120, 480],
    [310, 930],
  ];

  it('has an inverse that is exact to two pixels everywhere', () => {
    for (const seed of [1, 2, 3, 4]) {
      const sway = new Sway(seed, 1);
      for (const point of points) {
        const [x, y] = sway.undo(sway.apply(point));
        expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(2);
      }
    }
  });

  it('moves a garment slightly', () => {
    const moves = points.map((point) => {
      const [x, y] = new Sway(9, 1).apply(point);
      return Math.hypot(x - point[0], y - point[1]);
    });
    expect(Math.max(...moves)).toBeGreaterThan(0.5);
    expect(Math.max(...moves)).toBeLessThan(25);
  });
});
