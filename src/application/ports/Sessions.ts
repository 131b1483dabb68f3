import type { Profile } from '../../domain/accounts/Profile.ts';
import type { GoogleCode } from './GoogleAuthorisation.ts';

/** A sign-in method. */
export type WayIn = 'password' | 'google';

/** The verified email address already belongs to an account with the sign-in methods `ways`. The shopper decides whether to link or to separate. */
export class AccountExists extends Error {
  override readonly name = 'AccountExists';
  readonly ways: readonly WayIn[];
  constructor(ways: readonly WayIn[], options?: ErrorOptions) {
    super('An account with this address exists.', options);
    this.ways = ways;
  }
}

/** The backend's session, in a cookie that scripts cannot read. Rejects with a `CallError`. `link` adds the sign-in method that was refused with `AccountExists` to this account. */
export interface Sessions {
  /** Exchanges an ID token for a session and answers with the profile. 'Firebase Login Error', or `AccountExists`. */
  openWithIdToken(idToken: string, signal?: AbortSignal, link?: boolean): Promise<Profile>;
  /** Exchanges Google's authorisation code for a session. 'Google Login Error', or `AccountExists`. */
  openWithGoogleCode(code: GoogleCode, signal?: AbortSignal, link?: boolean): Promise<Profile>;
  /** The shopper of this browser's session; null without a session. 'Error retrieving profile'. */
  current(signal?: AbortSignal): Promise<Profile | null>;
  /** Ends the session on the server. Also succeeds without a session. */
  close(signal?: AbortSignal): Promise<void>;
}
