import type { Clock } from '../ports/Clock.ts';
import type { Before, Sessions, StoredSession } from '../ports/Sessions.ts';
import type { Identity } from '../ports/Users.ts';

/** How long, in milliseconds, a session that another node ended may still be accepted here. */
export const CACHE_MS = 2_000;
/** Cache size; evicted sessions are read again. */
const MAX_CACHED_SESSIONS = 10_000;

interface BoundedCache {
  readonly session: StoredSession;
  readonly readAt: number;
}

/**
 * Caches sessions to save the store a look-up per request. A session that ends through this object is evicted at once,
 * even while it is being read; an end on another node is noticed after `CACHE_MS`.
 */
export class CachedSessions implements Sessions {
  readonly #stored: Sessions;
  readonly #clock: Clock;
  /** Sessions by the hash of their token, least recently read first. */
  readonly #cached = new Map<string, BoundedCache>();
  /** Number of changes so far: a session is not cached if anything changed while it was read. */
  #changes = 0;

  constructor(stored: Sessions, clock: Clock) {
    this.#stored = stored;
    this.#clock = clock;
  }

  open(session: StoredSession): Promise<void> {
    return this.#stored.open(session);
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    const now = this.#clock.now();
    const remembered = this.#cached.get(tokenHash);
    if (remembered !== undefined && isRecent(remembered, now)) return remembered.session;
    this.#cached.delete(tokenHash);
    const changes = this.#changes;
    const session = await this.#stored.byTokenHash(tokenHash);
    if (session !== null && changes === this.#changes) this.#remember(session, now);
    return session;
  }

  extend(tokenHash: string, expiresAt: number): Promise<void> {
    return this.#change(
      () => this.#stored.extend(tokenHash, expiresAt),
      () => this.#cached.delete(tokenHash),
    );
  }

  revoke(tokenHash: string): Promise<void> {
    return this.#change(
      () => this.#stored.revoke(tokenHash),
      () => this.#cached.delete(tokenHash),
    );
  }

  revokeAllOf(userId: string): Promise<void> {
    return this.#change(
      () => this.#stored.revokeAllOf(userId),
      () => this.#forgetAllOf(userId),
    );
  }

  revokeBefore(userId: string, before: Before): Promise<void> {
    return this.#change(
      () => this.#stored.revokeBefore(userId, before),
      () => this.#forgetAllOf(userId),
    );
  }

  revokeOpenedBy(userId: string, identity: Identity): Promise<void> {
    return this.#change(
      () => this.#stored.revokeOpenedBy(userId, identity),
      () => this.#forgetAllOf(userId),
    );
  }

  removeExpired(time: number): Promise<number> {
    return this.#change(
      () => this.#stored.removeExpired(time),
      () => this.#forgetWhere(({ expiresAt }) => expiresAt < time),
    );
  }

  /** Evicts sessions before and after `work`, since a concurrent read may have seen the state before the change. */
  async #change<Result>(work: () => Promise<Result>, forget: () => void): Promise<Result> {
    this.#changes += 1;
    forget();
    try {
      return await work();
    } finally {
      this.#changes += 1;
      forget();
    }
  }

  #remember(session: StoredSession, readAt: number): void {
    this.#cached.delete(session.tokenHash);
    this.#cached.set(session.tokenHash, { session, readAt });
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MAX_CACHED_SESSIONS && oldest !== undefined) this.#cached.delete(oldest);
  }

  #forgetAllOf(userId: string): void {
    this.#forgetWhere((session) => session.userId === userId);
  }

  #forgetWhere(matches: (session: StoredSession) => boolean): void {
    for (const [hash, { session }] of this.#cached) if (matches(session)) this.#cached.delete(hash);
  }
}

/** After the clock was set back, no entry counts as recent. */
function isRecent({ readAt }: BoundedCache, now: number): boolean {
  return readAt <= now && now - readAt < CACHE_MS;
}
