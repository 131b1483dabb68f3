import type { Identity } from './Users.ts';

/**
 * Unfinished deletions of accounts: the store's data is deleted, but an account at an identity provider may exist.
 * Until that account is deleted too, its identity must not sign in. Times are milliseconds since the epoch.
 */
export interface AccountDeletions {
  /**
   * Removes all of the shopper's data from the store and lists the shopper's identities here, in one transaction.
   * Discards the blobs. Succeeds for a missing shopper.
   */
  begin(userId: string, time: number): Promise<void>;
  isUnfinished(identity: Identity): Promise<boolean>;
  /** At most `limit` identities. The identity whose last attempt is oldest comes first. */
  listUnfinished(limit: number): Promise<readonly Identity[]>;
  /** Records a failed attempt. */
  recordAttempt(identity: Identity, time: number): Promise<void>;
  /** Removes an identity from the list. It may then sign in as a new shopper. */
  finish(identity: Identity): Promise<void>;
}
