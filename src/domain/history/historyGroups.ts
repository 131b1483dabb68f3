import { Calendar } from './calendar.ts';

/** The periods by which history is grouped. Groups of the period `month` also name it, e.g. 'September 2025'. */
export type HistoryPeriod = 'today' | 'yesterday' | 'this-week' | 'month';

export interface HistoryGroupLine<Entry> {
  readonly entry: Entry;
  /** The time for today's entries, the date for all others, in en-US (spec section 9). */
  readonly formattedTime: string;
}

export interface HistoryGroup<Entry> {
  readonly period: HistoryPeriod;
  readonly month: string | null;
  readonly lines: readonly HistoryGroupLine<Entry>[];
}

/** Maximum age in This Week: seven days ago is the same weekday of last week and belongs to its month. */
const MAX_DAYS_AGO_THIS_WEEK = 6;

/**
 * Groups entries into Today, Yesterday, This Week (two to six days ago), then month and year (spec 2.13), newest
 * first. `now` is in milliseconds, timestamps are ISO 8601. A timestamp in the future counts as today; an entry
 * without a valid timestamp is left out.
 */
export function groupHistory<Entry extends { readonly timestamp: string }>(
  entries: readonly Entry[],
  now: number,
  timeZone: string,
): readonly HistoryGroup<Entry>[] {
  const calendar = new Calendar(timeZone);
  const today = calendar.getDayNumber(now);
  const datedEntries = entries
    .map((entry) => ({ entry, moment: Date.parse(entry.timestamp) }))
    .filter(({ moment }) => !Number.isNaN(moment))
    .sort((a, b) => b.moment - a.moment);
  const groups: { period: HistoryPeriod; month: string | null; lines: HistoryGroupLine<Entry>[] }[] = [];
  for (const { entry, moment } of datedEntries) {
    const period = getPeriod(today - calendar.getDayNumber(moment));
    const month = period === 'month' ? calendar.formatMonth(moment) : null;
    const formattedTime = period === 'today' ? calendar.formatTime(moment) : calendar.formatDate(moment);
    const lastGroup = groups.at(-1);
    if (lastGroup?.period === period && lastGroup.month === month) lastGroup.lines.push({ entry, formattedTime });
    else groups.push({ period, month, lines: [{ entry, formattedTime }] });
  }
  return groups;
}

function getPeriod(daysAgo: number): HistoryPeriod {
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  return daysAgo <= MAX_DAYS_AGO_THIS_WEEK ? 'this-week' : 'month';
}
