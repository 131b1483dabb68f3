import { Calendar } from './calendar.ts';

/** `month` groups have a `month`, such as 'September 2025'; the others none. */
export type HistoryPeriod = 'today' | 'yesterday' | 'this-week' | 'month';

export interface HistoryLine<Entry> {
  readonly entry: Entry;
  /** Today's entries show only the time, the others their date, in en-US (spec section 9). */
  readonly when: string;
}

export interface HistoryGroup<Entry> {
  readonly period: HistoryPeriod;
  readonly month: string | null;
  readonly lines: readonly HistoryLine<Entry>[];
}

/** How many days back still are This Week: the same weekday a week ago is not. */
const WEEK_DAYS = 6;

/**
 * Today, Yesterday, This Week (the six days before today that are left), then by month and year (spec 2.13), newest
 * first throughout. `now` is in milliseconds, timestamps are ISO 8601. What a clock ahead of ours wrote counts as
 * today's; an entry without a readable timestamp is left out.
 */
export function groupHistory<Entry extends { readonly timestamp: string }>(
  entries: readonly Entry[],
  now: number,
  timeZone: string,
): readonly HistoryGroup<Entry>[] {
  const calendar = new Calendar(timeZone);
  const today = calendar.dayOf(now);
  const dated = entries.map((entry) => ({ entry, moment: Date.parse(entry.timestamp) }))
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
  return daysAgo <= WEEK_DAYS ? 'this-week' : 'month';
}
