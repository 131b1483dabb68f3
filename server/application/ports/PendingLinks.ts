import type { VerifiedIdentity } from './Users.ts';

/**
 * A way in that was proven, whose address is another account's: it waits for its owner's word. Times are milliseconds
 * since the epoch.
 */
export interface PendingLink {
  /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
  readonly tokenHash: string;
  readonly identity: VerifiedIdentity;
  /** When the provider saw them, by its own clock. */
  readonly provenAt: number;
  readonly expiresAt: number;
}

/** Ways in that wait to be linked, each for a short time and to be used once. */
export interface PendingLinks {
  /** Keeps one, and forgets those that ended before `now`. */
  keep(link: PendingLink, now: number): Promise<void>;
  /** Gives it out and forgets it. Null where there is none, where it was used, or where it ended before `now`. */
  take(tokenHash: string, now: number): Promise<PendingLink | null>;
}
