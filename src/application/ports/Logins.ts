import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Credential } from './Credential.ts';

/**
 * The verified email address already belongs to an account with the sign-in methods `ways`: `password`, or the name of
 * a provider. The shopper decides whether to link or to separate.
 */
export class AccountExists extends Error {
  override readonly name = 'AccountExists';
  readonly ways: readonly string[];
  constructor(ways: readonly string[], options?: ErrorOptions) {
    super('An account with this address exists.', options);
    this.ways = ways;
  }
}

/** Opens sessions of the backend. */
export interface Logins {
  /**
   * Exchanges a credential for a session and resolves to the profile. Rejects with `AccountExists`, or with a
   * `CallError`: 'Firebase Login Error' or 'Google Login Error'. `link` adds the sign-in method that was refused with
   * `AccountExists` to this account.
   */
  open(credential: Credential, signal?: AbortSignal, link?: boolean): Promise<Profile>;
}
