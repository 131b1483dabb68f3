import type { Profile } from '../../domain/accounts/Profile.ts';
import type { GoogleCode } from './GoogleAuthorisation.ts';

/** The backend's own session, held in a cookie no script can read. Rejects with a `CallError`. */
export interface Sessions {
  /** Exchanges an ID token for a session and answers with the profile. 'Firebase Login Error'. */
  openWithIdToken(idToken: string, signal?: AbortSignal): Promise<Profile>;
  /** Exchanges Google's authorisation code for a session. 'Google Login Error'. */
  openWithGoogleCode(code: GoogleCode, signal?: AbortSignal): Promise<Profile>;
  /** Whose session this browser has; null where it has none. 'Error retrieving profile'. */
  current(signal?: AbortSignal): Promise<Profile | null>;
  /** Ends the session on the server. Succeeds where there is none. */
  close(signal?: AbortSignal): Promise<void>;
}
