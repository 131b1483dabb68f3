import type { Axes } from './axes.ts';
import { findPair } from './axes.ts';
import type { Curve } from './curve.ts';
import { smoothstep } from './curve.ts';
import type { GarmentShape } from './Garment.ts';
import type { LineShifts } from './LineShifts.ts';

/** Distance below the collar in pixels at which the effect of moving it begins to fade. */
const FADE_START_PIXELS = 12;
const FADE_END_PIXELS = 120;
/** Minimum distance between the collar and cloth that does not move, in pixels of the garment's picture. */
const MIN_FADE_WIDTH = 50;

/**
 * How far a point of a garment moves down with its collar, in pixels, by its position along the garment's axes. The
 * neckline moves; shoulders and chest do not.
 */
export function createCollarShift(
  cut: GarmentShape,
  axes: Axes,
  height: Curve,
  shifts: LineShifts,
): (a: number, b: number) => number {
  const collar = findPair(cut, axes, 'collar');
  // The neckline moves with the shoulders anyway, so count only the collar's own move.
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
