import { createHash } from 'node:crypto';
import type { Device } from '../../domain/accounts/readDevice.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Proof, Sessions, StoredSession } from '../ports/Sessions.ts';
import type { AccountWatch, Admission } from './AccountWatch.ts';

export interface OpenSession {
  /** Identifies the session in the shopper's list. It is not a secret. */
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Whether the expiry was just extended. The cookie must then be sent again. */
  readonly isExtended: boolean;
}

/** A session as its shopper sees it. Times are milliseconds since the epoch. */
export interface DeviceSession {
  readonly id: string;
  readonly device: Device | null;
  /** The provider that the shopper signed in with. */
  readonly provider: string;
  readonly openedAt: number;
  readonly seenAt: number;
}

/** Lifetimes of sessions, in milliseconds. */
export interface SessionLifetimes {
  /** Time after the last use at which a session ends. */
  readonly idleMs: number;
  /** Time after opening at which a session ends, regardless of use. */
  readonly maxMs: number;
}

/** No session was opened: the account is disabled, or the sign-in is outdated. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  readonly reason: Exclude<Admission, 'admitted'>;
  constructor(reason: Exclude<Admission, 'admitted'>) {
    super(`No session: ${reason}`);
    this.reason = reason;
  }
}

/** Checks the status of an account. The default accepts every account. */
export type SessionWatch = Pick<AccountWatch, 'check' | 'admit'>;
export const acceptEveryAccount: SessionWatch = { check: async () => false, admit: async () => 'admitted' };

/** A session is extended after this fraction of its lifetime, so that most requests write nothing. */
const EXTEND_AFTER_FRACTION = 1 / 24;
/** A use is recorded only if the last recorded use is at least this old. */
const SEEN_INTERVAL_MS = 3_600_000;
/** A session whose last use is further in the future was stored while the clock was ahead. */
const MAX_CLOCK_LEAD_MS = 86_400_000;

/**
 * Sessions of signed-in shoppers. A session has a random token, of which only the hash is stored. It ends after some
 * time without use, at its maximum age, or with its account.
 */
export class SessionService {
  readonly #sessions: Sessions;
  readonly #clock: Clock;
  readonly #secrets: Secrets;
  readonly #lifetimes: SessionLifetimes;
  readonly #watch: SessionWatch;

  constructor(
    sessions: Sessions,
    clock: Clock,
    secrets: Secrets,
    lifetimes: SessionLifetimes,
    watch: SessionWatch = acceptEveryAccount,
  ) {
    this.#sessions = sessions;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#lifetimes = lifetimes;
    this.#watch = watch;
  }

  /** Closes sessions that are no longer valid, e.g. after a new password. Rejects with `SessionRefused`. */
  async admit(userId: string, proof: Proof): Promise<void> {
    const admission = await this.#watch.admit(userId, proof);
    if (admission !== 'admitted') throw new SessionRefused(admission);
  }

  /** Opens a session. Calls `admit` first and rejects like it. */
  async open(
    userId: string,
    { identity, provenAt }: Proof,
    device: Device | null = null,
  ): Promise<{ readonly token: string; readonly expiresAt: number }> {
    await this.admit(userId, { identity, provenAt });
    const token = this.#secrets.createToken();
    const now = this.#clock.now();
    // Not before the provider's sign-in time, in case this server's clock is behind.
    const createdAt = Math.max(now, provenAt);
    const expiresAt = this.#computeExpiry(createdAt);
    const tokenHash = hashToken(token);
    await this.#sessions.open({
      ...{ tokenHash, userId, identity, provenAt, createdAt, expiresAt, device },
      seenAt: createdAt,
    });
    return { token, expiresAt };
  }

  /** The session of a token; null if it is unknown, revoked or expired. */
  async find(token: string): Promise<OpenSession | null> {
    const session = await this.#findCurrent(hashToken(token));
    if (session === null) return null;
    const { userId, expiresAt, tokenHash } = session;
    const id = computeSessionId(tokenHash);
    const extendedExpiry = this.#computeExpiry(session.createdAt);
    if (!this.#isUseRecorded(session, extendedExpiry)) return { id, userId, expiresAt, isExtended: false };
    // If the store cannot write, accept the session; the next use tries again.
    const isExtended = await this.#sessions.extend(tokenHash, extendedExpiry, this.#clock.now()).then(
      () => true,
      () => false,
    );
    return { id, userId, expiresAt: isExtended ? extendedExpiry : expiresAt, isExtended };
  }

  /** The current sessions of a shopper, the last used first. */
  async listDevices(userId: string): Promise<readonly DeviceSession[]> {
    const sessions = await this.#sessions.listOf(userId);
    return sessions
      .filter((session) => !this.#hasExpired(session))
      .map(({ tokenHash, device, identity, createdAt, seenAt }) => ({
        ...{ id: computeSessionId(tokenHash), device, provider: identity.provider },
        ...{ openedAt: createdAt, seenAt },
      }));
  }

  /** Ends one session of a shopper. Succeeds for a missing session. */
  async closeDevice(userId: string, id: string): Promise<void> {
    const sessions = await this.#sessions.listOf(userId);
    const session = sessions.find(({ tokenHash }) => computeSessionId(tokenHash) === id);
    if (session !== undefined) await this.#sessions.revoke(session.tokenHash);
  }

  async close(token: string): Promise<void> {
    await this.#sessions.revoke(hashToken(token));
  }

  async closeAllSessions(userId: string): Promise<void> {
    await this.#sessions.revokeAllOf(userId);
  }

  async #findCurrent(tokenHash: string): Promise<StoredSession | null> {
    const session = await this.#findUnexpired(tokenHash);
    const mayHaveEnded = session !== null && (await this.#watch.check(session.userId));
    return mayHaveEnded ? this.#findUnexpired(tokenHash) : session;
  }

  async #findUnexpired(tokenHash: string): Promise<StoredSession | null> {
    const session = await this.#sessions.byTokenHash(tokenHash);
    return session === null || this.#hasExpired(session) ? null : session;
  }

  #hasExpired({ expiresAt, createdAt, seenAt }: StoredSession): boolean {
    const now = this.#clock.now();
    const { idleMs, maxMs } = this.#lifetimes;
    // Without this check, a session opened while the clock was ahead would last until that time plus its usual
    // lifetime.
    const isOfClockAhead = seenAt > now + MAX_CLOCK_LEAD_MS && expiresAt > now + idleMs + MAX_CLOCK_LEAD_MS;
    return isOfClockAhead || Math.min(expiresAt, createdAt + maxMs) <= now;
  }

  #isUseRecorded({ expiresAt, seenAt }: StoredSession, extendedExpiry: number): boolean {
    return (
      extendedExpiry - expiresAt >= this.#lifetimes.idleMs * EXTEND_AFTER_FRACTION ||
      this.#clock.now() - seenAt >= SEEN_INTERVAL_MS
    );
  }

  /** The new expiry of a session that is used now. */
  #computeExpiry(createdAt: number): number {
    const { idleMs, maxMs } = this.#lifetimes;
    return Math.min(this.#clock.now() + idleMs, createdAt + maxMs);
  }
}

/** A session's id, derived from the hash, so that the list of devices reveals nothing about a token. */
function computeSessionId(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, 22);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
