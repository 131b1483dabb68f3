import { Calendar } from './calendar.ts';

/** The periods that group the history. A group of the period `month` also has its name, e.g. 'September 2025'. */
export type HistoryPeriod = 'today' | 'yesterday' | 'this-week' | 'month';

export interface HistoryGroupLine<Entry> {
  readonly entry: Entry;
  /** The time of today's entries, or the date of older ones, in en-US (spec section 9). */
  readonly formattedTime: string;
}

export interface HistoryGroup<Entry> {
  readonly period: HistoryPeriod;
  readonly month: string | null;
  readonly lines: readonly HistoryGroupLine<Entry>[];
}

/** Maximum age in days of This Week. An entry of seven days ago belongs to its month. */
const MAX_DAYS_AGO_THIS_WEEK = 6;

/**
 * Groups entries, newest first, into Today, Yesterday, This Week (two to six days ago) and months (spec 2.13). `now`
 * is in milliseconds, timestamps are ISO 8601. A future timestamp counts as today. Leaves out entries without a valid
 * timestamp.
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
