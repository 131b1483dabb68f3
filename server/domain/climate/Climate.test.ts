import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeClimate, findWeatherBand, WEATHER_BANDS, type Season } from './Climate.ts';
import { estimateTemperature, type Position } from './temperature.ts';

const MONTHS = [1, 4, 7, 10] as const;
/** Maximum error of a temperature. A larger one would suggest clothes for other weather. */
const MAX_ERROR_C = 5;

type FourMonths<Value> = readonly [Value, Value, Value, Value];

const NORTHERN: FourMonths<Season> = ['winter', 'spring', 'summer', 'autumn'];
const SOUTHERN: FourMonths<Season> = ['summer', 'autumn', 'winter', 'spring'];
const TROPICAL: FourMonths<Season> = ['tropical', 'tropical', 'tropical', 'tropical'];

/**
 * Cities with latitude, longitude, elevation, seasons, and the mean temperatures of January, April, July and October.
 */
const CITIES: readonly (readonly [string, number, number, number, FourMonths<Season>, FourMonths<number>])[] = [
  ['Singapore', 1.3, 103.9, 23, TROPICAL, [26.5, 28, 28, 27.5]],
  ['Sydney', -33.9, 151.2, 58, SOUTHERN, [23.5, 19, 13, 18.5]],
  ['Oslo', 59.9, 10.7, 26, NORTHERN, [-4, 5, 18, 6]],
  ['London', 51.5, -0.1, 25, NORTHERN, [5.5, 10, 19, 12.5]],
  ['Munich', 48.1, 11.6, 524, NORTHERN, [0, 9, 19, 9.5]],
  ['Madrid', 40.4, -3.7, 667, NORTHERN, [6, 13, 26, 15.5]],
  ['Rome', 41.9, 12.5, 20, NORTHERN, [8, 13.5, 25, 17]],
  ['Moscow', 55.8, 37.6, 144, NORTHERN, [-6, 7.5, 19.5, 6.5]],
  ['Cairo', 30, 31.2, 23, NORTHERN, [14, 21.5, 28.5, 24]],
  ['Dubai', 25.1, 55.2, 24, NORTHERN, [19.5, 27.5, 36, 30]],
  ['Mumbai', 19.1, 72.9, 10, TROPICAL, [24.5, 29, 28, 29]],
  ['Tokyo', 35.7, 139.7, 44, NORTHERN, [5.5, 14.5, 26, 18]],
  ['New York', 40.7, -74, 57, NORTHERN, [1, 12, 25.5, 14.5]],
  ['Chicago', 41.9, -87.6, 180, NORTHERN, [-4, 10, 24, 12]],
  ['Los Angeles', 34.1, -118.2, 96, NORTHERN, [14, 16.5, 22.5, 20.5]],
  ['Denver', 39.7, -105, 1_609, NORTHERN, [0, 9, 24, 11]],
  ['Quito', -0.2, -78.5, 2_854, TROPICAL, [14.5, 14.5, 15, 14.5]],
  ['Nairobi', -1.3, 36.8, 1_684, TROPICAL, [19, 20, 17, 19.5]],
  ['Buenos Aires', -34.6, -58.4, 31, SOUTHERN, [25, 18, 11, 18]],
  ['Cape Town', -33.9, 18.4, 25, SOUTHERN, [21.5, 18, 12.5, 17]],
];

const testCases = CITIES.flatMap(([city, latitude, longitude, elevationMeters, seasons, normals]) =>
  MONTHS.map((month, index) => ({
    city,
    month,
    position: { latitude, longitude, elevationMeters },
    season: seasons[index]!,
    normal: normals[index]!,
  })),
);

const anyPosition: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -75, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  elevationMeters: fc.integer({ min: 0, max: 4_500 }),
});
const anyMonth = fc.integer({ min: 1, max: 12 });
const createDay = (month: number) => ({ year: 2026, month, day: 15 });

describe('the climate of a place', () => {
  it.each(testCases)('$city, month $month: $season, $normal °C', ({ position, month, season, normal }) => {
    const climate = describeClimate(position, createDay(month));
    const dayOfYear = Math.round((month - 1) * 30.44 + 15);
    expect(climate.season).toBe(season);
    expect(Math.abs(estimateTemperature(position, dayOfYear) - normal)).toBeLessThanOrEqual(MAX_ERROR_C);
    const bandDifference = WEATHER_BANDS.indexOf(climate.weather) - WEATHER_BANDS.indexOf(findWeatherBand(normal));
    expect(Math.abs(bandDifference)).toBeLessThanOrEqual(1);
  });

  it('names the exact band in two thirds of the cities and months', () => {
    const exactCases = testCases.filter(
      ({ position, month, normal }) => describeClimate(position, createDay(month)).weather === findWeatherBand(normal),
    );
    expect(exactCases.length / testCases.length).toBeGreaterThan(0.66);
  });

  it('has no winter in the tropics, at any height', () => {
    fc.assert(
      fc.property(anyPosition, anyMonth, (position, month) => {
        const latitude = position.latitude / 5;
        const { season, weather } = describeClimate({ ...position, latitude, elevationMeters: 0 }, createDay(month));
        return season === 'tropical' && (weather === 'hot' || weather === 'warm');
      }),
    );
  });

  it('has opposite seasons in the two hemispheres', () => {
    const OPPOSITE_SEASONS = {
      spring: 'autumn',
      summer: 'winter',
      autumn: 'spring',
      winter: 'summer',
      tropical: 'tropical',
    };
    fc.assert(
      fc.property(anyPosition, anyMonth, (position, month) => {
        const { season } = describeClimate(position, createDay(month));
        const oppositeClimate = describeClimate({ ...position, latitude: -position.latitude }, createDay(month));
        return oppositeClimate.season === OPPOSITE_SEASONS[season];
      }),
    );
  });

  it('is never warmer higher up', () => {
    fc.assert(
      fc.property(anyPosition, anyMonth, (position, month) => {
        const lowlandClimate = describeClimate({ ...position, elevationMeters: 0 }, createDay(month));
        const highBand = describeClimate(position, createDay(month));
        return WEATHER_BANDS.indexOf(highBand.weather) <= WEATHER_BANDS.indexOf(lowlandClimate.weather);
      }),
    );
  });

  it('is coldest in winter and hottest in summer outside the tropics', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        fc.pre(Math.abs(position.latitude) >= 25);
        const months = Array.from({ length: 12 }, (_, index) => createDay(index + 1));
        const warmest = months.toSorted(
          (left, right) =>
            estimateTemperature(position, right.month * 30.4) - estimateTemperature(position, left.month * 30.4),
        )[0]!;
        return ['summer', 'spring', 'autumn'].includes(describeClimate(position, warmest).season);
      }),
    );
  });
});
