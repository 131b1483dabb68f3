import { createHash } from 'node:crypto';
import type { Clock } from '../ports/Clock.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Proof, Sessions, StoredSession } from '../ports/Sessions.ts';
import type { AccountWatch, Admission } from './AccountWatch.ts';

export interface OpenSession {
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** True where the end was just put off, so that the cookie has to be sent again. */
  readonly extended: boolean;
}

/** How long sessions last, in milliseconds. */
export interface SessionLifetimes {
  /** Since they were last used. */
  readonly idleMs: number;
  /** Since they were opened, however often they are used. */
  readonly longestMs: number;
}

/** The account does not open sessions any more, or not for this proof. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  readonly reason: Exclude<Admission, 'admitted'>;
  constructor(reason: Exclude<Admission, 'admitted'>) {
    super(`No session: ${reason}`);
    this.reason = reason;
  }
}

/** What judges whether an account still stands, and where nobody does. */
export type Watch = Pick<AccountWatch, 'check' | 'admit'>;
export const unwatched: Watch = { check: async () => false, admit: async () => 'admitted' };

/** A session's end is put off when this share of its life has passed: not a write for each request. */
const EXTEND_AFTER = 1 / 24;

/**
 * Who is signed in. A session is known by an opaque random token of which only the hash is stored; it ends
 * some time after it was last used, at the latest some time after it was opened, or when its account does.
 */
export class SessionService {
  readonly #sessions: Sessions;
  readonly #clock: Clock;
  readonly #secrets: Secrets;
  readonly #lifetimes: SessionLifetimes;
  readonly #watch: Watch;

  constructor(
    sessions: Sessions,
    clock: Clock,
    secrets: Secrets,
    lifetimes: SessionLifetimes,
    watch: Watch = unwatched,
  ) {
    this.#sessions = sessions;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#lifetimes = lifetimes;
    this.#watch = watch;
  }

  /** Rejects with `SessionRefused`. What ended meanwhile, e.g. by a new password, is closed on the way. */
  async admit(userId: string, proof: Proof): Promise<void> {
    const admission = await this.#watch.admit(userId, proof);
    if (admission !== 'admitted') throw new SessionRefused(admission);
  }

  /** As `admit`, and opens a session. */
  async open(userId: string, proof: Proof): Promise<{ readonly token: string; readonly expiresAt: number }> {
    await this.admit(userId, proof);
    const token = this.#secrets.token();
    const now = this.#clock.now();
    // Never before the provider saw them, also by a clock that is behind the provider's.
    const createdAt = Math.max(now, proof.provenAt);
    const expiresAt = this.#endOf(createdAt);
    await this.#sessions.removeExpired(now);
    await this.#sessions.open({ ...proof, tokenHash: hashOf(token), userId, createdAt, expiresAt });
    return { token, expiresAt };
  }

  /** Null for a token that is unknown, revoked or expired. */
  async find(token: string): Promise<OpenSession | null> {
    const session = await this.#current(hashOf(token));
    if (session === null) return null;
    const { userId, expiresAt, tokenHash } = session;
    const later = this.#endOf(session.createdAt);
    if (later - expiresAt < this.#lifetimes.idleMs * EXTEND_AFTER) return { userId, expiresAt, extended: false };
    // A store that cannot write now lets a session be used that it can read; the next use tries again.
    const extended = await this.#sessions.extend(tokenHash, later).then(
      () => true,
      () => false,
    );
    return { userId, expiresAt: extended ? later : expiresAt, extended };
  }

  async close(token: string): Promise<void> {
    await this.#sessions.revoke(hashOf(token));
  }

  /** Ends every session of a shopper, on all devices. */
  async closeAllOf(userId: string): Promise<void> {
    await this.#sessions.revokeAllOf(userId);
  }

  async #current(tokenHash: string): Promise<StoredSession | null> {
    const session = await this.#unexpired(tokenHash);
    const mayHaveEnded = session !== null && (await this.#watch.check(session.userId));
    return mayHaveEnded ? this.#unexpired(tokenHash) : session;
  }

  async #unexpired(tokenHash: string): Promise<StoredSession | null> {
    const session = await this.#sessions.byTokenHash(tokenHash);
    if (session === null) return null;
    return Math.min(session.expiresAt, session.createdAt + this.#lifetimes.longestMs) <= this.#clock.now()
      ? null
      : session;
  }

  /** When a session that is used now ends. */
  #endOf(createdAt: number): number {
    const { idleMs, longestMs } = this.#lifetimes;
    return Math.min(this.#clock.now() + idleMs, createdAt + longestMs);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
