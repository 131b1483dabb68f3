import type { Axes } from './axes.ts';
import { findPair } from './axes.ts';
import type { Curve } from './curve.ts';
import { smoothstep } from './curve.ts';
import type { GarmentShape } from './Garment.ts';
import type { LineShifts } from './LineShifts.ts';

/** Distance below the collar, in pixels, from which moving the collar has less effect. */
const FADE_START_PIXELS = 12;
const FADE_END_PIXELS = 120;
/** Minimum distance between the collar and cloth that does not move with it, in pixels of the garment's picture. */
const MIN_FADE_WIDTH = 50;

/**
 * Creates a function that returns how far a point of a garment moves down with the collar, in pixels. Only the
 * neckline moves; shoulders and chest stay.
 */
export function createCollarShift(
  cut: GarmentShape,
  axes: Axes,
  height: Curve,
  shifts: LineShifts,
): (across: number, down: number) => number {
  const collar = findPair(cut, axes, 'collar');
  // The neckline also moves with the shoulders, so count only what the collar moves beyond them.
  const collarPixels = shifts.shiftOf('collar') - shifts.shiftOf('shoulders');
  if (!collar || collarPixels === 0 || !shifts.lines.some(({ line }) => line === 'collar')) return () => 0;
  const fadeEnd = Math.max(findPair(cut, axes, 'shoulder')?.halfWidth ?? 0, collar.halfWidth + MIN_FADE_WIDTH);
  const top = height.of(collar.row);
  return (a, b) => {
    const sideShare = smoothstep(collar.halfWidth, fadeEnd, Math.abs(a));
    const depthShare = smoothstep(top + FADE_START_PIXELS, top + FADE_END_PIXELS, height.of(b));
    return collarPixels * (1 - sideShare) * (1 - depthShare);
  };
}
