import type { Identity } from './Users.ts';

/**
 * The status of an account at its identity provider. Times are milliseconds since the epoch, by the provider's clock.
 */
export type AccountState =
  | {
      readonly kind: 'active';
      /** Sign-ins before this time are not valid. Compare in whole seconds. */
      readonly validSince: number;
      /** When the password was set; 0 for an account without one. */
      readonly passwordSetAt: number;
    }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'gone' };

/**
 * Asks an identity provider for the status of an account.
 *
 * Without a contract suite: its one adapter asks an identity provider and has its own tests.
 */
export interface AccountStatus {
  /** Null if the status of this identity is not available. Rejects if the provider cannot be reached. */
  findState(identity: Identity, signal?: AbortSignal): Promise<AccountState | null>;
}

/** For providers that report no status: sessions end only by time. */
export const noAccountStatus: AccountStatus = { findState: async () => null };
