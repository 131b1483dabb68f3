import type {
  Answer,
  AskOutcome,
  AskedTurn,
  Chat,
  ChatSummary,
  Chats,
  Feedback,
  StoredMessage,
} from '../../application/ports/Chats.ts';

interface Kept {
  readonly chat: Chat;
  /** When the newest turn arrived, whether or not it has been answered. */
  readonly turnAt: number;
  readonly messages: readonly StoredMessage[];
}

export class InMemoryChats implements Chats {
  readonly #chats = new Map<string, Kept>();
  readonly #onUnattached: (userId: string, attachmentId: string) => void;

  /** `onUnattached` is called for each attachment of a removed conversation that no other conversation uses. */
  constructor(onUnattached: (userId: string, attachmentId: string) => void = () => undefined) {
    this.#onUnattached = onUnattached;
  }

  async byId(id: string): Promise<Chat | null> {
    return this.#chats.get(id)?.chat ?? null;
  }

  async open(chat: Pick<Chat, 'id' | 'userId' | 'title' | 'state'>, turn: AskedTurn): Promise<void> {
    this.#chats.set(chat.id, { chat: { ...chat, answers: 0, turn }, turnAt: turn.arrivedAt, messages: [] });
  }

  async ask(chatId: string, turn: AskedTurn, answers: number): Promise<AskOutcome> {
    const kept = this.#chats.get(chatId);
    if (kept === undefined) return 'gone';
    const isCurrent = kept.chat.answers === answers;
    if (kept.turnAt > turn.arrivedAt && !(isCurrent && kept.chat.turn === null)) return 'superseded';
    if (!isCurrent) return 'movedOn';
    this.#chats.set(chatId, { ...kept, chat: { ...kept.chat, turn }, turnAt: turn.arrivedAt });
    return 'asked';
  }

  async answer(chatId: string, { turnId, title, state, question, answer }: Answer): Promise<boolean> {
    const kept = this.#waiting(chatId, turnId);
    if (kept === undefined) return false;
    const chat = { ...kept.chat, title, state, answers: kept.chat.answers + 1, turn: null };
    this.#chats.set(chatId, { ...kept, chat, messages: [...kept.messages, question, answer] });
    return true;
  }

  async listMessages(chatId: string): Promise<readonly StoredMessage[]> {
    return this.#chats.get(chatId)?.messages ?? [];
  }

  async findAnswer(chatId: string, turnId: string): Promise<StoredMessage | null> {
    const messages = await this.listMessages(chatId);
    return messages.find((message) => message.turnId === turnId && message.actor === 'model') ?? null;
  }

  async saveFeedback(chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean> {
    const kept = this.#chats.get(chatId);
    const isMeant = ({ id, actor }: StoredMessage): boolean => id === messageId && actor === 'model';
    if (kept === undefined || !kept.messages.some(isMeant)) return false;
    const messages = kept.messages.map((message) => (isMeant(message) ? { ...message, feedback } : message));
    this.#chats.set(chatId, { ...kept, messages });
    return true;
  }

  async listRecent(userId: string, limit: number): Promise<readonly ChatSummary[]> {
    const answered = [...this.#chats.values()].flatMap(({ chat, messages }) => {
      const at = messages.at(-1)?.at;
      return chat.userId === userId && at !== undefined ? [{ id: chat.id, title: chat.title, at }] : [];
    });
    return answered.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  async remove(chatId: string): Promise<void> {
    const kept = this.#chats.get(chatId);
    if (kept !== undefined) this.#remove(kept);
  }

  async removeUnanswered(userId: string, time: number): Promise<void> {
    for (const kept of [...this.#chats.values()]) {
      const { chat, turnAt, messages } = kept;
      if (chat.userId === userId && messages.length === 0 && turnAt < time) this.#remove(kept);
    }
  }

  attaches(id: string): boolean {
    return [...this.#chats.values()].some((kept) => attachedIn(kept).includes(id));
  }

  #remove(kept: Kept): void {
    this.#chats.delete(kept.chat.id);
    for (const id of new Set(attachedIn(kept))) if (!this.attaches(id)) this.#onUnattached(kept.chat.userId, id);
  }

  #waiting(chatId: string, turnId: string): Kept | undefined {
    const kept = this.#chats.get(chatId);
    return kept?.chat.turn?.id === turnId ? kept : undefined;
  }
}

const attachedIn = ({ chat, messages }: Kept): readonly string[] =>
  [...(chat.turn?.attachments ?? []), ...messages.flatMap(({ attachments }) => attachments)].map(({ id }) => id);
