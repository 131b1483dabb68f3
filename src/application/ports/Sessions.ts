import type { Profile } from '../../domain/accounts/Profile.ts';
import type { GoogleCode } from './GoogleAuthorisation.ts';

/** A way to sign in. */
export type WayIn = 'password' | 'google';

/** The address that was proven belongs to an account that is reached by `ways`; the proof waits for a word of its owner. */
export class AccountExists extends Error {
  override readonly name = 'AccountExists';
  readonly ways: readonly WayIn[];
  constructor(ways: readonly WayIn[], options?: ErrorOptions) {
    super('An account with this address exists.', options);
    this.ways = ways;
  }
}

/** The backend's own session, held in a cookie no script can read. Rejects with a `CallError`. `link`: what was refused with `AccountExists` before becomes a way into this account. */
export interface Sessions {
  /** Exchanges an ID token for a session and answers with the profile. 'Firebase Login Error', or `AccountExists`. */
  openWithIdToken(idToken: string, signal?: AbortSignal, link?: boolean): Promise<Profile>;
  /** Exchanges Google's authorisation code for a session. 'Google Login Error', or `AccountExists`. */
  openWithGoogleCode(code: GoogleCode, signal?: AbortSignal, link?: boolean): Promise<Profile>;
  /** Whose session this browser has; null where it has none. 'Error retrieving profile'. */
  current(signal?: AbortSignal): Promise<Profile | null>;
  /** Ends the session on the server. Succeeds where there is none. */
  close(signal?: AbortSignal): Promise<void>;
}
