import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Credential } from './Credential.ts';

/**
 * The verified email address already belongs to an account. `providers` lists its sign-in methods: `password`, or the
 * name of a provider. The shopper decides whether to link the accounts.
 */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError';
  readonly providers: readonly string[];
  constructor(providers: readonly string[], options?: ErrorOptions) {
    super('An account with this address exists.', options);
    this.providers = providers;
  }
}

/** Opens sessions of the backend. */
export interface Logins {
  /**
   * Exchanges a credential for a session and resolves to the profile. Rejects with `AccountExistsError`, or with a
   * `CallError`: 'Firebase Login Error' or 'Google Login Error'. With `link`, the sign-in method that was refused
   * with `AccountExistsError` is added to this account.
   */
  openSession(credential: Credential, signal?: AbortSignal, link?: boolean): Promise<Profile>;
}
