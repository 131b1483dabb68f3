import type { Identity } from './Users.ts';

/** How an account stands at its identity provider. Times are milliseconds since the epoch, by the provider's clock. */
export type AccountState =
  | {
      readonly kind: 'active';
      /** A sign-in that was proven before counts no more, to the second. */
      readonly validSince: number;
      /** When its password was set; 0 where it has none. */
      readonly passwordSetAt: number;
    }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'gone' };

/**
 * Asks an identity provider what has become of an account.
 *
 * Without a contract suite: its one adapter asks an identity provider and has its own tests.
 */
export interface AccountStatus {
  /** Null where nobody can be asked about this identity. Rejects where the provider cannot be asked now. */
  stateOf(identity: Identity, signal?: AbortSignal): Promise<AccountState | null>;
}

/** Where no provider can be asked: sessions end by their own time alone. */
export const noAccountStatus: AccountStatus = { stateOf: async () => null };
