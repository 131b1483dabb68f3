import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';

/** The shoppers' profiles on the backend. Rejects with a `CallError`, or with the signal's reason. */
export interface Profiles {
  /** 'Error retrieving profile'. */
  getProfile(userId: string, signal?: AbortSignal): Promise<Profile>;
  /** Missing keys keep their value. 'Error saving user preferences'. */
  savePreferences(
    userId: string,
    preferences: Partial<Preferences> & { readonly onboarded?: boolean },
    signal?: AbortSignal,
  ): Promise<void>;
}
