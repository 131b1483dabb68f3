import type { VerifiedIdentity } from './Users.ts';

/**
 * A verified identity whose address belongs to another account; it waits until the owner confirms the link. Times are
 * milliseconds since the epoch.
 */
export interface PendingLink {
  /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
  readonly tokenHash: string;
  readonly identity: VerifiedIdentity;
  /** When the provider authenticated the person, by the provider's clock. */
  readonly provenAt: number;
  readonly expiresAt: number;
}

/** Verified identities that wait to be linked. Each can be used once, within a short time. */
export interface PendingLinks {
  save(link: PendingLink): Promise<void>;
  /** Returns and deletes a link. Null if it is missing, was used, or expired before `now`. */
  take(tokenHash: string, now: number): Promise<PendingLink | null>;
  /** Deletes at most `limit` links that expired before `time`; resolves to their number. */
  removeExpired(time: number, limit: number): Promise<number>;
}
