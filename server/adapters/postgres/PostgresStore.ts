import type { Store } from '../../application/ports/Store.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { PostgresAccountDeletions } from './PostgresAccountDeletions.ts';
import { PostgresAttachments } from './PostgresAttachments.ts';
import { PostgresCatalogue } from './PostgresCatalogue.ts';
import { PostgresChats } from './PostgresChats.ts';
import { PostgresDailyCounts } from './PostgresDailyCounts.ts';
import { PostgresDailyLeads } from './PostgresDailyLeads.ts';
import { PostgresDiscardedBlobs } from './PostgresDiscardedBlobs.ts';
import { PostgresInbox } from './PostgresInbox.ts';
import { PostgresJobLocks } from './PostgresJobLocks.ts';
import { PostgresPendingLinks } from './PostgresPendingLinks.ts';
import { PostgresPoses } from './PostgresPoses.ts';
import { PostgresSearches } from './PostgresSearches.ts';
import { PostgresSessions } from './PostgresSessions.ts';
import { PostgresTrendSignals } from './PostgresTrendSignals.ts';
import { PostgresShopperRecords } from './PostgresShopperRecords.ts';
import { PostgresTryOns } from './PostgresTryOns.ts';
import { PostgresUsers } from './PostgresUsers.ts';
import { PostgresWishlists } from './PostgresWishlists.ts';

/** The store on a PostgreSQL database. `open` runs the outstanding migrations. `close` also closes the database. */
export class PostgresStore implements Store {
  readonly database: Database;
  readonly catalogue: PostgresCatalogue;
  readonly users: PostgresUsers;
  readonly sessions: PostgresSessions;
  readonly pendingLinks: PostgresPendingLinks;
  readonly wishlists: PostgresWishlists;
  readonly searches: PostgresSearches;
  readonly chats: PostgresChats;
  readonly attachments: PostgresAttachments;
  readonly poses: PostgresPoses;
  readonly tryOns: PostgresTryOns;
  readonly trendSignals: PostgresTrendSignals;
  readonly dailyCounts: PostgresDailyCounts;
  readonly dailyLeads: PostgresDailyLeads;
  readonly discardedBlobs: PostgresDiscardedBlobs;
  readonly inbox: PostgresInbox;
  readonly shopperRecords: PostgresShopperRecords;
  readonly accountDeletions: PostgresAccountDeletions;
  readonly jobLocks: PostgresJobLocks;

  private constructor(database: Database) {
    this.database = database;
    this.catalogue = new PostgresCatalogue(database);
    this.users = new PostgresUsers(database);
    this.sessions = new PostgresSessions(database);
    this.pendingLinks = new PostgresPendingLinks(database);
    this.wishlists = new PostgresWishlists(database);
    this.searches = new PostgresSearches(database);
    this.chats = new PostgresChats(database);
    this.attachments = new PostgresAttachments(database);
    this.poses = new PostgresPoses(database);
    this.tryOns = new PostgresTryOns(database);
    this.trendSignals = new PostgresTrendSignals(database);
    this.dailyCounts = new PostgresDailyCounts(database);
    this.dailyLeads = new PostgresDailyLeads(database);
    this.discardedBlobs = new PostgresDiscardedBlobs(database);
    this.inbox = new PostgresInbox(database);
    this.shopperRecords = new PostgresShopperRecords(database);
    this.accountDeletions = new PostgresAccountDeletions(database);
    this.jobLocks = new PostgresJobLocks(database);
  }

  static async open(database: Database): Promise<PostgresStore> {
    await migrate(database);
    return new PostgresStore(database);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
