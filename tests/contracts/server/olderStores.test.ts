import { readFile, readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_TIME_MS, SAMPLE } from '../../../scripts/store/sampleStore.ts';
import { listTables } from '../../../scripts/store/dumpStore.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { MIGRATIONS } from '../../../server/adapters/postgres/migrations.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';
import { createFolderWithoutTables } from '../../support/embeddedStore.ts';

const STORES_FOLDER = new URL('../../stores/', import.meta.url);
/** Migration 7 adds pending links. It deletes all sessions, because they have no proof of authentication. */
const FIRST_VERSION_WITH_PROOF = 7;
/** Migration 9 adds poses. */
const FIRST_VERSION_WITH_POSES = 9;
/** Migration 10 adds the service's name to a consent. */
const FIRST_VERSION_WITH_SERVICE = 10;
/** Migration 11 adds searches for trends, and the main item of each outfit of the day. */
const FIRST_VERSION_WITH_LEADS = 11;
/** Migration 12 adds the inbox: messages to the operator. */
const FIRST_VERSION_WITH_INBOX = 12;
/** Migration 14 adds withdrawn items. */
const FIRST_VERSION_WITH_WITHDRAWN = 14;
/** Migration 15 adds messages of visitors with CVs. */
const FIRST_VERSION_WITH_CVS = 15;
/** Migration 16 adds daily counts. */
const FIRST_VERSION_WITH_COUNTS = 16;
const readVersion = (file: string) => Number(/\d+/u.exec(file)?.[0]);
const files = (await readdir(STORES_FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();

describe('stores of earlier versions', () => {
  let store: PostgresStore | null = null;
  const openStore = async (file: string): Promise<PostgresStore> => {
    const database = await EmbeddedDatabase.open({ from: await createFolderWithoutTables() });
    await database.query(await readFile(new URL(file, STORES_FOLDER), 'utf8'));
    store = await PostgresStore.open(database);
    return store;
  };
  afterEach(() => store?.close());

  it.each(files)('%s is migrated forward and read', async (file) => {
    const { user, email, item, tokenHash } = SAMPLE;
    const openedStore = await openStore(file);
    const { catalogue, users, sessions, pendingLinks, wishlists, searches, chats, attachments, discardedBlobs } =
      openedStore;
    expect(await catalogue.byId(item)).toEqual(createCatalogueItem());
    const hasWithdrawn = readVersion(file) >= FIRST_VERSION_WITH_WITHDRAWN;
    expect(await catalogue.readVersion()).toBe(hasWithdrawn ? 2 : 1);
    const withdrawnItem = hasWithdrawn ? expect.objectContaining({ isWithdrawn: true }) : null;
    expect(await catalogue.byId(SAMPLE.withdrawnItem)).toEqual(withdrawnItem);
    expect(await users.byId(user)).toMatchObject({ id: user, email, name: 'Anna', onboarded: true });
    expect(
      await users.recordSignIn({ provider: 'firebase', subject: 'subject-1', email, name: '' }, 'nobody'),
    ).toMatchObject({ id: user });
    const hasProof = readVersion(file) >= FIRST_VERSION_WITH_PROOF;
    expect(await sessions.byTokenHash(tokenHash)).toEqual(hasProof ? expect.objectContaining({ userId: user }) : null);
    expect(await pendingLinks.take(SAMPLE.linkHash, SAMPLE_TIME_MS)).toEqual(
      hasProof ? expect.objectContaining({ tokenHash: SAMPLE.linkHash }) : null,
    );
    expect(await wishlists.listItemIds(user)).toEqual([item]);
    expect(await searches.listRecent(user, 10)).toMatchObject([{ id: SAMPLE.search, query: SAMPLE.query }]);
    expect(await searches.byId(SAMPLE.search)).toMatchObject({
      filters: { ...NO_FILTERS, priceRangeMax: 200, color: ['Blue'] },
      itemIds: [item],
    });
    expect(await chats.listRecent(user, 10)).toMatchObject([{ id: SAMPLE.chat }]);
    expect((await chats.listMessages(SAMPLE.chat)).map(({ message }) => message)).toEqual([
      SAMPLE.said,
      'Here you are.',
    ]);
    expect(await attachments.byId(SAMPLE.photo)).toMatchObject({ userId: user, width: 900 });
    expect(await discardedBlobs.list(10)).toMatchObject([{ id: SAMPLE.discardedPhoto }]);
    const hasPoses = readVersion(file) >= FIRST_VERSION_WITH_POSES;
    expect(await openedStore.poses.findConsentTime(user)).toBe(hasPoses ? SAMPLE_TIME_MS : null);
    const service = readVersion(file) >= FIRST_VERSION_WITH_SERVICE ? SAMPLE_TIME_MS : null;
    expect(await openedStore.poses.findConsentTime(user, 'tryon.example')).toBe(service);
    expect(await openedStore.poses.listOf(user)).toMatchObject(hasPoses ? [{ id: SAMPLE.pose, width: 900 }] : []);
    expect(await openedStore.dailyLeads.list(user, '2026-01-01')).toEqual(
      readVersion(file) >= FIRST_VERSION_WITH_LEADS ? [{ day: '2026-01-31', itemId: item }] : [],
    );
    expect(await openedStore.tryOns.listOf(user)).toMatchObject(
      hasPoses ? [{ id: SAMPLE.tryOn, poseId: SAMPLE.pose }] : [],
    );
    expect(await openedStore.dailyCounts.listSince(SAMPLE.day)).toMatchObject(
      readVersion(file) >= FIRST_VERSION_WITH_COUNTS ? [{ day: SAMPLE.day, kind: 'visit', count: 3 }] : [],
    );
    const hasInbox = readVersion(file) >= FIRST_VERSION_WITH_INBOX;
    const message = { id: SAMPLE.message, userId: user, cv: null };
    const hasCvs = readVersion(file) >= FIRST_VERSION_WITH_CVS;
    const application = { id: SAMPLE.application, userId: null, cv: { id: SAMPLE.cv, kind: 'pdf' } };
    expect(await openedStore.inbox.list(10)).toMatchObject([
      ...(hasCvs ? [application] : []),
      ...(hasInbox ? [message] : []),
    ]);
  });

  it('include one of the newest version, with a row in every table; npm run store:dump writes it', async () => {
    const newestFile = `version-${MIGRATIONS.at(-1)!.id}.sql`;
    expect(files).toContain(newestFile);
    const { database } = await openStore(newestFile);
    for (const table of await listTables(database)) {
      const [row] = await database.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`, []);
      expect(row?.count, table).toBeGreaterThan(0);
    }
  });
});
