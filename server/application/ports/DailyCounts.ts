export const COUNT_KINDS = ['visit', 'client-error', 'policy-report'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** How often something happened on a day. */
export interface DailyCount {
  /** A date in UTC, as in 2026-01-31. */
  readonly day: string;
  readonly kind: CountKind;
  readonly label: string;
  readonly count: number;
}

/** Labels beyond this number on one day share the label `other`, since strangers can make them up. */
export const MAX_LABELS_PER_DAY = 200;
export const OTHER_LABEL = 'other';

/** Counts of what happened in the browsers of visitors and shoppers, without anything about them. */
export interface DailyCounts {
  /** Adds to the stored counts. At most `MAX_LABELS_PER_DAY` labels of a kind, and `other`, are stored for a day. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** The counts of this day and later ones: newest day first, then largest count. */
  listSince(day: string): Promise<readonly DailyCount[]>;
  /** Deletes the counts of earlier days, at most `limit` of them. Resolves to the number of deleted counts. */
  removeBefore(day: string, limit: number): Promise<number>;
}
