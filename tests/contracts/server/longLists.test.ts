import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/adapters/postgres/Database.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { NEW_CHAT } from '../../../server/application/ports/Chats.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';
import { createAnswer, createAskedTurn } from '../../support/chatTurns.ts';
import { createMigratedFolder } from '../../support/embeddedStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const [ITEM_COUNT, TURN_COUNT] = [900, 150];
/** Maximum number of rows per statement, because the embedded store runs one statement at a time. */
const MAX_ROWS = 250;
const SLOW_START_MS = 60_000;

describe('what a shopper has collected for years', () => {
  const largestReads: number[] = [];
  let backend: BackendUnderTest;
  let anna: { cookie: string };

  beforeAll(async () => {
    const embedded = await EmbeddedDatabase.open({ from: await createMigratedFolder() });
    const database: Database = {
      query: async (...args) => {
        const rows = await embedded.query<never>(...args);
        if (rows.some((row) => 'item' in row || 'message' in row)) largestReads.push(rows.length);
        return rows;
      },
      transaction: (work) => embedded.transaction(work),
      close: () => embedded.close(),
    };
    const store = await PostgresStore.open(database);
    backend = await BackendUnderTest.start({ store });
    anna = await backend.signIn('anna');
    const ids = Array.from({ length: ITEM_COUNT }, (_, index) => `item-${index}`);
    await store.catalogue.importAll('feed', [ids.map((id) => createCatalogueItem({ id }))]);
    for (const [index, id] of ids.entries()) await store.wishlists.add('anna', id, index);
    const turns = Array.from({ length: TURN_COUNT }, (_, index) =>
      createAskedTurn({ id: `t${index}`, arrivedAt: index }),
    );
    await store.chats.open({ id: 'c1', userId: 'anna', title: '', state: NEW_CHAT }, turns[0]!);
    for (const [index, turn] of turns.entries()) {
      if (index > 0) await store.chats.ask('c1', turn, index);
      await store.chats.answer('c1', createAnswer(turn, index));
    }
    largestReads.splice(0);
  }, SLOW_START_MS);
  afterAll(async () => {
    await backend.stop();
    await backend.store.close();
  });

  it('is read in pages: the wishlist', async () => {
    const answer = await backend.call({ url: '/api/wishlist/anna', headers: anna });
    const items = answer.json<Record<string, { rank: number }>>();
    expect(Object.keys(items)).toHaveLength(ITEM_COUNT);
    expect([items['item-899']?.rank, items['item-0']?.rank]).toEqual([1, ITEM_COUNT]);
    expect(Math.max(...largestReads.splice(0))).toBeLessThanOrEqual(MAX_ROWS);
  });

  it('is read in pages: the messages of a conversation', async () => {
    const answer = await backend.post('/api/chat/history/chat/c1', { user_id: 'anna' }, anna);
    const { messages } = answer.json<{ messages: readonly { id: string }[] }>();
    expect(messages.map(({ id }) => id)).toEqual(
      Array.from({ length: TURN_COUNT }, (_, index) => [`t${index}`, `answer-t${index}`]).flat(),
    );
    expect(Math.max(...largestReads)).toBeLessThanOrEqual(MAX_ROWS);
  });
});
