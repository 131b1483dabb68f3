import type { AccountDeletions } from './AccountDeletions.ts';
import type { Attachments } from './Attachments.ts';
import type { Catalogue } from './Catalogue.ts';
import type { Chats } from './Chats.ts';
import type { DailyCounts } from './DailyCounts.ts';
import type { DailyLeads } from './DailyLeads.ts';
import type { DiscardedBlobs } from './DiscardedBlobs.ts';
import type { Inbox } from './Inbox.ts';
import type { JobLocks } from './JobLocks.ts';
import type { PendingLinks } from './PendingLinks.ts';
import type { Poses } from './Poses.ts';
import type { Searches } from './Searches.ts';
import type { Sessions } from './Sessions.ts';
import type { TrendSignals } from './TrendSignals.ts';
import type { ShopperRecords } from './ShopperRecords.ts';
import type { TryOns } from './TryOns.ts';
import type { Users } from './Users.ts';
import type { Wishlists } from './Wishlists.ts';

/** The store cannot be reached, read or written now. A later attempt may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

export interface Store {
  readonly catalogue: Catalogue;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly pendingLinks: PendingLinks;
  readonly wishlists: Wishlists;
  readonly searches: Searches;
  readonly chats: Chats;
  readonly attachments: Attachments;
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly trendSignals: TrendSignals;
  readonly dailyCounts: DailyCounts;
  readonly dailyLeads: DailyLeads;
  readonly discardedBlobs: DiscardedBlobs;
  readonly inbox: Inbox;
  readonly shopperRecords: ShopperRecords;
  readonly accountDeletions: AccountDeletions;
  readonly jobLocks: JobLocks;
  close(): Promise<void>;
}
