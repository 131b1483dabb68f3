import type { Inbox, InboxEntry, InboxMessage } from '../../application/ports/Inbox.ts';

interface StoredMessage extends InboxEntry {
  readonly dueAt: number | null;
}

export class InMemoryInbox implements Inbox {
  readonly #messages = new Map<string, StoredMessage>();
  readonly #discardCv: (id: string) => void;

  constructor(discardCv: (id: string) => void = () => undefined) {
    this.#discardCv = discardCv;
  }

  async save(message: InboxMessage, mailDueAt: number | null): Promise<void> {
    const isMailPending = mailDueAt !== null;
    this.#messages.set(message.id, { ...message, dueAt: mailDueAt, isMailPending, mailedAt: null, attemptCount: 0 });
  }

  async takeDue(now: number, leaseEnd: number, latestDue = Number.POSITIVE_INFINITY): Promise<InboxEntry | null> {
    const [dueMessage] = [...this.#messages.values()]
      .filter(({ dueAt }) => dueAt !== null && (dueAt <= now || dueAt > latestDue))
      .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
    if (dueMessage === undefined) return null;
    const takenMessage = { ...dueMessage, dueAt: leaseEnd, attemptCount: dueMessage.attemptCount + 1 };
    this.#messages.set(dueMessage.id, takenMessage);
    return toEntry(takenMessage);
  }

  async recordMailed(id: string, time: number): Promise<void> {
    this.#update(id, { dueAt: null, isMailPending: false, mailedAt: time });
  }

  async postpone(id: string, dueAt: number): Promise<void> {
    this.#update(id, { dueAt });
  }

  async list(limit: number): Promise<readonly InboxEntry[]> {
    return [...this.#messages.values()]
      .toReversed()
      .toSorted((a, b) => b.at - a.at)
      .slice(0, limit)
      .map(toEntry);
  }

  async byId(id: string): Promise<InboxEntry | null> {
    const message = this.#messages.get(id);
    return message === undefined ? null : toEntry(message);
  }

  async countCvs(startTime: number, endTime: number): Promise<number> {
    return [...this.#messages.values()].filter(({ cv, at }) => cv !== null && at >= startTime && at < endTime).length;
  }

  async removeVisitorMessages(time: number, limit: number): Promise<number> {
    const oldMessages = [...this.#messages.values()]
      .filter(({ userId, at }) => userId === null && at < time)
      .toSorted((a, b) => a.at - b.at)
      .slice(0, limit);
    for (const { id, cv } of oldMessages) {
      this.#messages.delete(id);
      if (cv !== null) this.#discardCv(cv.id);
    }
    return oldMessages.length;
  }

  listOwned(userId: string): readonly InboxEntry[] {
    return [...this.#messages.values()].filter((message) => message.userId === userId).map(toEntry);
  }

  removeOwned(userId: string): void {
    for (const { id } of this.listOwned(userId)) this.#messages.delete(id);
  }

  #update(id: string, change: Partial<StoredMessage>): void {
    const message = this.#messages.get(id);
    if (message !== undefined) this.#messages.set(id, { ...message, ...change });
  }
}

const toEntry = ({ dueAt: _dueAt, ...entry }: StoredMessage): InboxEntry => entry;
