import { Calendar } from './calendar.ts';

/** The periods by which history is grouped. Groups of the period `month` also name it, e.g. 'September 2025'. */
export type HistoryPeriod = 'today' | 'yesterday' | 'this-week' | 'month';

export interface HistoryLine<Entry> {
  readonly entry: Entry;
  /** The time for today's entries, the date for all others, in en-US (spec section 9). */
  readonly when: string;
}

export interface HistoryGroup<Entry> {
  readonly period: HistoryPeriod;
  readonly month: string | null;
  readonly lines: readonly HistoryLine<Entry>[];
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
  const today = calendar.dayOf(now);
  const dated = entries
    .map((entry) => ({ entry, moment: Date.parse(entry.timestamp) }))
    .filter(({ moment }) => !Number.isNaN(moment))
    .sort((a, b) => b.moment - a.moment);
  const groups: { period: HistoryPeriod; month: string | null; lines: HistoryLine<Entry>[] }[] = [];
  for (const { entry, moment } of dated) {
    const period = periodOf(today - calendar.dayOf(moment));
    const month = period === 'month' ? calendar.monthOf(moment) : null;
    const when = period === 'today' ? calendar.timeOf(moment) : calendar.dateOf(moment);
    const last = groups.at(-1);
    if (last?.period === period && last.month === month) last.lines.push({ entry, when });
    else groups.push({ period, month, lines: [{ entry, when }] });
  }
  return groups;
}

function periodOf(daysAgo: number): HistoryPeriod {
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  return daysAgo <= MAX_DAYS_AGO_THIS_WEEK ? 'this-week' : 'month';
}
