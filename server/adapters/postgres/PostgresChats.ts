import type {
  Answer,
  AskOutcome,
  AskedTurn,
  Chat,
  ChatCounts,
  ChatState,
  ChatSummary,
  Chats,
  Feedback,
  StoredMessage,
} from '../../application/ports/Chats.ts';
import { MAX_TURN_LEAD_MS, NEW_CHAT } from '../../application/ports/Chats.ts';
import type { Database } from './Database.ts';
import { toJsonText } from './jsonText.ts';
import { chatRemovalSql, removalSql } from './removals.ts';

interface ChatRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly state: ChatState;
  readonly answers: number;
  readonly turn: AskedTurn | null;
}

interface MessageRow extends Pick<StoredMessage, 'id' | 'actor' | 'feedback'> {
  readonly turn_id: string;
  readonly message: Omit<StoredMessage, 'id' | 'turnId' | 'actor' | 'at' | 'feedback'>;
  readonly at: Date;
}

/** Messages per query. A message may have some kilobytes, and the embedded store runs one statement at a time. */
const MESSAGES_PER_QUERY = 100;

const MESSAGE_COLUMNS = 'id, turn_id, actor, message, feedback, at';

const REMOVE_CHAT_SQL = chatRemovalSql('id = $1');
const REMOVE_UNANSWERED_SQL = chatRemovalSql('user_id = $1 AND answered_at IS NULL AND turn_at < $2');

/**
 * Conversations in PostgreSQL. Every write checks in its own statement that the turn is pending, so that only one of
 * two concurrent writes succeeds.
 */
export class PostgresChats implements Chats {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async byId(id: string): Promise<Chat | null> {
    const [row] = await this.#database.query<ChatRow>(
      'SELECT id, user_id, title, state, answers, turn FROM chats WHERE id = $1',
      [id],
    );
    if (row === undefined) return null;
    const { user_id: userId, ...chat } = row;
    return { ...chat, userId };
  }

  async open(
    { id, userId, title, state }: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>,
    turn: AskedTurn,
  ): Promise<void> {
    await this.#database.query(
      'INSERT INTO chats (id, user_id, title, state, turn, turn_id, turn_at) VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)',
      [id, userId, title, toJsonText(state), toJsonText(turn), turn.id, new Date(turn.arrivedAt)],
    );
  }

  async ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome> {
    const arrivalDate = new Date(turn.arrivedAt);
    const maxPendingTime = new Date(turn.arrivedAt + MAX_TURN_LEAD_MS);
    const updatedRows = await this.#database.query(
      `UPDATE chats SET turn = $2::jsonb, turn_id = $3, turn_at = $4
       WHERE id = $1 AND answers = $5 AND (turn_id IS NULL OR turn_at <= $4 OR turn_at > $6) RETURNING 1`,
      [chatId, toJsonText(turn), turn.id, arrivalDate, answers, maxPendingTime],
    );
    if (updatedRows.length > 0) return 'asked';
    const [row] = await this.#database.query<{ later: boolean }>(
      'SELECT turn_at > $2 AND turn_at <= $3 AS later FROM chats WHERE id = $1',
      [chatId, arrivalDate, maxPendingTime],
    );
    if (row === undefined) return 'gone';
    return row.later ? 'superseded' : 'movedOn';
  }

  async answer(
    chatId: string,
    { turnId, replacedTurnId, stateBefore, title, state, question, answer }: Answer,
  ): Promise<boolean> {
    const messages = [question, answer].map(({ id, turnId: turn_id, actor, at, feedback, ...message }, place) => ({
      place,
      id,
      turn_id,
      actor,
      feedback,
      message,
      at: new Date(at),
    }));
    const storedRows = await this.#database.query(
      `WITH answered AS (
         UPDATE chats SET turn = NULL, turn_id = NULL, title = $3, state = $4::jsonb, answers = answers + 1, answered_at = $5
         WHERE id = $1 AND turn_id = $2 RETURNING id, answers),
       taken_back AS (
         DELETE FROM chat_messages USING answered WHERE chat_id = answered.id
           AND position >= (SELECT min(position) FROM chat_messages WHERE chat_id = $1 AND turn_id = $7))
       INSERT INTO chat_messages (chat_id, position, ${MESSAGE_COLUMNS}, state_before)
       SELECT answered.id, answered.answers * 2 + place, r.id, r.turn_id, actor, message, feedback, at,
         CASE actor WHEN 'user' THEN $8::jsonb END
       FROM answered, jsonb_to_recordset($6::jsonb) AS r (
         place integer, id text, turn_id text, actor text, message jsonb, feedback text, at timestamptz)
       RETURNING 1`,
      [
        chatId,
        turnId,
        title,
        toJsonText(state),
        new Date(answer.at),
        toJsonText(messages),
        replacedTurnId,
        toJsonText(stateBefore),
      ],
    );
    return storedRows.length > 0;
  }

  async listMessages(chatId: string): Promise<readonly StoredMessage[]> {
    const messages: StoredMessage[] = [];
    let lastPosition = -1;
    for (;;) {
      const rows = await this.#database.query<MessageRow & { readonly position: number }>(
        `SELECT position, ${MESSAGE_COLUMNS} FROM chat_messages WHERE chat_id = $1 AND position > $2
         ORDER BY position LIMIT $3`,
        [chatId, lastPosition, MESSAGES_PER_QUERY],
      );
      messages.push(...rows.map(({ position: _position, ...row }) => toMessage(row)));
      if (rows.length < MESSAGES_PER_QUERY) return messages;
      lastPosition = rows.at(-1)!.position;
    }
  }

  async listNewestMessages(chatId: string, limit: number): Promise<readonly StoredMessage[]> {
    const rows = await this.#database.query<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM chat_messages WHERE chat_id = $1 ORDER BY position DESC LIMIT $2`,
      [chatId, limit],
    );
    return rows.map(toMessage).toReversed();
  }

  async findAnswer(chatId: string, turnId: string): Promise<StoredMessage | null> {
    const [row] = await this.#database.query<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM chat_messages WHERE chat_id = $1 AND turn_id = $2 AND actor = 'model'`,
      [chatId, turnId],
    );
    return row === undefined ? null : toMessage(row);
  }

  async findStateBefore(chatId: string, turnId: string): Promise<ChatState | null> {
    const [row] = await this.#database.query<{ state_before: ChatState | null }>(
      "SELECT state_before FROM chat_messages WHERE chat_id = $1 AND turn_id = $2 AND actor = 'user'",
      [chatId, turnId],
    );
    return row === undefined ? null : (row.state_before ?? NEW_CHAT);
  }

  async saveFeedback(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean> {
    const judgedRows = await this.#database.query(
      "UPDATE chat_messages SET feedback = $3 WHERE chat_id = $1 AND id = $2 AND actor = 'model' RETURNING 1",
      [chatId, messageId, feedback],
    );
    return judgedRows.length > 0;
  }

  async countOf(userId: string): Promise<ChatCounts> {
    const [row] = await this.#database.query<ChatCounts>(
      // Each answer has two messages. Their positions alone are read, from the index of the primary key.
      `SELECT count(*)::integer AS "chatCount",
         coalesce(sum((SELECT count(position) FROM chat_messages WHERE chat_id = chats.id)) / 2, 0)::integer AS "answerCount"
       FROM chats WHERE user_id = $1`,
      [userId],
    );
    return row!;
  }

  async listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]> {
    const rows = await this.#database.query<{ id: string; title: string; answered_at: Date }>(
      `SELECT id, title, answered_at FROM chats WHERE user_id = $1 AND answered_at IS NOT NULL
       ORDER BY answered_at DESC, id LIMIT $2`,
      [userId, limit],
    );
    return rows.map(({ id, title, answered_at: answeredAt }) => ({ id, title, at: answeredAt.getTime() }));
  }

  async remove(chatId: string): Promise<void> {
    await removalSql(this.#database, 'SELECT user_id FROM chats WHERE id = $1', REMOVE_CHAT_SQL, [chatId]);
  }

  async removeUnanswered(userId: string, time: number): Promise<void> {
    await this.#database.query(REMOVE_UNANSWERED_SQL, [userId, new Date(time)]);
  }
}

function toMessage({ turn_id: turnId, message, at, ...row }: MessageRow): StoredMessage {
  return { ...row, ...message, turnId, at: at.getTime() };
}
