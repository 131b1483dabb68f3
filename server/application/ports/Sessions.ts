import type { Identity } from './Users.ts';

/** The identity that opened a session, and when its provider authenticated the person. */
export interface Proof {
  readonly identity: Identity;
  /** When the provider authenticated the person, by the provider's clock, in milliseconds since the epoch. */
  readonly provenAt: number;
}

/** A session as it is stored. Times are milliseconds since the epoch. */
export interface StoredSession extends Proof {
  /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Matches sessions that were authenticated or opened before these times. */
export interface RevocationBounds {
  readonly provenBefore: number;
  readonly openedBefore: number;
}

/** Stored sessions. The caller, which has the clock, checks whether one has expired. */
export interface Sessions {
  open(session: StoredSession): Promise<void>;
  /** Null if there is none, or if it was revoked. */
  byTokenHash(tokenHash: string): Promise<StoredSession | null>;
  extend(tokenHash: string, expiresAt: number): Promise<void>;
  /** Succeeds for a missing session. */
  revoke(tokenHash: string): Promise<void>;
  revokeAllOf(userId: string): Promise<void>;
  revokeBefore(userId: string, before: RevocationBounds): Promise<void>;
  /** Revokes the sessions that one of a shopper's identities opened. */
  revokeOpenedBy(userId: string, identity: Identity): Promise<void>;
  /** Deletes sessions that expired before `time`; resolves to their number. */
  removeExpired(time: number): Promise<number>;
}
