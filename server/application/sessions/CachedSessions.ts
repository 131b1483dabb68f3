import type { Clock } from '../ports/Clock.ts';
import type { RevocationBounds, Sessions, StoredSession } from '../ports/Sessions.ts';
import type { Identity } from '../ports/Users.ts';

/** How long this node may still accept a session that ended on another node, in milliseconds. */
export const CACHE_MS = 2_000;
const MAX_CACHED_SESSIONS = 10_000;

interface CachedSession {
  readonly session: StoredSession;
  readonly readAt: number;
}

/**
 * Caches sessions, so that not every request reads the store. A session that ends through this object leaves the
 * cache at once, even while it is being read. A session that ends on another node is noticed after `CACHE_MS`.
 */
export class CachedSessions implements Sessions {
  readonly #storedSessions: Sessions;
  readonly #clock: Clock;
  /** Sessions by the hash of their token, least recently used first. */
  readonly #cacheByHash = new Map<string, CachedSession>();
  /** The number of changes so far. A read is not cached if a change happened meanwhile. */
  #changeCount = 0;

  constructor(storedSessions: Sessions, clock: Clock) {
    this.#storedSessions = storedSessions;
    this.#clock = clock;
  }

  open(session: StoredSession): Promise<void> {
    // The store may end the shopper's oldest sessions, so none of them may stay in the cache.
    return this.#changeAndEvict(
      () => this.#storedSessions.open(session),
      () => this.#evictAllOf(session.userId),
    );
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    const now = this.#clock.now();
    const cachedSession = this.#cacheByHash.get(tokenHash);
    if (cachedSession !== undefined && isRecent(cachedSession, now)) return cachedSession.session;
    this.#cacheByHash.delete(tokenHash);
    const changeCount = this.#changeCount;
    const session = await this.#storedSessions.byTokenHash(tokenHash);
    if (session !== null && changeCount === this.#changeCount) this.#remember(session, now);
    return session;
  }

  extend(tokenHash: string, expiresAt: number, seenAt: number): Promise<void> {
    return this.#changeAndEvict(
      () => this.#storedSessions.extend(tokenHash, expiresAt, seenAt),
      () => this.#cacheByHash.delete(tokenHash),
    );
  }

  listOf(userId: string): Promise<readonly StoredSession[]> {
    return this.#storedSessions.listOf(userId);
  }

  revoke(tokenHash: string): Promise<void> {
    return this.#changeAndEvict(
      () => this.#storedSessions.revoke(tokenHash),
      () => this.#cacheByHash.delete(tokenHash),
    );
  }

  revokeAllOf(userId: string): Promise<void> {
    return this.#changeAndEvict(
      () => this.#storedSessions.revokeAllOf(userId),
      () => this.#evictAllOf(userId),
    );
  }

  revokeBefore(userId: string, bounds: RevocationBounds): Promise<void> {
    return this.#changeAndEvict(
      () => this.#storedSessions.revokeBefore(userId, bounds),
      () => this.#evictAllOf(userId),
    );
  }

  revokeOpenedBy(userId: string, identity: Identity): Promise<void> {
    return this.#changeAndEvict(
      () => this.#storedSessions.revokeOpenedBy(userId, identity),
      () => this.#evictAllOf(userId),
    );
  }

  removeEnded(time: number, limit: number): Promise<number> {
    return this.#changeAndEvict(
      () => this.#storedSessions.removeEnded(time, limit),
      () => this.#evictWhere(({ expiresAt }) => expiresAt < time),
    );
  }

  /** Calls `evict` before and after `work`, because a concurrent read may cache the old state. */
  async #changeAndEvict<Result>(work: () => Promise<Result>, evict: () => void): Promise<Result> {
    this.#changeCount += 1;
    evict();
    try {
      return await work();
    } finally {
      this.#changeCount += 1;
      evict();
    }
  }

  #remember(session: StoredSession, readAt: number): void {
    this.#cacheByHash.delete(session.tokenHash);
    this.#cacheByHash.set(session.tokenHash, { session, readAt });
    const [oldestHash] = this.#cacheByHash.keys();
    if (this.#cacheByHash.size > MAX_CACHED_SESSIONS && oldestHash !== undefined) this.#cacheByHash.delete(oldestHash);
  }

  #evictAllOf(userId: string): void {
    this.#evictWhere((session) => session.userId === userId);
  }

  #evictWhere(matches: (session: StoredSession) => boolean): void {
    for (const [hash, { session }] of this.#cacheByHash) if (matches(session)) this.#cacheByHash.delete(hash);
  }
}

/** Whether a cached session is recent. After the clock was set back, none is. */
function isRecent({ readAt }: CachedSession, now: number): boolean {
  return readAt <= now && now - readAt < CACHE_MS;
}
