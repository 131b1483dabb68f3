/** The item that an outfit of the day was composed around. */
export interface DailyLead {
  /** The shopper's local day, as 2026-11-23. */
  readonly day: string;
  readonly itemId: string;
}

/**
 * The leads of each shopper's outfits of the day, recorded so that no lead is repeated soon. Removed with the account.
 */
export interface DailyLeads {
  /** The leads of the days from `firstDay` on, oldest first. */
  list(userId: string, firstDay: string): Promise<readonly DailyLead[]>;
  /** Stores the lead of the day in place of an earlier one. Removes the shopper's leads before `firstDay`. */
  save(userId: string, lead: DailyLead, firstDay: string): Promise<void>;
  /** Removes at most `limit` leads of all shoppers before `firstDay`; resolves to their number. */
  removeBefore(firstDay: string, limit: number): Promise<number>;
}
