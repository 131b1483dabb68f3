export const COUNT_KINDS = ['visit', 'client-error', 'policy-report'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** The number of events with this label on one day. */
export interface DailyCount {
  /** The date in UTC, as in 2026-01-31. */
  readonly day: string;
  readonly kind: CountKind;
  readonly label: string;
  readonly count: number;
}

/**
 * Maximum number of labels of a kind per day. Further labels count as `other`, because strangers can make up labels.
 */
export const MAX_LABELS_PER_DAY = 200;
export const OTHER_LABEL = 'other';

/** Counts of events in browsers, without data about people. */
export interface DailyCounts {
  /** Adds to the stored counts; see `MAX_LABELS_PER_DAY`. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** The counts since `day`: newest day first, then largest count. */
  listSince(day: string): Promise<readonly DailyCount[]>;
  /** Deletes at most `limit` counts of days before `day`. Resolves to the number of deleted counts. */
  removeBefore(day: string, limit: number): Promise<number>;
}
