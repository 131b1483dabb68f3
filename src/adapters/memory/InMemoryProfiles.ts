import { CallError } from '../../application/ports/CallError.ts';
import type { Profiles } from '../../application/ports/Profiles.ts';
import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';

/** Profiles that are given, by id. */
export class InMemoryProfiles implements Profiles {
  readonly #profiles: Map<string, Profile>;

  constructor(profiles: readonly Profile[]) {
    this.#profiles = new Map(profiles.map((profile) => [profile.id, profile]));
  }

  async getProfile(userId: string, signal?: AbortSignal): Promise<Profile> {
    signal?.throwIfAborted();
    return this.#find(userId, 'Error retrieving profile');
  }

  async savePreferences(
    userId: string,
    { onboarded, ...preferences }: Partial<Preferences> & { readonly onboarded?: boolean },
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    const profile = this.#find(userId, 'Error saving user preferences');
    this.#profiles.set(userId, {
      ...profile,
      onboarded: onboarded ?? profile.onboarded,
      preferences: { ...profile.preferences, ...preferences },
    });
  }

  #find(userId: string, message: string): Profile {
    const profile = this.#profiles.get(userId);
    if (profile === undefined) throw new CallError(message, 'not-found');
    return profile;
  }
}
