import type { Store } from '../../application/ports/Store.ts';
import { InMemoryAccountDeletions } from './InMemoryAccountDeletions.ts';
import { InMemoryAttachments } from './InMemoryAttachments.ts';
import { InMemoryCatalogue } from './InMemoryCatalogue.ts';
import { InMemoryChats } from './InMemoryChats.ts';
import { InMemoryDailyCounts } from './InMemoryDailyCounts.ts';
import { InMemoryDailyLeads } from './InMemoryDailyLeads.ts';
import { InMemoryDiscardedBlobs } from './InMemoryDiscardedBlobs.ts';
import { InMemoryInbox } from './InMemoryInbox.ts';
import { InMemoryJobLocks } from './InMemoryJobLocks.ts';
import { InMemoryPendingLinks } from './InMemoryPendingLinks.ts';
import { InMemoryPoses } from './InMemoryPoses.ts';
import { InMemorySearches } from './InMemorySearches.ts';
import { InMemorySessions } from './InMemorySessions.ts';
import { InMemoryTrendSignals } from './InMemoryTrendSignals.ts';
import { hasOwnedRecords, InMemoryShopperRecords } from './InMemoryShopperRecords.ts';
import { InMemoryTryOns } from './InMemoryTryOns.ts';
import { InMemoryUsers } from './InMemoryUsers.ts';
import { InMemoryWishlists } from './InMemoryWishlists.ts';

export class InMemoryStore implements Store {
  readonly catalogue = new InMemoryCatalogue();
  readonly users = new InMemoryUsers();
  readonly sessions = new InMemorySessions();
  readonly pendingLinks = new InMemoryPendingLinks();
  readonly wishlists = new InMemoryWishlists();
  readonly searches = new InMemorySearches((userId, id) => this.#discardPicture(userId, id));
  readonly chats = new InMemoryChats((userId, id) => this.#discardPicture(userId, id));
  readonly trendSignals = new InMemoryTrendSignals(() => this.wishlists.listSaves());
  readonly dailyCounts = new InMemoryDailyCounts();
  readonly dailyLeads = new InMemoryDailyLeads();
  readonly attachments = new InMemoryAttachments(
    (userId, id) => this.#discardPicture(userId, id),
    (id) => this.discardedBlobs.add({ collection: 'attachments', id }),
  );
  readonly discardedBlobs = new InMemoryDiscardedBlobs();
  readonly inbox = new InMemoryInbox((id) => this.discardedBlobs.add({ collection: 'cvs', id }));
  readonly tryOns: InMemoryTryOns = new InMemoryTryOns(
    (poseId) => this.poses.has(poseId),
    (userId) => this.poses.hasConsented(userId),
    (key) => this.discardedBlobs.add(key),
  );
  readonly poses: InMemoryPoses = new InMemoryPoses(this.tryOns, (key) => this.discardedBlobs.add(key));

  readonly jobLocks = new InMemoryJobLocks();
  /**
   * Every part of the store with data of shoppers. Parts are found by their methods, so that no new part is
   * forgotten.
   */
  readonly shopperRecords: InMemoryShopperRecords = new InMemoryShopperRecords(this, () =>
    Object.entries(this).filter(hasOwnedRecords),
  );
  readonly accountDeletions = new InMemoryAccountDeletions(this);

  async close(): Promise<void> {
    // There is nothing to close.
  }

  #discardPicture(userId: string, id: string): void {
    const isNamed = this.searches.hasAttachment(id) || this.chats.hasAttachment(id);
    if (!isNamed && this.attachments.take(userId, id)) this.discardedBlobs.add({ collection: 'attachments', id });
  }
}
