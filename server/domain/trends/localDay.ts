import type { CalendarDay } from '../climate/Climate.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Returns the date in a time zone; in UTC if the zone is unknown. `now` is in milliseconds since the epoch. */
export function findLocalDay(now: number, timeZone: string | null): CalendarDay {
  const parts = new Map(
    createDayFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return { year: parts.get('year') ?? 1970, month: parts.get('month') ?? 1, day: parts.get('day') ?? 1 };
}

function createDayFormat(timeZone: string | null): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: timeZone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
}

/** Returns the number of days since the epoch. */
export function countDay({ year, month, day }: CalendarDay): number {
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Formats the day `offset` days later, as 2026-11-23. */
export function formatDay(day: CalendarDay, offset = 0): string {
  return new Date((countDay(day) + offset) * DAY_MS).toISOString().slice(0, 10);
}

export function findWeekday(day: CalendarDay): Weekday {
  return WEEKDAYS[new Date(countDay(day) * DAY_MS).getUTCDay()] ?? 'Monday';
}

/** Returns the city in the name of a time zone ('New York' in 'America/New_York'); '' if there is none. */
export function readCityOfTimeZone(timeZone: string): string {
  const parts = timeZone.split('/');
  return parts.length < 2 || parts[0] === 'Etc' ? '' : (parts.at(-1) ?? '').replaceAll('_', ' ');
}
