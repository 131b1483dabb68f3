import { estimateTemperature, TROPICS_LATITUDE, type Position } from './temperature.ts';

/** The season by the calendar. Places in the tropics have none of the four. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropical';

/** How warm the days usually are, from the coldest to the hottest. */
export const WEATHER_BANDS = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot'] as const;
export type WeatherBand = (typeof WEATHER_BANDS)[number];

export const WARM_BANDS: ReadonlySet<WeatherBand | null> = new Set<WeatherBand | null>(['warm', 'hot']);
export const COLD_BANDS: ReadonlySet<WeatherBand | null> = new Set<WeatherBand | null>(['freezing', 'cold', 'cool']);

/** The lowest mean temperature of each band after the first, in °C. */
const BAND_MINIMUMS = [0, 7, 13, 19, 25] as const;
const SEASON_BY_QUARTER = ['winter', 'spring', 'summer', 'autumn'] as const;
const MONTHS_PER_SEASON = 3;
const HALF_YEAR_MONTHS = 6;
const DAY_MS = 86_400_000;

export interface Climate {
  readonly season: Season;
  readonly weather: WeatherBand;
}

/** A day of the calendar, without a time. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Returns the usual weather of a place on a day of the year. */
export function describeClimate(position: Position, day: CalendarDay): Climate {
  return {
    season: findSeason(position.latitude, day.month),
    weather: findWeatherBand(estimateTemperature(position, countDaysOfYear(day))),
  };
}

export function findSeason(latitude: number, month: number): Season {
  if (Math.abs(latitude) < TROPICS_LATITUDE) return 'tropical';
  const northernMonth = latitude < 0 ? month + HALF_YEAR_MONTHS : month;
  // December counts as the first month of winter.
  return SEASON_BY_QUARTER[Math.floor((northernMonth % 12) / MONTHS_PER_SEASON)] ?? 'winter';
}

export function findWeatherBand(celsius: number): WeatherBand {
  const bandIndex = BAND_MINIMUMS.filter((minimum) => celsius >= minimum).length;
  return WEATHER_BANDS[bandIndex] ?? 'mild';
}

function countDaysOfYear({ year, month, day }: CalendarDay): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY_MS);
}
