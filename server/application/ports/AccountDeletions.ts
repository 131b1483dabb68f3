import type { Identity } from './Users.ts';

/**
 * Unfinished deletions of accounts: the data is deleted, but an account at an identity provider may still exist. Its
 * identity must not sign in until then. Times are milliseconds since the epoch.
 */
export interface AccountDeletions {
  /**
   * Removes all of the shopper's data from the store and lists the shopper's identities here, in one transaction. The
   * blobs count as discarded. Succeeds for a missing shopper.
   */
  begin(userId: string, at: number): Promise<void>;
  isUnfinished(identity: Identity): Promise<boolean>;
  /** At most `limit`. Identities that were not tried for the longest time come first. */
  listUnfinished(limit: number): Promise<readonly Identity[]>;
  /** Moves a deletion that failed to the end of the list. */
  recordAttempt(identity: Identity, at: number): Promise<void>;
  /** Removes the record: the identity may sign in again, as a new shopper. */
  finish(identity: Identity): Promise<void>;
}
