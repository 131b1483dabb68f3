import type { Database } from './Database.ts';

/**
 * Returns an SQL condition: the record attaches the picture of row `a`. Written like the indexes of migration 19, so
 * that PostgreSQL uses them.
 */
const attachesSql = (attachments: string): string =>
  `(${attachments} <> '[]' AND ${attachments} @> jsonb_build_array(jsonb_build_object('id', a.id)))`;

/**
 * SQL after the CTEs `gone` and `named`: deletes the pictures of `named` that no other conversation or search of the
 * shopper attaches. Ignores `goneChats` and `goneSearches`, which are being deleted. Records the bytes of the
 * pictures as discarded.
 */
const discardUnnamedSql = ({
  goneChats = NO_ROWS_SQL,
  goneSearches = NO_ROWS_SQL,
}: {
  readonly goneChats?: string;
  readonly goneSearches?: string;
}): string => `
  removed AS (
    DELETE FROM attachments AS a USING named WHERE a.id = named.id AND a.user_id = named.user_id
      ${unnamedSql({ goneChats, goneSearches })}
    RETURNING a.id)
  INSERT INTO discarded_blobs (collection, id) SELECT 'attachments', id FROM removed ON CONFLICT DO NOTHING`;

/** An SQL condition: no remaining record attaches the picture of row `a`. */
const unnamedSql = ({ goneChats, goneSearches }: { readonly goneChats: string; readonly goneSearches: string }) =>
  [
    nothingAttachesSql('SELECT id, user_id', 'FROM chats', 'turn', goneChats),
    nothingAttachesSql(MESSAGE_OWNER_SQL, 'FROM chat_messages AS m', 'message', goneChats),
    nothingAttachesSql('SELECT id, user_id', 'FROM searches', 'found', goneSearches),
  ].join('');

const MESSAGE_OWNER_SQL = 'SELECT chat_id AS id, (SELECT user_id FROM chats WHERE id = m.chat_id) AS user_id';

/**
 * `OFFSET 0` and `LIMIT 1` keep PostgreSQL from merging the subqueries. It would otherwise read all records of the
 * shopper for each picture instead of using the index.
 */
const nothingAttachesSql = (select: string, from: string, column: string, removedRow: string): string => `
      AND (SELECT true FROM (${select} ${from} WHERE ${attachesSql(`${column}->'attachments'`)} OFFSET 0) AS r
        WHERE r.user_id = a.user_id AND r.id NOT IN (${removedRow}) LIMIT 1) IS NULL`;
const NO_ROWS_SQL = "SELECT '' WHERE false";

/**
 * The statement that removes uploads that are older than $1 and not attached. Checks the next $3 uploads after the id
 * $2. Returns a `RemovalStep`.
 */
export const uploadRemovalSql = `
  WITH visited AS (
    SELECT id FROM attachments WHERE at < $1 AND ($2::text IS NULL OR id > $2) ORDER BY id LIMIT $3),
  removed AS (
    DELETE FROM attachments AS a USING visited WHERE a.id = visited.id
      ${unnamedSql({ goneChats: NO_ROWS_SQL, goneSearches: NO_ROWS_SQL })}
    RETURNING a.id),
  discarded AS (
    INSERT INTO discarded_blobs (collection, id) SELECT 'attachments', id FROM removed ON CONFLICT DO NOTHING)
  SELECT (SELECT count(*)::integer FROM removed) AS "removedCount",
    CASE WHEN count(*) < $3 THEN NULL ELSE max(id) END AS next FROM visited`;
const SELECT_GONE_SQL = 'SELECT id FROM gone';

/** The statement that removes the conversations matching `condition`, with their messages and pictures. */
export const chatRemovalSql = (condition: string): string => `
  WITH gone AS (DELETE FROM chats WHERE ${condition} RETURNING id, user_id, turn),
  named AS (
    SELECT user_id, attached->>'id' AS id FROM gone, jsonb_array_elements(turn->'attachments') AS attached
    UNION
    SELECT user_id, attached->>'id' FROM gone JOIN chat_messages ON chat_id = gone.id, jsonb_array_elements(message->'attachments') AS attached),
  ${discardUnnamedSql({ goneChats: SELECT_GONE_SQL })}`;

/** The statement that removes the searches matching `condition`, with their pictures. */
export const searchRemovalSql = (condition: string): string => `
  WITH gone AS (DELETE FROM searches WHERE ${condition} RETURNING id, user_id, found),
  named AS (SELECT DISTINCT user_id, attached->>'id' AS id FROM gone, jsonb_array_elements(found->'attachments') AS attached),
  ${discardUnnamedSql({ goneSearches: SELECT_GONE_SQL })}`;

/**
 * Makes concurrent removals of one shopper run one after another. `owner` is SQL that selects the shopper. Each
 * statement sees the data at its start, so two concurrent removals would both keep a picture that only they attach.
 */
export function removalSql(
  database: Database,
  owner: string,
  removal: string,
  parameters: readonly unknown[],
): Promise<void> {
  return database.transaction(async (sql) => {
    await sql.query(`SELECT FROM users WHERE id = (${owner}) FOR NO KEY UPDATE`, parameters.slice(0, 1));
    await sql.query(removal, parameters);
  });
}
