import type { Profile } from '../../domain/accounts/Profile.ts';

/**
 * The backend's session, in a cookie that scripts cannot read; `Logins` opens it. Every method rejects with a
 * `CallError`.
 */
export interface Sessions {
  /** The shopper of this browser's session; null without a session. Rejects with 'Error retrieving profile'. */
  fetchProfile(signal?: AbortSignal): Promise<Profile | null>;
  /** Ends the session on the server. Succeeds even if there is no session. */
  closeSession(signal?: AbortSignal): Promise<void>;
}
