import type { Identity } from './Users.ts';

/**
 * Deletions of accounts that are not finished: the data is gone, but an account at an identity provider may still be
 * there. Its identity must not sign in until then. Times are milliseconds since the epoch.
 */
export interface AccountDeletions {
  /**
   * Removes everything that the store has about the shopper and records the identities, in one transaction: either all
   * of it happens or nothing. The blobs count as discarded. Succeeds for a missing shopper.
   */
  begin(userId: string, at: number): Promise<void>;
  isUnfinished(identity: Identity): Promise<boolean>;
  /** At most `limit`; first the ones that were not tried for the longest time. */
  listUnfinished(limit: number): Promise<readonly Identity[]>;
  /** Moves a deletion that failed to the end of the list. */
  recordAttempt(identity: Identity, at: number): Promise<void>;
  /** Removes the record: the identity may sign in again, as a new shopper. */
  finish(identity: Identity): Promise<void>;
}
