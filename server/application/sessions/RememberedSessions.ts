import type { Clock } from '../ports/Clock.ts';
import type { Before, Sessions, StoredSession } from '../ports/Sessions.ts';
import type { Identity } from '../ports/Users.ts';

/** How long, in milliseconds, a session that another node has ended may still be let in here. */
export const MEMORY_MS = 2_000;
/** The sessions in use within that time; more are read again. */
const MOST = 10_000;

interface Remembered {
  readonly session: StoredSession;
  readonly readAt: number;
}

/**
 * Spares the store a look-up for each request. A session that ends through this object is forgotten at
 * once, also where it is being read at that moment; whatever ends elsewhere is noticed after `MEMORY_MS`.
 */
export class RememberedSessions implements Sessions {
  readonly #stored: Sessions;
  readonly #clock: Clock;
  /** By hash, the longest ago read first. */
  readonly #remembered = new Map<string, Remembered>();
  /** Counts changes: what was read before one is not remembered after it. */
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
    const remembered = this.#remembered.get(tokenHash);
    if (remembered !== undefined && isRecent(remembered, now)) return remembered.session;
    this.#remembered.delete(tokenHash);
    const changes = this.#changes;
    const session = await this.#stored.byTokenHash(tokenHash);
    if (session !== null && changes === this.#changes) this.#remember(session, now);
    return session;
  }

  extend(tokenHash: string, expiresAt: number): Promise<void> {
    return this.#change(
      () => this.#stored.extend(tokenHash, expiresAt),
      () => this.#remembered.delete(tokenHash),
    );
  }

  revoke(tokenHash: string): Promise<void> {
    return this.#change(
      () => this.#stored.revoke(tokenHash),
      () => this.#remembered.delete(tokenHash),
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

  /** Forgets before and after: a read that runs beside the change may have seen what was before it. */
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
    this.#remembered.delete(session.tokenHash);
    this.#remembered.set(session.tokenHash, { session, readAt });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST && oldest !== undefined) this.#remembered.delete(oldest);
  }

  #forgetAllOf(userId: string): void {
    this.#forgetWhere((session) => session.userId === userId);
  }

  #forgetWhere(matches: (session: StoredSession) => boolean): void {
    for (const [hash, { session }] of this.#remembered) if (matches(session)) this.#remembered.delete(hash);
  }
}

/** A clock that was put back makes nothing recent. */
function isRecent({ readAt }: Remembered, now: number): boolean {
  return readAt <= now && now - readAt < MEMORY_MS;
}
