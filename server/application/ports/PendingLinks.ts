import type { VerifiedIdentity } from './Users.ts';

/**
 * A verified identity whose email address belongs to another account. It waits until the owner confirms the link.
 * Times are milliseconds since the epoch.
 */
export interface PendingLink {
  /** The SHA-256 of the token in hexadecimal, because the token itself is not stored. */
  readonly tokenHash: string;
  readonly identity: VerifiedIdentity;
  /** When the provider authenticated the person, by the provider's clock. */
  readonly provenAt: number;
  readonly expiresAt: number;
}

/** Verified identities that wait to be linked. Each can be used once, within a short time. */
export interface PendingLinks {
  save(link: PendingLink): Promise<void>;
  /** Returns and deletes a pending link; null if it is missing, used, or expired before `now`. */
  take(tokenHash: string, now: number): Promise<PendingLink | null>;
  /** Deletes at most `limit` links that expired before `time`; resolves to their number. */
  removeExpired(time: number, limit: number): Promise<number>;
}
