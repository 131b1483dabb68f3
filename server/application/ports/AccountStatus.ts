import type { Identity } from './Users.ts';

/**
 * The status of an account at its identity provider. Times are milliseconds since the epoch, by the provider's clock.
 */
export type AccountState =
  | {
      readonly kind: 'active';
      /** Sign-ins before this time, in whole seconds, are invalid. */
      readonly validSince: number;
      /** When the password was set; 0 if the account has none. */
      readonly passwordSetAt: number;
    }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'gone' };

/**
 * Asks an identity provider for the status of an account. Without a contract suite: its only adapter asks an identity
 * provider and has its own tests.
 */
export interface AccountStatus {
  /** The status of an identity; null if it is not available. Rejects if the provider cannot be reached. */
  findState(identity: Identity, signal?: AbortSignal): Promise<AccountState | null>;
}

/** For providers that report no status. Sessions then end only by time. */
export const noAccountStatus: AccountStatus = { findState: async () => null };
