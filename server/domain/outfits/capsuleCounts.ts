import type { PieceSlot } from './OutfitSlot.ts';
import type { WeatherBand } from './OutfitWish.ts';

/** How many pieces of a slot a capsule has; earlier entries are packed first if money is short. */
export type CapsuleCounts = readonly (readonly [slot: PieceSlot, count: number])[];

const MAX_TOPS = 6;
const SHORT_TRIP_DAYS = 3;
const LONG_TRIP_DAYS = 8;
const WARM_BANDS: ReadonlySet<WeatherBand> = new Set(['warm', 'hot']);
const COLD_BANDS: ReadonlySet<WeatherBand> = new Set(['freezing', 'cold', 'cool']);

/**
 * What to pack for so many days with little luggage: each top goes with each bottom, so that a few of both make an
 * outfit for each day; one layer, shoes to change, a bag, and a coat where it is cold.
 */
export function countCapsule(days: number, weatherBand: WeatherBand | undefined): CapsuleCounts {
  const bottoms = days <= 2 ? 1 : days <= LONG_TRIP_DAYS ? 2 : 3;
  const tops = Math.min(MAX_TOPS, Math.max(2, Math.ceil(days / bottoms)));
  const isWarm = weatherBand !== undefined && WARM_BANDS.has(weatherBand);
  const isCold = weatherBand !== undefined && COLD_BANDS.has(weatherBand);
  return [
    ['bottom', bottoms],
    ['top', tops],
    ['shoes', days <= SHORT_TRIP_DAYS ? 1 : 2],
    ...(weatherBand === 'hot' ? [] : ([['layer', 1]] as const)),
    ...(isCold ? ([['outer', 1]] as const) : []),
    ['bag', 1],
    ...(isWarm ? ([['accessory', 1]] as const) : []),
  ];
}
