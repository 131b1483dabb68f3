const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A month counts as 30 days (spec section 9). */
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/** The units from the largest to the smallest, with their length. */
const UNITS = [
  ['year', YEAR_MS],
  ['month', MONTH_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const;

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/**
 * The age of a moment, such as '5 minutes ago', rounded down to a unit from seconds to years (spec section 9). A
 * moment in the future counts as now.
 */
export function formatRelativeTime(momentMs: number, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - momentMs);
  const [unit, lengthMs] = UNITS.find(([, unitMs]) => ageMs >= unitMs) ?? UNITS[5];
  return format.format(-Math.floor(ageMs / lengthMs), unit);
}
