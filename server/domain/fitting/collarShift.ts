import type { Axes } from './axes.ts';
import { findPair } from './axes.ts';
import type { Curve } from './curve.ts';
import { smoothstep } from './curve.ts';
import type { GarmentShape } from './Garment.ts';
import type { LineShifts } from './LineShifts.ts';

/** Distances below the collar, in pixels, between which a moved collar moves less and less cloth. */
const FADE_START_PIXELS = 12;
const FADE_END_PIXELS = 120;
/** Smallest distance of the cloth that stays in place from the collar beside it, in pixels of the garment's picture. */
const MIN_FADE_WIDTH = 50;

/**
 * How far a point of a garment moves down with its collar, in pixels, by its position along the garment's axes. The
 * cloth of the neckline moves; that of the shoulders and the chest stays.
 */
export function createCollarShift(
  cut: GarmentShape,
  axes: Axes,
  height: Curve,
  shifts: LineShifts,
): (a: number, b: number) => number {
  const collar = findPair(cut, axes, 'collar');
  // The neckline moves with the shoulders, but the collar is moved on its own.
  const collarPixels = shifts.shiftOf('collar') - shifts.shiftOf('shoulders');
  if (!collar || collarPixels === 0 || !shifts.lines.some(({ line }) => line === 'collar')) return () => 0;
  const fadeEnd = Math.max(findPair(cut, axes, 'shoulder')?.half ?? 0, collar.half + MIN_FADE_WIDTH);
  const top = height.of(collar.row);
  return (a, b) => {
    const sideShare = smoothstep(collar.half, fadeEnd, Math.abs(a));
    const depthShare = smoothstep(top + FADE_START_PIXELS, top + FADE_END_PIXELS, height.of(b));
    return collarPixels * (1 - sideShare) * (1 - depthShare);
  };
}
