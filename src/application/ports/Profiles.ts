import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';

/** The shoppers' profiles on the backend. Every method rejects with a `CallError`, or with the signal's reason. */
export interface Profiles {
  /** Rejects with 'Error retrieving profile'. */
  getProfile(userId: string, signal?: AbortSignal): Promise<Profile>;
  /** Saves the given preferences; omitted keys keep their value. Rejects with 'Error saving user preferences'. */
  savePreferences(
    userId: string,
    preferences: Partial<Preferences> & { readonly onboarded?: boolean },
    signal?: AbortSignal,
  ): Promise<void>;
}
