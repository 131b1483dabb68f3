import { MAX_SESSIONS } from '../../application/ports/Sessions.ts';
import type { RevocationBounds, Sessions, StoredSession } from '../../application/ports/Sessions.ts';
import type { Identity } from '../../application/ports/Users.ts';

export class InMemorySessions implements Sessions {
  readonly #sessions = new Map<string, StoredSession>();

  async open(session: StoredSession): Promise<void> {
    const ownSessions = this.listOwned(session.userId).toSorted(
      (a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt || (a.tokenHash < b.tokenHash ? -1 : 1),
    );
    for (const { tokenHash } of ownSessions.slice(MAX_SESSIONS - 1)) this.#sessions.delete(tokenHash);
    this.#sessions.set(session.tokenHash, session);
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    return this.#sessions.get(tokenHash) ?? null;
  }

  async extend(tokenHash: string, expiresAt: number, seenAt: number): Promise<void> {
    const knownSession = this.#sessions.get(tokenHash);
    if (knownSession !== undefined) this.#sessions.set(tokenHash, { ...knownSession, expiresAt, seenAt });
  }

  async listOf(userId: string): Promise<readonly StoredSession[]> {
    return this.listOwned(userId).toSorted((a, b) => b.seenAt - a.seenAt || (a.tokenHash < b.tokenHash ? -1 : 1));
  }

  listOwned(userId: string): readonly StoredSession[] {
    return [...this.#sessions.values()].filter((session) => session.userId === userId);
  }

  removeOwned(userId: string): void {
    this.#removeWhere((session) => session.userId === userId);
  }

  async revoke(tokenHash: string): Promise<void> {
    this.#sessions.delete(tokenHash);
  }

  async revokeAllOf(userId: string): Promise<void> {
    this.#removeWhere((session) => session.userId === userId);
  }

  async revokeBefore(userId: string, { provenBefore, openedBefore }: RevocationBounds): Promise<void> {
    this.#removeWhere(
      (session) => session.userId === userId && (session.provenAt < provenBefore || session.createdAt < openedBefore),
    );
  }

  async revokeOpenedBy(userId: string, { provider, subject }: Identity): Promise<void> {
    this.#removeWhere(
      ({ identity, ...session }) =>
        session.userId === userId && identity.provider === provider && identity.subject === subject,
    );
  }

  async removeEnded(time: number, limit: number): Promise<number> {
    return this.#removeWhere((session) => session.expiresAt < time, limit);
  }

  #removeWhere(matches: (session: StoredSession) => boolean, limit?: number): number {
    const removedSessions = [...this.#sessions.values()].filter(matches).slice(0, limit);
    for (const { tokenHash } of removedSessions) this.#sessions.delete(tokenHash);
    return removedSessions.length;
  }
}
