import type { Identity } from './Users.ts';

/** By which way in someone came, and when its provider saw them. */
export interface Proof {
  readonly identity: Identity;
  /** By the provider's clock, milliseconds since the epoch. */
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

/** Sessions that were proven or opened before these times. */
export interface Before {
  readonly provenBefore: number;
  readonly openedBefore: number;
}

/** Open sessions. Whether one has expired is judged by the caller, whose clock it is. */
export interface Sessions {
  open(session: StoredSession): Promise<void>;
  /** Null where there is none, or where it was revoked. */
  byTokenHash(tokenHash: string): Promise<StoredSession | null>;
  extend(tokenHash: string, expiresAt: number): Promise<void>;
  /** Revoking what is not there succeeds. */
  revoke(tokenHash: string): Promise<void>;
  revokeAllOf(userId: string): Promise<void>;
  revokeBefore(userId: string, before: Before): Promise<void>;
  /** Revokes those that one of a shopper's ways in has opened. */
  revokeOpenedBy(userId: string, identity: Identity): Promise<void>;
  /** Forgets sessions that ended before `time`; answers how many. */
  removeExpired(time: number): Promise<number>;
}
