import type { Profile } from '../../domain/accounts/Profile.ts';

/** What is seldom asked of the backend about sessions, so that its code may come late. Rejects with a `CallError`. */
export interface AccountDoors {
  /** Opens an account of its own for a sign-in that was refused with `AccountExists`. */
  openSeparately(signal?: AbortSignal): Promise<Profile>;
  /** Ends every session of the shopper, on all devices. */
  closeEverywhere(signal?: AbortSignal): Promise<void>;
}
