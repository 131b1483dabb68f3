import type { Profile } from '../../domain/accounts/Profile.ts';

/**
 * Rarely needed session calls, separated from `Sessions` so that their code loads lazily. Every method rejects with a
 * `CallError`. Needs no contract suite: the only adapter makes two plain calls, which the tests of routes and screens
 * cover.
 */
export interface SessionManagement {
  /** Opens a separate account for a sign-in that was refused with `AccountExistsError`. */
  openSeparateAccount(signal?: AbortSignal): Promise<Profile>;
  /** Ends every session of the shopper, on all devices. */
  closeAllSessions(signal?: AbortSignal): Promise<void>;
}
