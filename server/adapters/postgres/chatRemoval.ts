/** Whether something attaches the picture `a`; an index leads to the shopper, whose things are few. */
const attaches = (attachments: string): string => `${attachments} @> jsonb_build_array(jsonb_build_object('id', a.id))`;

/**
 * The statement that removes the conversations that `condition` picks, with their messages, and the pictures that
 * nothing else of the shopper's names: no other conversation and no search. Their bytes are written down to go. One
 * statement, which is done or not: it sees everything as it was before.
 */
export const chatRemoval = (condition: string): string => `
  WITH gone AS (DELETE FROM chats WHERE ${condition} RETURNING id, user_id, turn),
  named AS (
    SELECT user_id, attached->>'id' AS id FROM gone, jsonb_array_elements(turn->'attachments') AS attached
    UNION
    SELECT user_id, attached->>'id' FROM gone JOIN chat_messages ON chat_id = gone.id, jsonb_array_elements(message->'attachments') AS attached),
  removed AS (
    DELETE FROM attachments AS a USING named WHERE a.id = named.id AND a.user_id = named.user_id
      AND NOT EXISTS (
        SELECT FROM chats AS c WHERE c.user_id = a.user_id AND c.id NOT IN (SELECT id FROM gone) AND (${attaches("c.turn->'attachments'")}
          OR EXISTS (SELECT FROM chat_messages AS m WHERE m.chat_id = c.id AND ${attaches("m.message->'attachments'")})))
      AND NOT EXISTS (SELECT FROM searches AS s WHERE s.user_id = a.user_id AND ${attaches("s.found->'attachments'")})
    RETURNING a.id)
  INSERT INTO discarded_blobs (collection, id) SELECT 'attachments', id FROM removed ON CONFLICT DO NOTHING`;
