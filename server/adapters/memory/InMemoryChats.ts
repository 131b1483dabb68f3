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
import { MAX_TURN_LEAD_MS } from '../../application/ports/Chats.ts';

interface ChatRecord {
  readonly chat: Chat;
  /** The time of the newest turn, answered or not. */
  readonly turnAt: number;
  readonly messages: readonly StoredMessage[];
  /** The state before each answered turn, by turn id. */
  readonly statesBefore: ReadonlyMap<string, ChatState>;
}

export class InMemoryChats implements Chats {
  readonly #chats = new Map<string, ChatRecord>();
  readonly #onUnattached: (userId: string, attachmentId: string) => void;

  /** `onUnattached` is called for each attachment of a removed conversation that no other conversation has. */
  constructor(onUnattached: (userId: string, attachmentId: string) => void = () => undefined) {
    this.#onUnattached = onUnattached;
  }

  async byId(id: string): Promise<Chat | null> {
    return this.#chats.get(id)?.chat ?? null;
  }

  async open(chat: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>, turn: AskedTurn): Promise<void> {
    this.#chats.set(chat.id, {
      chat: { ...chat, answers: 0, turn },
      turnAt: turn.arrivedAt,
      messages: [],
      statesBefore: new Map(),
    });
  }

  async ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome> {
    const record = this.#chats.get(chatId);
    if (record === undefined) return 'gone';
    const isCurrent = record.chat.answers === answers;
    const leadMs = record.turnAt - turn.arrivedAt;
    const isLater = leadMs > 0 && leadMs <= MAX_TURN_LEAD_MS;
    if (isLater && !(isCurrent && record.chat.turn === null)) return 'superseded';
    if (!isCurrent) return 'movedOn';
    this.#chats.set(chatId, { ...record, chat: { ...record.chat, turn }, turnAt: turn.arrivedAt });
    return 'asked';
  }

  async answer(
    chatId: string,
    { turnId, replacedTurnId, stateBefore, title, state, question, answer }: Answer,
  ): Promise<boolean> {
    const record = this.#findWaitingRecord(chatId, turnId);
    if (record === undefined) return false;
    const chat = { ...record.chat, title, state, answers: record.chat.answers + 1, turn: null };
    const replacedAt = record.messages.findIndex((message) => message.turnId === replacedTurnId);
    const remainingMessages = replacedAt < 0 ? record.messages : record.messages.slice(0, replacedAt);
    this.#chats.set(chatId, {
      ...record,
      chat,
      messages: [...remainingMessages, question, answer],
      statesBefore: new Map([...record.statesBefore, [turnId, stateBefore]]),
    });
    return true;
  }

  async listMessages(chatId: string): Promise<readonly StoredMessage[]> {
    return this.#chats.get(chatId)?.messages ?? [];
  }

  async listNewestMessages(chatId: string, limit: number): Promise<readonly StoredMessage[]> {
    return (await this.listMessages(chatId)).slice(-limit);
  }

  async findAnswer(chatId: string, turnId: string): Promise<StoredMessage | null> {
    const messages = await this.listMessages(chatId);
    return messages.find((message) => message.turnId === turnId && message.actor === 'model') ?? null;
  }

  async findStateBefore(chatId: string, turnId: string): Promise<ChatState | null> {
    const record = this.#chats.get(chatId);
    const isKnown = record?.messages.some((message) => message.turnId === turnId);
    return isKnown ? (record?.statesBefore.get(turnId) ?? null) : null;
  }

  async saveFeedback(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean> {
    const record = this.#chats.get(chatId);
    const isJudgedMessage = ({ id, actor }: StoredMessage): boolean => id === messageId && actor === 'model';
    if (record === undefined || !record.messages.some(isJudgedMessage)) return false;
    const messages = record.messages.map((message) => (isJudgedMessage(message) ? { ...message, feedback } : message));
    this.#chats.set(chatId, { ...record, messages });
    return true;
  }

  async countOf(userId: string): Promise<ChatCounts> {
    const records = [...this.#chats.values()].filter(({ chat }) => chat.userId === userId);
    const answers = records.flatMap(({ messages }) => messages).filter(({ actor }) => actor === 'model');
    return { chatCount: records.length, answerCount: answers.length };
  }

  async listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]> {
    const answeredChats = [...this.#chats.values()].flatMap(({ chat, messages }) => {
      const lastTime = messages.at(-1)?.at;
      return chat.userId === userId && lastTime !== undefined ? [{ id: chat.id, title: chat.title, at: lastTime }] : [];
    });
    return answeredChats.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  async remove(chatId: string): Promise<void> {
    const record = this.#chats.get(chatId);
    if (record !== undefined) this.#remove(record);
  }

  async removeUnanswered(userId: string, time: number): Promise<void> {
    for (const record of [...this.#chats.values()]) {
      const { chat, turnAt, messages } = record;
      if (chat.userId === userId && messages.length === 0 && turnAt < time) this.#remove(record);
    }
  }

  listOwned(userId: string): readonly unknown[] {
    return [...this.#chats.values()].filter(({ chat }) => chat.userId === userId);
  }

  removeOwned(userId: string): void {
    for (const record of [...this.#chats.values()]) if (record.chat.userId === userId) this.#remove(record);
  }

  hasAttachment(id: string): boolean {
    return [...this.#chats.values()].some((record) => listAttachmentIds(record).includes(id));
  }

  #remove(record: ChatRecord): void {
    this.#chats.delete(record.chat.id);
    for (const id of new Set(listAttachmentIds(record)))
      if (!this.hasAttachment(id)) this.#onUnattached(record.chat.userId, id);
  }

  #findWaitingRecord(chatId: string, turnId: string): ChatRecord | undefined {
    const record = this.#chats.get(chatId);
    return record?.chat.turn?.id === turnId ? record : undefined;
  }
}

const listAttachmentIds = ({ chat, messages }: ChatRecord): readonly string[] =>
  [...(chat.turn?.attachments ?? []), ...messages.flatMap(({ attachments }) => attachments)].map(({ id }) => id);
