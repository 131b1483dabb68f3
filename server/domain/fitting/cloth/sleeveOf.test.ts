import { describe, expect, it } from 'vitest';
import type { Point } from '../Figure.ts';
import { SLEEVE_POINTS, splitSleeve } from './sleeveOf.ts';

const measureDistance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

describe('the edges of a sleeve', () => {
  it('has a cuff between its two lowest corners, though its inner edge is short', () => {
    const [shoulder, outerCorner, innerCorner, armpit]: readonly Point[] = [
      [110, 0],
      [50, 190],
      [140, 216],
      [150, 196],
    ];
    const sleeveOverShoulder: readonly Point[] = [
      [80, 24],
      [66, 60],
      [58, 120],
    ];
    const { outer, inner } = splitSleeve([shoulder!, ...sleeveOverShoulder, outerCorner!, innerCorner!, armpit!]);
    expect(measureDistance(outer[0]!, shoulder!)).toBeLessThan(1);
    expect(measureDistance(outer[SLEEVE_POINTS - 1]!, outerCorner!)).toBeLessThan(10);
    expect(measureDistance(inner[0]!, armpit!)).toBeLessThan(1);
    expect(measureDistance(inner[SLEEVE_POINTS - 1]!, innerCorner!)).toBeLessThan(10);
  });

  it('ends at its cuff if it hangs down', () => {
    const { outer, inner } = splitSleeve([
      [60, 0],
      [22, 60],
      [8, 280],
      [78, 284],
      [100, 170],
    ]);
    expect(measureDistance(outer[SLEEVE_POINTS - 1]!, [8, 280])).toBeLessThan(14);
    expect(measureDistance(inner[SLEEVE_POINTS - 1]!, [78, 284])).toBeLessThan(14);
  });
});
