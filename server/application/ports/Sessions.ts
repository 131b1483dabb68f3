import type { Device } from '../../domain/accounts/readDevice.ts';
import type { Identity } from './Users.ts';

/** The identity that opened a session, and when its provider authenticated the person. */
export interface Proof {
  readonly identity: Identity;
  /** When the provider authenticated the person, by the provider's clock, in milliseconds since the epoch. */
  readonly provenAt: number;
}

/** A session as it is stored. Times are milliseconds since the epoch. */
export interface StoredSession extends Proof {
  /** The SHA-256 of the token in hexadecimal, because the token itself is not stored. */
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The browser that opened the session; null if unknown. */
  readonly device: Device | null;
  /** The last use, rounded to the hour. */
  readonly seenAt: number;
}

/** Matches sessions that were authenticated before `provenBefore` or opened before `openedBefore`. */
export interface RevocationBounds {
  readonly provenBefore: number;
  readonly openedBefore: number;
}

/**
 * How many sessions a shopper may have. Otherwise, somebody with a password could open any number, and listing them
 * would block the store.
 */
export const MAX_SESSIONS = 100;

/** Stored sessions. The caller checks whether a session has expired. */
export interface Sessions {
  /** Stores a session, and ends the shopper's least recently used ones beyond `MAX_SESSIONS`. */
  open(session: StoredSession): Promise<void>;
  /** The session; null if it is missing or revoked. */
  byTokenHash(tokenHash: string): Promise<StoredSession | null>;
  /** Records a use and the new expiry. */
  extend(tokenHash: string, expiresAt: number, seenAt: number): Promise<void>;
  /** The shopper's sessions that were not revoked, last used first. Includes expired ones. */
  listOf(userId: string): Promise<readonly StoredSession[]>;
  /** Succeeds for a missing session. */
  revoke(tokenHash: string): Promise<void>;
  revokeAllOf(userId: string): Promise<void>;
  revokeBefore(userId: string, bounds: RevocationBounds): Promise<void>;
  /** Revokes the sessions that one of a shopper's identities opened. */
  revokeOpenedBy(userId: string, identity: Identity): Promise<void>;
  /** Deletes at most `limit` sessions that were revoked or expired before `time`; resolves to their number. */
  removeEnded(time: number, limit: number): Promise<number>;
}
