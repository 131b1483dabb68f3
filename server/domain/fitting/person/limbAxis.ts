import type { Point } from '../Figure.ts';

const AXIS_POINTS = 31;

const interpolatePoint = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const measureDistance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export interface LimbAxis {
  readonly axis: readonly Point[];
  /** The length in pixels. */
  readonly length: number;
}

/**
 * Creates a line from `start` over `bend` to `end`. It is rounded near `bend` within `rounding`, a fraction of its
 * length.
 */
export function createLimbAxis(start: Point, bend: Point, end: Point, rounding: number): LimbAxis {
  const [upperLength, lowerLength] = [
    Math.max(1, measureDistance(start, bend)),
    Math.max(1, measureDistance(bend, end)),
  ];
  const length = upperLength + lowerLength;
  const radius = Math.min(rounding * length, upperLength * 0.45, lowerLength * 0.45);
  const [bendStart, bendEnd] = [
    interpolatePoint(bend, start, radius / upperLength),
    interpolatePoint(bend, end, radius / lowerLength),
  ];
  const pointAt = (position: number): Point => {
    if (position <= upperLength - radius) return interpolatePoint(start, bend, position / upperLength);
    if (position >= upperLength + radius) return interpolatePoint(bend, end, (position - upperLength) / lowerLength);
    const share = (position - upperLength + radius) / (2 * radius);
    return interpolatePoint(interpolatePoint(bendStart, bend, share), interpolatePoint(bend, bendEnd, share), share);
  };
  return { axis: Array.from({ length: AXIS_POINTS }, (_, i) => pointAt((i / (AXIS_POINTS - 1)) * length)), length };
}
