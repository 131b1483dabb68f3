import { afterEach, beforeEach, expect, it } from 'vitest';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { chatRemovalSql, searchRemovalSql, uploadRemovalSql } from '../../../server/adapters/postgres/removals.ts';
import { createMigratedFolder } from '../../support/embeddedStore.ts';
import { signUp } from './shoppers.ts';

/** Inserts so many records that it would take seconds to read all of them for each picture. */
const FILL_SQL = `
  INSERT INTO searches (id, user_id, query, found, made_at)
    SELECT 's' || n, 'anna', '', jsonb_build_object('attachments', jsonb_build_array(jsonb_build_object('id', 'p' || n))), now()
    FROM generate_series(1, 1000) AS n;
  INSERT INTO chats (id, user_id, title, state, answers, answered_at, turn_at)
    SELECT 'c' || n, 'anna', '', '{}', 1, now(), now() FROM generate_series(1, 1000) AS n;
  INSERT INTO chat_messages (chat_id, position, id, turn_id, actor, message, at)
    SELECT 'c' || n, 0, 'm' || n, 't', 'user', jsonb_build_object('attachments', jsonb_build_array(jsonb_build_object('id', 'p' || n))), now()
    FROM generate_series(1, 1000) AS n;
  INSERT INTO attachments SELECT 'p' || n, 'anna', '{}', now() - interval '2 days' FROM generate_series(1, 1000) AS n;`;

let database: EmbeddedDatabase;

beforeEach(async () => {
  database = await EmbeddedDatabase.open({ from: await createMigratedFolder() });
  await signUp(await PostgresStore.open(database), 'anna');
  await database.query(FILL_SQL);
});
afterEach(() => database.close());

it.each([
  ['removing unused uploads', uploadRemovalSql, [new Date(), null, 100]],
  ['removing all searches', searchRemovalSql('user_id = $1'), ['anna']],
  ['removing a conversation', chatRemovalSql('id = $1'), ['c1']],
])('indexes find what else attaches a picture: %s', async (_what, sql, parameters) => {
  const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['chats_attached', 'chat_messages_attached', 'searches_attached']) expect(plan).toContain(index);
});
