import type { Database } from './Database.ts';

/** Whether something attaches the picture `a`; an index leads to the shopper, whose things are few. */
const attaches = (attachments: string): string => `${attachments} @> jsonb_build_array(jsonb_build_object('id', a.id))`;

/**
 * What follows `gone` and `named`: the pictures of `named` that no conversation and no search of the shopper's names,
 * but those of `goneChats` or `goneSearches`, go. Their bytes are written down to go.
 */
const discardUnnamed = ({ goneChats = NONE, goneSearches = NONE }: { readonly goneChats?: string; readonly goneSearches?: string }): string => `
  removed AS (
    DELETE FROM attachments AS a USING named WHERE a.id = named.id AND a.user_id = named.user_id
      AND NOT EXISTS (
        SELECT FROM chats AS c WHERE c.user_id = a.user_id AND c.id NOT IN (${goneChats}) AND (${attaches("c.turn->'attachments'")}
          OR EXISTS (SELECT FROM chat_messages AS m WHERE m.chat_id = c.id AND ${attaches("m.message->'attachments'")})))
      AND NOT EXISTS (
        SELECT FROM searches AS s WHERE s.user_id = a.user_id AND s.id NOT IN (${goneSearches}) AND ${attaches("s.found->'attachments'")})
    RETURNING a.id)
  INSERT INTO discarded_blobs (collection, id) SELECT 'attachments', id FROM removed ON CONFLICT DO NOTHING`;
const NONE = "SELECT '' WHERE false";
const GONE = 'SELECT id FROM gone';

/** The statement that removes the conversations that `condition` picks, with their messages and their pictures. */
export const chatRemoval = (condition: string): string => `
  WITH gone AS (DELETE FROM chats WHERE ${condition} RETURNING id, user_id, turn),
  named AS (
    SELECT user_id, attached->>'id' AS id FROM gone, jsonb_array_elements(turn->'attachments') AS attached
    UNION
    SELECT user_id, attached->>'id' FROM gone JOIN chat_messages ON chat_id = gone.id, jsonb_array_elements(message->'attachments') AS attached),
  ${discardUnnamed({ goneChats: GONE })}`;

/** The statement that removes the searches that `condition` picks, with their pictures. */
export const searchRemoval = (condition: string): string => `
  WITH gone AS (DELETE FROM searches WHERE ${condition} RETURNING id, user_id, found),
  named AS (SELECT DISTINCT user_id, attached->>'id' AS id FROM gone, jsonb_array_elements(found->'attachments') AS attached),
  ${discardUnnamed({ goneSearches: GONE })}`;

/**
 * Runs a removal alone among those of its shopper, whom `owner` finds: a statement sees everything as it was before,
 * so of two at once each would leave to the other what both name.
 */
export function remove(database: Database, owner: string, removal: string, parameters: readonly unknown[]): Promise<void> {
  return database.transaction(async (sql) => {
    await sql.query(`SELECT FROM users WHERE id = (${owner}) FOR NO KEY UPDATE`, parameters.slice(0, 1));
    await sql.query(removal, parameters);
  });
}
