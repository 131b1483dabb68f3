import { expect, it } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import type { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { AccountGoneError } from '../../../server/application/AccessError.ts';
import { CachedSessions } from '../../../server/application/sessions/CachedSessions.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { describeOnPostgres } from '../../support/describeOnPostgres.ts';
import { describeAccountDeletionsPort } from './AccountDeletions.contract.ts';
import { describeAttachmentsPort } from './Attachments.contract.ts';
import { describeCataloguePort } from './Catalogue.contract.ts';
import { describeChatsPort } from './Chats.contract.ts';
import { describeDailyCountsPort } from './DailyCounts.contract.ts';
import { describeDailyLeadsPort } from './DailyLeads.contract.ts';
import { describeDiscardedBlobsPort } from './DiscardedBlobs.contract.ts';
import { describeInboxPort } from './Inbox.contract.ts';
import { describeJobLocksPort } from './JobLocks.contract.ts';
import { describePendingLinksPort } from './PendingLinks.contract.ts';
import { describePosesPort } from './Poses.contract.ts';
import { describeSearchesPort } from './Searches.contract.ts';
import { describeSessionsPort } from './Sessions.contract.ts';
import { describeTrendSignalsPort } from './TrendSignals.contract.ts';
import { describeTryOnsPort } from './TryOns.contract.ts';
import { describeUsersPort } from './Users.contract.ts';
import { describeWishlistsPort } from './Wishlists.contract.ts';

function describeStore(name: string, createStore: () => Promise<Store>): void {
  describeCataloguePort(name, async () => (await createStore()).catalogue);
  describeUsersPort(name, async () => (await createStore()).users);
  describeSessionsPort(name, createStore);
  describePendingLinksPort(name, async () => (await createStore()).pendingLinks);
  describeWishlistsPort(name, createStore);
  describeSearchesPort(name, createStore);
  describeChatsPort(name, createStore);
  describeAttachmentsPort(name, createStore);
  describeDiscardedBlobsPort(name, createStore);
  describePosesPort(name, createStore);
  describeTrendSignalsPort(name, createStore);
  describeDailyCountsPort(name, async () => (await createStore()).dailyCounts);
  describeDailyLeadsPort(name, createStore);
  describeTryOnsPort(name, createStore);
  describeInboxPort(name, createStore);
  describeAccountDeletionsPort(name, createStore);
  describeJobLocksPort(name, async () => (await createStore()).jobLocks);
}

async function createEmptyStore(store: PostgresStore): Promise<Store> {
  await store.database.query(
    'TRUNCATE users, items, withdrawn_items, discarded_blobs, pending_links, account_deletions, job_locks, inbox_messages, daily_counts CASCADE; UPDATE catalogue_version SET version = 0',
  );
  return store;
}

describeStore('memory', async () => new InMemoryStore());

describeSessionsPort('memory, remembered', async () => {
  const store = new InMemoryStore();
  return { ...store, sessions: new CachedSessions(store.sessions, { now: () => 0 }), close: () => store.close() };
});

describeOnPostgres((name, store) => {
  describeStore(name, () => createEmptyStore(store()));

  it(`${name} keeps the records of blobs that were discarded this week`, async () => {
    const { discardedBlobs, database } = (await createEmptyStore(store())) as PostgresStore;
    await database.query(
      "INSERT INTO discarded_blobs VALUES ('poses', 'old', now() - interval '8 days'), ('poses', 'new', now() - interval '6 days')",
    );
    const keys = await discardedBlobs.list(10);
    await discardedBlobs.forgetOld(keys.filter(({ id }) => id === 'new'));
    expect(await discardedBlobs.list(10)).toEqual(keys);
    await discardedBlobs.forgetOld(keys);
    expect(await discardedBlobs.list(10)).toEqual([{ collection: 'poses', id: 'new' }]);
  });

  // Skipped for the embedded PostgreSQL, where `WorkerDatabase` tells these failures apart. This suite does not use
  // `WorkerDatabase`.
  it.skipIf(name === 'the embedded PostgreSQL')(
    `${name} tells what a call of a deleted shopper still writes from other failures`,
    async () => {
      const { wishlists, dailyLeads, database } = (await createEmptyStore(store())) as PostgresStore;
      await expect(wishlists.add('nobody', 'tee', 1)).rejects.toThrow(AccountGoneError);
      const lead = { day: '2026-01-31', itemId: 'tee' };
      await expect(dailyLeads.save('nobody', lead, '2026-01-01')).rejects.toThrow(AccountGoneError);
      const insertMessage = "INSERT INTO chat_messages VALUES ('no chat', 1, 'm', 't', 'user', '{}', null, now())";
      await expect(database.query(insertMessage)).rejects.not.toThrow(AccountGoneError);
    },
  );
});
