import type { Profile } from '../../domain/accounts/Profile.ts';

/** The backend's session, in a cookie that scripts cannot read; `Logins` opens it. Rejects with a `CallError`. */
export interface Sessions {
  /** The shopper of this browser's session; null without a session. 'Error retrieving profile'. */
  current(signal?: AbortSignal): Promise<Profile | null>;
  /** Ends the session on the server. Also succeeds without a session. */
  close(signal?: AbortSignal): Promise<void>;
}
