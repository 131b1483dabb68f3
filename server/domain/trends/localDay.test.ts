import { describe, expect, it } from 'vitest';
import { findLocalDay, findWeekday, formatDay, readCityOfTimeZone } from './localDay.ts';
import { rotateValues } from './rotate.ts';

const NOW = Date.UTC(2026, 11, 31, 23, 30);

describe('the local day', () => {
  it.each([
    ['Europe/Oslo', '2027-01-01', 'Friday'],
    ['America/New_York', '2026-12-31', 'Thursday'],
    ['Australia/Sydney', '2027-01-01', 'Friday'],
    ['Mars/Olympus', '2026-12-31', 'Thursday'],
    [null, '2026-12-31', 'Thursday'],
  ])('in %s is %s', (timeZone, key, weekday) => {
    const day = findLocalDay(NOW, timeZone);
    expect(formatDay(day)).toBe(key);
    expect(findWeekday(day)).toBe(weekday);
  });

  it('can be counted on over the end of a month and of a year', () => {
    expect(formatDay({ year: 2026, month: 12, day: 31 }, 1)).toBe('2027-01-01');
    expect(formatDay({ year: 2028, month: 3, day: 1 }, -1)).toBe('2028-02-29');
  });

  it('knows the city of a time zone', () => {
    expect(readCityOfTimeZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    for (const zone of ['UTC', 'Etc/GMT+3', '']) expect(readCityOfTimeZone(zone)).toBe('');
  });
});

describe('values that take turns', () => {
  const values = Array.from({ length: 12 }, (_, index) => `story ${index}`);
  const rotateOnDay = (dayNumber: number) =>
    rotateValues(values, { seed: 'anna', dayNumber, step: 6, getId: (value) => value });
  const listFirstOf = (dayNumber: number) => rotateOnDay(dayNumber).slice(0, 6);

  it('begin with others on two days in a row, and all of them come', () => {
    expect(new Set([...listFirstOf(20_000), ...listFirstOf(20_001)]).size).toBe(12);
    expect(rotateOnDay(20_002)).toEqual(rotateOnDay(20_000));
  });

  it('are none of none', () => {
    expect(rotateValues([], { seed: '', dayNumber: 1, step: 6, getId: String })).toEqual([]);
  });
});
