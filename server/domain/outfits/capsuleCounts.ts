import type { PieceSlot } from './OutfitSlot.ts';
import { COLD_BANDS, WARM_BANDS, type WeatherBand } from '../climate/Climate.ts';

/** The number of pieces per slot of a capsule. If the money is short, the first entries are packed. */
export type CapsuleCounts = readonly (readonly [slot: PieceSlot, count: number])[];

const MAX_TOPS = 6;
const SHORT_TRIP_DAYS = 3;
const LONG_TRIP_DAYS = 8;

/**
 * Counts the pieces to pack for some days. As each top goes with each bottom, a few of both make an outfit for each
 * day. Includes a layer, a second pair of shoes and a bag, and a coat in cold weather.
 */
export function countCapsule(days: number, weatherBand: WeatherBand | undefined): CapsuleCounts {
  const bottoms = days <= 2 ? 1 : days <= LONG_TRIP_DAYS ? 2 : 3;
  const tops = Math.min(MAX_TOPS, Math.max(2, Math.ceil(days / bottoms)));
  const isWarm = WARM_BANDS.has(weatherBand ?? null);
  const isCold = COLD_BANDS.has(weatherBand ?? null);
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
