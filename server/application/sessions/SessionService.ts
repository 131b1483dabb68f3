import { createHash } from 'node:crypto';
import type { Clock } from '../ports/Clock.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Sessions } from '../ports/Sessions.ts';

export interface OpenSession {
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** True where the end was just put off, so that the cookie has to be sent again. */
  readonly extended: boolean;
}

/** A session's end is put off when this share of its life has passed: not a write for each request. */
const EXTEND_AFTER = 1 / 24;

/**
 * Who is signed in. A session is known by an opaque random token of which only the hash is stored; it ends
 * `lifetimeMs` after it was last used.
 */
export class SessionService {
  readonly #sessions: Sessions;
  readonly #clock: Clock;
  readonly #secrets: Secrets;
  readonly #lifetimeMs: number;

  constructor(sessions: Sessions, clock: Clock, secrets: Secrets, lifetimeMs: number) {
    this.#sessions = sessions;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#lifetimeMs = lifetimeMs;
  }

  async open(userId: string): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const token = this.#secrets.token();
    const now = this.#clock.now();
    const expiresAt = now + this.#lifetimeMs;
    await this.#sessions.removeExpired(now);
    await this.#sessions.open({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt });
    return { token, expiresAt };
  }

  /** Null for a token that is unknown, revoked or expired. */
  async find(token: string): Promise<OpenSession | null> {
    const session = await this.#sessions.byTokenHash(hashOf(token));
    const now = this.#clock.now();
    if (session === null || session.expiresAt <= now) return null;
    const { userId, expiresAt, tokenHash } = session;
    const used = this.#lifetimeMs - (expiresAt - now);
    if (used < this.#lifetimeMs * EXTEND_AFTER) return { userId, expiresAt, extended: false };
    const later = now + this.#lifetimeMs;
    await this.#sessions.extend(tokenHash, later);
    return { userId, expiresAt: later, extended: true };
  }

  async close(token: string): Promise<void> {
    await this.#sessions.revoke(hashOf(token));
  }

  /** Ends every session of a shopper, on all devices. */
  async closeAllOf(userId: string): Promise<void> {
    await this.#sessions.revokeAllOf(userId);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
