/** The main item of an outfit of the day. */
export interface DailyLead {
  /** The shopper's local day, as 2026-11-23. */
  readonly day: string;
  readonly itemId: string;
}

/** The main items of each shopper's outfits of the day, so that none is repeated soon. Removed with the account. */
export interface DailyLeads {
  /** The main items since `firstDay`, oldest first. */
  list(userId: string, firstDay: string): Promise<readonly DailyLead[]>;
  /** Stores the main item of the day. Removes the shopper's entries before `firstDay`. */
  save(userId: string, lead: DailyLead, firstDay: string): Promise<void>;
  /** Removes at most `limit` entries of all shoppers before `firstDay`. Resolves to their number. */
  removeBefore(firstDay: string, limit: number): Promise<number>;
}
